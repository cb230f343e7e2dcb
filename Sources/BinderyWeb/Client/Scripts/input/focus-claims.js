// Focus claims — during a frame, modules claim the focus for an element; at its end one of the claims is granted.

// A lower rank has precedence; the server's request over all of them, and any over the element that had the focus.
export const FocusRank = {
  arrived: 0, // of the screen that the frame navigates to
  enabled: 1, // was disabled while it had the focus, and is enabled by the frame
  returned: 2, // had the focus before the dialog that the frame closes
};

let claims = []; // rank → element

export function claimFocus(rank, element) {
  claims[rank] = element;
}

export const grantedClaim = () => claims.find((element) => element);

export function clearClaims() {
  claims = [];
}

// The element that lost the focus because a frame disabled it; it gets the focus back when it is enabled.
export let awaitedElement = null;

export function awaitEnabling(element) {
  awaitedElement = element;
}
