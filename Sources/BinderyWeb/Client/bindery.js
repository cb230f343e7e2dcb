// The browser side of Bindery: events go out, patches come in, and nothing the person is doing is disturbed.
// The contract, with the meaning of every key, is BinderyWeb.docc/WireProtocol.md.
(() => {
  "use strict";

  const Operation = {
    text: "t", attribute: "a", value: "v", insert: "i", remove: "r", move: "m", focus: "f", endEditing: "b",
    navigated: "n", language: "l", bannerTexts: "L", wholeState: "R", unknownPage: "X",
  };
  const Kind = { edit: "e", tap: "t", submit: "s", focus: "f", blur: "b", history: "n", heartbeat: "p" };
  const Milliseconds = { firstRetry: 250, longestRetry: 5000, heartbeat: 25000, patience: 10000, travel: 1000 };
  const triesUntilDown = 5;

  const root = document.getElementById("bindery-root");
  if (!root) return;

  // MARK: Nodes — found by number when first needed; what leaves the page leaves the map.

  const nodes = new Map();

  function find(node) {
    const cached = nodes.get(node);
    if (cached?.isConnected) return cached;
    const element = node > 0 ? document.querySelector(`[data-n="${Number(node)}"]`) : null;
    if (element) nodes.set(node, element);
    return element;
  }

  function need(node) {
    const element = find(node);
    if (!element) throw new Error(`no node ${node} on this page`);
    return element;
  }

  const nodeOf = (element) => Number(element?.dataset?.n) || 0;

  function drop(child) {
    if (child.nodeType === Node.ELEMENT_NODE)
      for (const element of [child, ...child.querySelectorAll("[data-n]")])
        if (nodes.get(nodeOf(element)) === element) nodes.delete(nodeOf(element));
    child.remove();
  }

  function parse(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }

  // A width is free, so no class can say it; CSSOM may where a style attribute may not.
  function setWidth(element) {
    const width = element.dataset.width;
    element.style.maxWidth = width ? `${Number(width)}px` : "";
  }

  function setWidths(scope) {
    for (const element of scope.querySelectorAll("[data-width]")) setWidth(element);
  }

  const warned = new Set();
  function warnOnce(about, ...details) {
    if (warned.has(about)) return;
    warned.add(about);
    console.warn(`Bindery: ${about}`, ...details);
  }

  // MARK: Events — kept until acknowledged, so that a lost connection loses none and repeats none.

  let pending = [];
  let sequence = 0;
  let sent = 0; // the highest number given to a socket; on a new connection, what its first frame acknowledged

  function report(kind, ...details) {
    const last = pending.at(-1);
    const neverSent = last && last[0] > sent;
    // Whole contents replace each other: an hour of typing without a connection stays one event.
    if (kind === Kind.edit && neverSent && last[1] === kind && last[2] === details[0]) last[3] = details[1];
    else pending.push([++sequence, kind, ...details]);
    flush();
  }

  function flush() {
    if (!connection.ready) return;
    for (const event of pending) {
      if (event[0] <= sent) continue;
      connection.socket.send(JSON.stringify(event));
      sent = event[0];
    }
  }

  function acknowledge(number) {
    pending = pending.filter((event) => event[0] > number);
  }

  const isPending = (kind, node) => pending.some((event) => event[1] === kind && (!node || event[2] === node));

  // MARK: Fields — what the server believes of each, and when its word may be written over the person's.

  const believed = new WeakMap(); // field → the text the server has or is being told
  const touched = new Set(); // the whereabouts of the fields that the person has edited
  let composition = null; // { field, before, arrived }: what an input method is doing

  const fields = "input[data-n], textarea[data-n]";
  const isField = (element) => element instanceof HTMLElement && element.matches(fields);
  const belief = (field) => (believed.has(field) ? believed.get(field) : field.defaultValue);

  function reportEdit(field) {
    if (composition?.field === field || field.value === belief(field)) return;
    believed.set(field, field.value);
    touched.add(JSON.stringify(whereabouts(field)));
    report(Kind.edit, nodeOf(field), field.value);
  }

  // Text typed before this script ran, restored by the browser, or set by a password manager without any event.
  function reportUnseenEdits() {
    root.querySelectorAll(fields).forEach(reportEdit);
  }

  function writeValue(field, text) {
    if (isPending(Kind.edit, nodeOf(field))) return;
    if (composition?.field === field) {
      composition.arrived = text;
      return;
    }
    believed.set(field, text);
    if (field.value === text) return;
    const selection = selectionOf(field);
    field.value = text;
    if (field === document.activeElement) select(field, selection);
  }

  function selectionOf(field) {
    const { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, value } = field;
    return { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, length: value.length };
  }

  // A caret at the end stays at the end, or a server that formats a number while it is typed would scramble it.
  function select(field, selection) {
    if (selection.selectionStart === null || field.selectionStart === null) return; // e-mail and number fields
    const fit = (at) => (at >= selection.length ? field.value.length : Math.min(at, field.value.length));
    field.setSelectionRange(fit(selection.selectionStart), fit(selection.selectionEnd), selection.selectionDirection);
    field.scrollLeft = selection.scrollLeft;
    field.scrollTop = selection.scrollTop;
  }

  function beginComposition(field) {
    composition = { field, before: field.value, arrived: null };
  }

  function endComposition() {
    const { field, before, arrived } = composition;
    composition = null;
    if (field.value !== before || arrived === null) reportEdit(field);
    else writeValue(field, arrived);
  }

  // MARK: Focus — remembered before a frame, put back after it.

  let reportedFocus = 0;
  let applying = false; // a frame's own comings and goings of the focus are not the person's
  let disabledWhileFocused = null;

  function reportFocus(element) {
    const node = isField(element) ? nodeOf(element) : 0;
    if (applying || node === reportedFocus) return;
    if (reportedFocus && find(reportedFocus)) report(Kind.blur, reportedFocus);
    if (node) report(Kind.focus, node);
    reportedFocus = node;
  }

  function rememberFocus() {
    const element = document.activeElement;
    return element && element !== root && root.contains(element) ? remember(element) : null;
  }

  // Whatever the server has not yet heard of, although the person may be in another field by now.
  function rememberEdited() {
    const edited = new Set(pending.map(([, kind, node]) => (kind === Kind.edit ? find(node) : null)));
    return [...edited].filter((field) => field).map(remember);
  }

  function remember(element) {
    const field = isField(element);
    return {
      element,
      node: nodeOf(element),
      ...whereabouts(element),
      text: field ? element.value : "",
      edited: field && (isPending(Kind.edit, nodeOf(element)) || composition?.field === element),
      selection: field ? selectionOf(element) : null,
    };
  }

  // What a field made anew has in common with the one before.
  function whereabouts(element) {
    return {
      identifier: element.dataset.testid,
      row: element.closest('[data-testid^="row-"]')?.dataset.testid,
      screen: element.closest(".screen")?.dataset.screen,
    };
  }

  const called = (name) => `[data-testid="${CSS.escape(name)}"]`;

  function successor(held) {
    if (find(held.node)) return find(held.node);
    if (!held.identifier) return null;
    const screen = held.screen ? root.querySelector(`.screen[data-screen="${CSS.escape(held.screen)}"]`) : root;
    const place = held.row ? screen?.querySelector(called(held.row)) : screen;
    if (place?.matches(called(held.identifier))) return place;
    return place?.querySelector(called(held.identifier)) ?? null;
  }

  // Returns the element that now stands for the remembered one.
  function carryOver(held) {
    if (composition && !composition.field.isConnected) composition = null;
    const heir = successor(held);
    if (heir && heir !== held.element && held.edited && isField(heir)) {
      heir.value = held.text;
      reportEdit(heir);
    }
    return heir;
  }

  function giveFocus(element, selection) {
    if (element === document.activeElement) return;
    element.focus({ preventScroll: true });
    if (selection && isField(element) && element === document.activeElement) select(element, selection);
  }

  // MARK: Moving — the focused element stays in the document; the others move around it.

  function place(parent, child, before) {
    if (child === before || child.nextSibling === before && child.parentNode === parent) return;
    if (child.parentNode !== parent || !child.contains(document.activeElement)) {
      parent.insertBefore(child, before);
      return;
    }
    const siblings = [...parent.childNodes];
    const here = siblings.indexOf(child);
    const there = before ? siblings.indexOf(before) : siblings.length;
    if (there > here) siblings.slice(here + 1, there).forEach((sibling) => parent.insertBefore(sibling, child));
    else child.after(...siblings.slice(there, here));
  }

  // MARK: Morphing — the whole state after a reconnection, laid over the page with as few touches as possible.

  function morphChildren(parent, source) {
    if (!source.firstElementChild && !parent.firstElementChild) {
      if (parent.textContent !== source.textContent) parent.textContent = source.textContent;
      return;
    }
    const sources = [...source.childNodes];
    const wanted = sources.map((child) => {
      const present = find(nodeOf(child));
      return present && present.tagName === child.tagName && root.contains(present) ? present : child;
    });
    const staying = new Set(wanted);
    for (const child of [...parent.childNodes]) if (!staying.has(child)) drop(child);
    arrange(parent, wanted);
    wanted.forEach((child, index) => {
      if (child !== sources[index]) morph(child, sources[index]);
    });
  }

  // Outwards from the child that holds the focus, which therefore never moves; what is in order is not touched.
  function arrange(parent, wanted) {
    const holdsFocus = (child) => child.parentNode === parent && child.contains(document.activeElement);
    const pivot = Math.max(wanted.findIndex(holdsFocus), 0);
    if (wanted[pivot]?.parentNode !== parent) parent.prepend(...wanted.slice(pivot, pivot + 1));
    for (let index = pivot - 1; index >= 0; index--)
      if (wanted[index].nextSibling !== wanted[index + 1]) parent.insertBefore(wanted[index], wanted[index + 1]);
    for (let index = pivot + 1; index < wanted.length; index++)
      if (wanted[index - 1].nextSibling !== wanted[index]) wanted[index - 1].after(wanted[index]);
  }

  function morph(element, source) {
    // Ours, not the server's: the width set through CSSOM, a heading made focusable, the text of a field.
    const ours = (name) => name === "style" || name === "tabindex" || (name === "value" && isField(element));
    for (const { name } of [...element.attributes])
      if (!source.hasAttribute(name) && !ours(name)) element.removeAttribute(name);
    for (const { name, value } of source.attributes)
      if (element.getAttribute(name) !== value && !ours(name)) element.setAttribute(name, value);
    if (isField(element)) writeValue(element, source.defaultValue);
    else morphChildren(element, source);
  }

  // A field that was made anew still owes its server-side text to the edit that is on its way.
  function writePendingEdits() {
    for (const [, kind, node, text] of pending) {
      const field = kind === Kind.edit ? find(node) : null;
      if (!field || field.value === text || composition?.field === field || field === document.activeElement) continue;
      field.value = text;
      believed.set(field, text);
    }
  }

  // MARK: Operations — one transaction is one frame; the focus is settled once, at its end.

  let wish = null; // what the frame asks of the focus: { focus } or { blur }

  const operations = {
    [Operation.text](node, text) {
      const element = need(node);
      if (element.textContent !== text) element.textContent = text;
    },
    [Operation.attribute](node, name, value) {
      const element = need(node);
      if (name === "disabled" && value !== null && element === document.activeElement) disabledWhileFocused = element;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value === true ? "" : value);
      if (name === "data-width") setWidth(element);
      // A button disabled while its action runs loses the focus; who works by keyboard gets it back.
      if (name === "disabled" && value === null && element === disabledWhileFocused) {
        disabledWhileFocused = null;
        if (document.activeElement === document.body) giveFocus(element);
      }
    },
    [Operation.value](node, text) {
      writeValue(need(node), text);
    },
    [Operation.insert](parent, before, html) {
      const content = parse(html);
      setWidths(content);
      const next = before ? find(before) : null;
      need(parent).insertBefore(content, next?.parentNode === find(parent) ? next : null);
    },
    [Operation.remove](node) {
      drop(need(node));
    },
    [Operation.move](parent, node, before) {
      const next = before ? find(before) : null;
      place(need(parent), need(node), next?.parentNode === find(parent) ? next : null);
    },
    [Operation.focus](node) {
      wish = { focus: need(node) };
    },
    [Operation.endEditing]() {
      wish = { blur: true };
    },
    [Operation.navigated](newDepth, path, title) {
      document.title = title;
      depth = newDepth;
      // Two quick steps back: the answer to the first must not undo the second.
      if (!isPending(Kind.history)) showInHistory(newDepth, path);
    },
    [Operation.language](language) {
      document.documentElement.lang = language;
    },
    [Operation.bannerTexts](lost, down) {
      root.dataset.lost = lost;
      root.dataset.down = down;
      if (banner) announce();
    },
    [Operation.wholeState](html) {
      morphChildren(root, parse(html));
      setWidths(root);
      writePendingEdits();
    },
    [Operation.unknownPage]() {
      connection.close();
      // Not at once for a young page, or a server that knows no page at all would be asked without pause.
      setTimeout(loadAnew, performance.now() < 3000 ? 2000 : Math.random() * 250);
    },
  };

  function apply(frame) {
    const navigates = frame.some(([key]) => key === Operation.navigated);
    const departure = navigates ? rememberPlace() : null;
    const held = rememberFocus();
    const edited = rememberEdited();
    const rectangles = measure(frame);
    wish = null;
    applying = true;
    for (const [key, ...operands] of frame) {
      try {
        if (Object.hasOwn(operations, key)) operations[key](...operands);
        else warnOnce(`unknown operation "${key}"`, operands);
      } catch (error) {
        warnOnce(`operation "${key}" was skipped`, operands, error);
      }
    }
    edited.forEach(carryOver);
    const heir = held && carryOver(held);
    const arrived = departure && arrive(departure);
    if (wish?.blur) document.activeElement?.blur();
    else if (wish?.focus) focusAsAsked(wish.focus);
    else if (arrived) giveFocus(arrived);
    else if (heir) giveFocus(heir, held.selection);
    applying = false;
    glide(rectangles);
    reportFocus(document.activeElement);
  }

  function focusAsAsked(element) {
    if (element === document.activeElement) return;
    element.focus();
    if (isField(element) && element.selectionStart === 0) element.setSelectionRange(element.value.length, element.value.length);
  }

  // MARK: Loading anew — what was typed goes along, but for passwords; the new page reports it as edits.

  const luggage = "bindery-typed";

  function loadAnew() {
    const typed = [...root.querySelectorAll(fields)]
      .map((field) => ({ ...whereabouts(field), field }))
      .filter(({ field, ...place }) => field.type !== "password" && touched.has(JSON.stringify(place)))
      .map(({ field, ...place }) => ({ ...place, text: field.value, isFocused: field === document.activeElement }));
    try {
      sessionStorage.setItem(luggage, JSON.stringify(typed));
    } catch {} // a browser that keeps nothing
    location.reload();
  }

  function unpack() {
    try {
      const typed = JSON.parse(sessionStorage.getItem(luggage) ?? "[]");
      sessionStorage.removeItem(luggage);
      for (const { text, isFocused, ...place } of typed) {
        const field = successor(place);
        if (!isField(field)) continue;
        field.value = text;
        if (isFocused) field.focus();
      }
    } catch {}
  }

  // MARK: Motion — what moved is seen to move.

  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

  function measure(frame) {
    const rectangles = new Map();
    if (isCalm.matches) return rectangles;
    for (const [key, parent, node] of frame) {
      if (key !== Operation.move || rectangles.size > 200) continue;
      for (const element of [find(node), ...(find(node)?.parentNode?.children ?? []), ...(find(parent)?.children ?? [])])
        if (element) rectangles.set(element, element.getBoundingClientRect());
    }
    return rectangles;
  }

  function glide(rectangles) {
    for (const [element, before] of rectangles) {
      const after = element.getBoundingClientRect();
      const [x, y] = [before.left - after.left, before.top - after.top];
      if (!element.isConnected || (!x && !y)) continue;
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 220, easing: "ease-out" });
    }
  }

  // MARK: Places — a new screen is read from its heading; one come back to is found as it was left.

  const places = new Map(); // depth → where the person was on that screen
  let depth = Number(root.dataset.depth) || 1;

  const visibleScreen = () => root.querySelector(".screen:not([hidden])");

  function rememberPlace() {
    const screen = visibleScreen();
    const scrolled = [...(screen?.querySelectorAll("[data-testid]") ?? [])]
      .filter((element) => element.scrollTop > 0 && !isField(element))
      .map((element) => [element.dataset.testid, element.scrollTop]);
    const door = document.activeElement.matches("button, a") ? { ...rememberFocus(), element: null } : null;
    places.set(depth, { name: screen?.dataset.screen, top: scrollY, scrolled, door });
    return { screen, depth };
  }

  // Returns what should get the focus, or null when the screen is still the same.
  function arrive(departure) {
    const screen = visibleScreen();
    if (!screen || screen === departure.screen) return null;
    const known = depth < departure.depth ? places.get(depth) : null;
    const place = known?.name === screen.dataset.screen ? known : null;
    for (const key of places.keys()) if (key >= depth) places.delete(key);
    scrollTo(0, place?.top ?? 0);
    for (const [name, top] of place?.scrolled ?? []) screen.querySelector(called(name))?.scrollTo(0, top);
    if (!isCalm.matches) {
      const side = Math.sign(depth - departure.depth) * 16;
      screen.animate([{ opacity: 0, transform: `translateX(${side}px)` }, { opacity: 1, transform: "none" }],
        { duration: 180, easing: "ease-out" });
    }
    const door = place?.door ? successor(place.door) : null;
    if (door && !door.disabled) return door;
    const heading = screen.querySelector("h1") ?? screen;
    heading.tabIndex = -1;
    return heading;
  }

  // MARK: History — the trail holds the depth of each entry this page has made, the present one last.

  const page = Math.random().toString(36).slice(2);
  let travelling = null; // { depth, path, timer }: on our own way back, until its popstate comes

  const trail = () => (history.state?.page === page ? history.state.trail : [depth]);

  function showInHistory(newDepth, path) {
    if (travelling) {
      Object.assign(travelling, { depth: newDepth, path });
      return;
    }
    const entries = trail();
    const target = entries.findIndex((entry) => entry >= newDepth);
    const steps = target < 0 ? 0 : entries.length - 1 - target;
    const state = { page, trail: [...(target < 0 ? entries : entries.slice(0, target)), newDepth] };
    if (target < 0) history.pushState(state, "", path);
    else if (steps === 0) history.replaceState(state, "", path);
    else {
      travelling = { depth: newDepth, path, timer: setTimeout(() => arriveInHistory(true), Milliseconds.travel) };
      history.go(-steps);
    }
  }

  function arriveInHistory(gaveUp) {
    const { depth: newDepth, path, timer } = travelling;
    clearTimeout(timer);
    travelling = null;
    if (gaveUp) history.replaceState({ page, trail: [newDepth] }, "", path);
    else showInHistory(newDepth, path);
  }

  addEventListener("popstate", ({ state }) => {
    if (travelling) return arriveInHistory(false);
    if (!state?.page) return; // a fragment
    // An entry from before a reload: the stack it belonged to is gone, its path still works.
    if (state.page !== page) return location.reload();
    if (connection.lost) announce(true);
    report(Kind.history, state.trail.at(-1), location.pathname + location.search);
  });

  history.scrollRestoration = "manual"; // the browser would scroll before the screen is there
  history.replaceState({ page, trail: [depth] }, "");

  // MARK: Connection

  const connection = {
    socket: null,
    ready: false, // the first frame of this connection has come: both sides know what the other has seen
    lost: false, // not yet true before the first connection: a tap may wait for that
    tries: 0,
    retry: 0,
    heartbeat: 0,
    deadline: 0,

    open() {
      this.close();
      const url = new URL(root.dataset.socket, location.href);
      url.protocol = url.protocol.replace("http", "ws");
      const socket = new WebSocket(url);
      this.socket = socket;
      this.expectFrame();
      // The beat makes the server speak even if it has nothing to say, and a mute connection fail soon.
      socket.onopen = () => this.beat();
      socket.onmessage = ({ data }) => this.received(data);
      socket.onclose = () => this.lose();
    },

    close() {
      clearTimeout(this.retry);
      clearTimeout(this.heartbeat);
      clearTimeout(this.deadline);
      this.ready = false;
      if (!this.socket) return;
      this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
      this.socket = null;
    },

    // Does not wait for the close to complete: towards a dead peer that takes minutes.
    lose() {
      this.close();
      const delay = Math.min(Milliseconds.firstRetry * 2 ** this.tries, Milliseconds.longestRetry);
      this.tries += 1;
      this.lost = true;
      this.retry = setTimeout(() => this.open(), delay * (0.75 + Math.random() / 4));
      announce();
    },

    beat() {
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      this.socket.send(JSON.stringify([0, Kind.heartbeat]));
      this.expectFrame();
    },

    expectFrame() {
      clearTimeout(this.deadline);
      this.deadline = setTimeout(() => this.lose(), Milliseconds.patience);
    },

    received(data) {
      clearTimeout(this.deadline);
      clearTimeout(this.heartbeat);
      this.heartbeat = setTimeout(() => this.beat(), Milliseconds.heartbeat);
      let acknowledged, frame;
      try {
        [acknowledged, frame] = JSON.parse(data);
      } catch {
        return warnOnce("a frame that is not JSON was ignored", data);
      }
      const first = !this.ready;
      // With a server that does not know the page there is nothing to agree on: it stays lost until it is loaded anew.
      const isUnknown = frame?.some(([key]) => key === Operation.unknownPage);
      if (first && !isUnknown) this.agree(acknowledged);
      acknowledge(acknowledged);
      apply(frame ?? []);
      if (this.socket && first) {
        this.ready = true;
        flush();
      }
    },

    agree(acknowledged) {
      // The browser showed an old copy of this page: the server has heard of it before, so count on from there.
      if (sent === 0 && acknowledged > 0) {
        for (const event of pending) event[0] += acknowledged;
        sequence += acknowledged;
      }
      sent = acknowledged;
      this.tries = 0;
      this.lost = false;
      removeBanner();
    },

    // The network came back or the page is looked at again: no reason to wait.
    check() {
      if (this.ready) this.beat();
      else if (this.lost) this.open();
    },
  };

  addEventListener("online", () => connection.check());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && connection.check());

  // MARK: Banner

  let banner = null;
  let speaking = 0;

  // Insisting: the person tapped and nothing will happen, so say it again, to eye and ear.
  function announce(insisting) {
    if (!banner) {
      banner = document.createElement("div");
      banner.className = "connection";
      banner.setAttribute("role", "status");
      banner.dataset.testid = "connection";
      document.body.prepend(banner);
    }
    const { lost = "", down = "" } = root.dataset;
    const text = connection.tries > triesUntilDown ? down : lost;
    if (insisting) banner.replaceChildren();
    // Screen readers speak of a change within a live region, not of a region that comes with its text.
    clearTimeout(speaking);
    if (banner.textContent !== text) speaking = setTimeout(() => (banner.textContent = text), 50);
    if (!insisting) return;
    banner.classList.add("insisting");
    if (isCalm.matches) return;
    const shake = [0, -8, 8, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    banner.animate(shake, { duration: 320, easing: "ease-in-out" });
  }

  function removeBanner() {
    clearTimeout(speaking);
    banner?.remove();
    banner = null;
  }

  // MARK: What the person does

  function act(kind, element) {
    if (connection.lost) return announce(true);
    reportUnseenEdits();
    report(kind, nodeOf(element));
  }

  root.addEventListener("click", (event) => {
    const element = event.target.closest?.('button[data-n], a.link[data-n], [role="button"][data-n]');
    if (!element || event.defaultPrevented) return;
    if (element.tagName === "A") {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || connection.lost) return; // the browser opens it
      event.preventDefault();
    }
    act(Kind.tap, element);
  });

  root.addEventListener("keydown", (event) => {
    // 229 and isComposing: this Enter chooses a candidate of the input method.
    if (event.isComposing || event.keyCode === 229 || event.repeat) return;
    const { key, target } = event;
    if (key === "Enter" && isField(target) && target.tagName === "INPUT") return act(Kind.submit, target);
    if ((key === "Enter" || key === " ") && target.matches('[role="button"][data-n]:not(button, a)')) {
      event.preventDefault();
      act(Kind.tap, target);
    }
  });

  root.addEventListener("input", (event) => {
    if (!isField(event.target)) return;
    if (event.isComposing && composition?.field !== event.target) beginComposition(event.target);
    reportEdit(event.target);
  });
  root.addEventListener("change", ({ target }) => isField(target) && reportEdit(target));
  // A picture that cannot be loaded is no broken image where a person is meant. (The event does not bubble.)
  root.addEventListener("error", ({ target }) => {
    if (target.matches("img.avatar") && !target.src.endsWith("/bindery/person.svg")) target.src = "/bindery/person.svg";
  }, true);
  root.addEventListener("compositionstart", ({ target }) => isField(target) && beginComposition(target));
  root.addEventListener("compositionend", ({ target }) => composition?.field === target && endComposition());

  root.addEventListener("focusin", ({ target }) => {
    if (!applying) disabledWhileFocused = null;
    reportFocus(target);
  });
  // Another window in front is no loss of focus within the page.
  root.addEventListener("focusout", ({ relatedTarget }) => document.hasFocus() && reportFocus(relatedTarget));

  addEventListener("pageshow", (event) => {
    reportUnseenEdits();
    if (event.persisted) connection.open();
  });

  setWidths(root);
  unpack();
  reportUnseenEdits();
  reportFocus(document.activeElement);
  connection.open();
})();
