/** Buttons, cards and choices: what they say of themselves, and when they can be pressed. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import Button from "../../src/kit/Button.svelte";
import PlayingCard from "../../src/kit/PlayingCard.svelte";
import Segmented from "../../src/kit/Segmented.svelte";
import { button, choose, chosenIn, press, radioOf, saying } from "./fingers";

describe("a button", () => {
  test("is pressed", async () => {
    const onclick = vi.fn();
    render(Button, { onclick, children: saying("Shake") });
    await press("Shake");
    expect(onclick).toHaveBeenCalledOnce();
    expect(button("Shake").getAttribute("aria-describedby")).toBeNull();
  });

  test("says why it can't be, and can't", async () => {
    const onclick = vi.fn();
    render(Button, { onclick, reason: "Not your turn.", children: saying("Shake") });
    await press("Shake");
    expect(onclick).not.toHaveBeenCalled();
    const shake = button("Shake");
    expect(shake.getAttribute("aria-disabled")).toBe("true");
    expect(shake.hasAttribute("disabled")).toBe(false); // it can still be found by keyboard
    const reason = document.getElementById(shake.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe("Not your turn.");
  });

  test("can't be pressed again while it is busy", async () => {
    const onclick = vi.fn();
    render(Button, { onclick, busy: true, children: saying("Shake") });
    await press("Shake");
    expect(onclick).not.toHaveBeenCalled();
    expect(button("Shake").querySelector(".dots")).not.toBeNull();
  });

  test.each([{ busy: true }, { reason: "Not yet." }])(
    "does not send its form with %o",
    async (more) => {
      render(Button, { type: "submit", children: saying("Send"), ...more });
      const send = button("Send");
      expect(send.getAttribute("type")).toBe("submit");
      expect(await fireEvent.click(send)).toBe(false);
    },
  );

  test("is a link where it leads somewhere", () => {
    render(Button, { href: "/new", children: saying("Create") });
    expect(screen.getByRole("link", { name: "Create" }).getAttribute("href")).toBe("/new");
  });
});

describe("one of a few", () => {
  const options = [
    { value: 3, label: "three" },
    { value: 4, label: "four" },
  ];

  test("is a group of radio buttons with a name", async () => {
    const onchange = vi.fn();
    render(Segmented<number>, { label: "Players", options, value: 4, onchange });
    expect(screen.getByRole("group", { name: "Players" })).toBeTruthy();
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    await choose("Players", "three");
    expect(onchange).toHaveBeenCalledExactlyOnceWith(3);
  });

  test("two groups are strangers", () => {
    const given = { options, value: 3, onchange: () => undefined };
    render(Segmented<number>, { label: "One", ...given });
    render(Segmented<number>, { label: "Two", ...given, value: 4 });
    expect([chosenIn("One"), chosenIn("Two")]).toEqual(["three", "four"]);
    expect(radioOf("One", "three").name).not.toBe(radioOf("Two", "three").name);
  });

  test("can be switched off, and described", () => {
    const given = { label: "Players", options, value: 4, onchange: () => undefined };
    render(Segmented<number>, { ...given, disabled: true, describedby: "about" });
    const group = screen.getByRole<HTMLFieldSetElement>("group");
    expect(group.disabled).toBe(true);
    expect(group.getAttribute("aria-describedby")).toBe("about");
  });
});

describe("a card", () => {
  const face = { name: "Colonel Bubble", children: saying("B") };

  test("to look at is no button", () => {
    render(PlayingCard, { ...face, tag: "true" });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("true")).toBeTruthy();
  });

  test("to take says whether it is taken", async () => {
    const onpress = vi.fn();
    const { rerender } = render(PlayingCard, { ...face, onpress });
    await press(/Colonel Bubble/);
    expect(onpress).toHaveBeenCalledOnce();
    expect(button(/Colonel Bubble/).getAttribute("aria-pressed")).toBe("false");
    await rerender({ chosen: true });
    expect(button(/Colonel Bubble/).getAttribute("aria-pressed")).toBe("true");
  });

  test("that is not offered says why, and can't be taken", async () => {
    const onpress = vi.fn();
    render(PlayingCard, { ...face, onpress, reason: "shown before" });
    await press(/Colonel Bubble.*shown before/);
    expect(onpress).not.toHaveBeenCalled();
    expect(button(/Colonel Bubble/).getAttribute("aria-disabled")).toBe("true");
  });
});
