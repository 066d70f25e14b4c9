/**
 * What a person finds on the page: everything that can be pressed now, by its role, name and state.
 * While a dialog is open nothing outside it counts. Reads what screen readers read, and no classes.
 */
window.eyes = (() => {
  let seen = [];

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
    };
  }

  function scope() {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return dialog ?? document.querySelector("main") ?? document.body;
  }

  function look() {
    const inside = scope();
    const all = [...inside.querySelectorAll("button, select, input[type=radio]")];
    seen = all.filter((one) => one.checkVisibility());
    const headings = [...inside.querySelectorAll("h1, h2")].map(named);
    const dialog = inside.tagName === "DIALOG" ? named(inside) : null;
    return { dialog, headings, things: seen.map(thing) };
  }

  /** What is touched when a thing is meant: a radio button hides behind its label. */
  const body = (number) => (seen[number].type === "radio" ? seen[number].closest("label") : seen[number]);

  /** Where to press, and whether what is there is what was meant; on the map the nearest is. */
  function point(number) {
    const element = body(number);
    if (!element?.isConnected) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    const onMap = (one) => one?.closest("[data-spot]")?.parentElement?.parentElement ?? null;
    const isOnSameMap = onMap(element) !== null && onMap(there) === onMap(element);
    const isFree = there !== null && (element.contains(there) || isOnSameMap);
    const covering = isFree || there === null ? "" : there.outerHTML.slice(0, 200);
    return { x, y, free: isFree, onMap: onMap(element) !== null, covering };
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

  return { look, point, direction };
})();
