// Hook — lets a module call handlers that modules of higher floors have added.

export function createHook() {
  const handlers = [];
  return {
    add(handler) { handlers.push(handler); },
    call(...details) { for (const handler of handlers) handler(...details); },
  };
}
