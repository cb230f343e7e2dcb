// Root — the element that contains the page. Its attributes have what the server tells the script before it connects.

export const root = document.getElementById("bindery-root");

// The address of the WebSocket; its parameter `page` is the token of the page.
export const socketAddress = () => new URL(root.dataset.socket, location.href);
