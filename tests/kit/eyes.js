/**
 * What a person finds on the page: everything that can be pressed now, by its role, name and state.
 * While a dialog is open nothing outside it counts. Reads what screen readers read, and no classes.
 */
window.eyes = (() => {
  let seen = [];

  // --- requests that have no answer yet ---

  const waiting = new Map();

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      waiting.set(this, new Set());
      this.addEventListener("close", () => waiting.delete(this));
      this.addEventListener("message", ({ data }) => {
        const { accepted, id } = JSON.parse(data);
        waiting.get(this)?.delete(accepted ?? id);
      });
    }

    send(data) {
      const { id } = JSON.parse(data);
      if (id !== undefined) waiting.get(this)?.add(id);
      super.send(data);
    }
  };

  const pending = () => [...waiting.values()].some((ids) => ids.size > 0);

  // --- what can be pressed ---

  const tidy = (text) => text.replace(/\s+/g, " ").trim();

  /** The words inside, without what is hidden from screen readers. */
  function said(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    const label = node.getAttribute("aria-label");
    return label ?? [...node.childNodes].map(said).join(" ");
  }

  function named(element) {
    const label = element.getAttribute("aria-label");
    if (label !== null) return tidy(label);
    const ids = element.getAttribute("aria-labelledby");
    const labels = ids?.split(" ").map((id) => document.getElementById(id)) ?? [];
    if (labels.length > 0) return tidy(labels.map((one) => (one === null ? "" : said(one))).join(" "));
    if (element.tagName === "FIELDSET") return tidy(said(element.querySelector("legend") ?? element));
    if (element.labels?.length) return tidy([...element.labels].map(said).join(" "));
    return tidy(said(element));
  }

  const ROLES = { BUTTON: "button", SELECT: "select", INPUT: "radio" };
  const GROUPS = "[aria-label], [aria-labelledby], fieldset";

  function groupsOf(element) {
    const found = [];
    for (let at = element.parentElement; at; at = at.parentElement)
      if (at.matches(GROUPS)) found.push(named(at));
    return found;
  }

  const state = (element, name) => {
    const value = element.getAttribute(name);
    return value === null ? null : value === "true";
  };

  function thing(element, number) {
    return {
      number,
      role: element.getAttribute("role") ?? ROLES[element.tagName],
      name: named(element),
      groups: groupsOf(element),
      pressed: state(element, "aria-pressed"),
      off: element.disabled || state(element, "aria-disabled") === true,
      checked: element.checked ?? null,
      value: element.type === "radio" ? element.value : null,
      is_on_map: element.hasAttribute("data-spot"),
    };
  }

  function scope() {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return dialog ?? document.querySelector("main") ?? document.body;
  }

  function look() {
    const inside = scope();
    const all = [...inside.querySelectorAll("button, select, input[type=radio]")];
    const isSaid = (one) => one.checkVisibility() && !one.closest("[aria-hidden=true]");
    seen = all.filter(isSaid);
    const headings = [...inside.querySelectorAll("h1, h2")].map(named);
    const dialog = inside.tagName === "DIALOG" ? named(inside) : null;
    return { dialog, headings, things: seen.map(thing) };
  }

  /** What is touched when a thing is meant, null if it is gone: radio buttons hide in labels. */
  function body(number) {
    const element = seen[number].type === "radio" ? seen[number].closest("label") : seen[number];
    return element?.isConnected ? element : null;
  }

  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

  function middle(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Where a place on the map is once it rests, and whether it is in sight. Null if it is gone. */
  async function point(number) {
    const element = body(number);
    let last = null;
    while (element?.isConnected) {
      const { x, y } = middle(element);
      if (last?.x === x && last.y === y) {
        const there = document.elementFromPoint(x, y);
        const free = there?.closest("[data-spot]") != null;
        return { x, y, free, there: free ? null : (there?.outerHTML.slice(0, 200) ?? null) };
      }
      last = { x, y };
      await nextFrame();
    }
    return null;
  }

  /** By keyboard: whether the thing has the focus, or in which direction it lies from there. */
  function direction(number) {
    const element = seen[number];
    const from = document.activeElement;
    if (!element.isConnected) return "gone";
    if (from === element) return "here";
    const isRadio = element.type === "radio" && from?.type === "radio" && from.name === element.name;
    const isNowhere = from === null || from === document.body;
    const position = isNowhere ? 0 : from.compareDocumentPosition(element);
    const isBefore = (position & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    if (isRadio) return isBefore ? "ArrowUp" : "ArrowDown";
    return isBefore ? "Shift+Tab" : "Tab";
  }

  return { look, body, point, direction, pending };
})();
