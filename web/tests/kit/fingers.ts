/** What a person does with a page, and what they find there. */
import { fireEvent, screen } from "@testing-library/svelte";
import { createRawSnippet, type Snippet } from "svelte";

/** The one button of this name. Found by what it says, since asking for roles takes long on a whole screen. */
export function button(name: string | RegExp, within: ParentNode = document): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>("button")];
  const found = all.filter((one) => isCalled(nameOf(one), name));
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(
      `${found.length} buttons are called ${name} among: ${all.map(nameOf).join(", ")}`,
    );
  return only;
}

function nameOf(one: HTMLElement): string {
  return one.getAttribute("aria-label") ?? (one.textContent ?? "").replace(/\s+/g, " ").trim();
}

function isCalled(called: string, name: string | RegExp): boolean {
  return typeof name === "string" ? called === name : name.test(called);
}

export const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name));

/** Press a button of the dialog that lies above everything. */
export function confirm(name: string | RegExp): void {
  const dialog = [...document.querySelectorAll("dialog")].at(-1);
  button(name, dialog).click();
}

/** Choose one of a few radio buttons, by the group's label and the choice's. */
export async function choose(group: string, choice: string): Promise<void> {
  const radio = radioOf(group, choice);
  radio.checked = true;
  await fireEvent.change(radio);
}

export function radioOf(group: string, choice: string): HTMLInputElement {
  const labels = [...(groupOf(group)?.querySelectorAll("label") ?? [])];
  const label = labels.find((one) => one.textContent?.trim() === choice);
  const radio = label?.querySelector("input");
  if (!radio) throw new Error(`${group} has no ${choice}`);
  return radio;
}

/** Which of a group of radio buttons is chosen. */
export function chosenIn(group: string): string | undefined {
  const radio = groupOf(group)?.querySelector("input:checked");
  return radio?.closest("label")?.textContent?.trim();
}

function groupOf(name: string): HTMLElement | undefined {
  const legends = [...document.querySelectorAll<HTMLElement>("fieldset > legend")];
  return legends.find((one) => one.textContent?.trim() === name)?.parentElement ?? undefined;
}

/** A field, or a list to choose from, by its label. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label, { selector: "input, select" });
}

/** Write into a field, or choose from a list. */
export async function fill(label: string, value: string): Promise<void> {
  await fireEvent.input(field(label), { target: { value } });
  await fireEvent.change(field(label), { target: { value } });
}

/** Words, for a component that wants children. */
export function saying(text: string): Snippet {
  return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}
