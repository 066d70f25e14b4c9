/** Dialogs ask, and close only where that is an answer; tabs are walked by keyboard. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, test, vi } from "vitest";
import Confirm from "../../src/kit/Confirm.svelte";
import Dialog from "../../src/kit/Dialog.svelte";
import Tabs from "../../src/kit/Tabs.svelte";
import { settings } from "../../src/state/settings.svelte";
import { press, saying } from "./fingers";

const escape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event("cancel", { cancelable: true }));

describe("a dialog", () => {
  test("has a name, and is closed by its button, by Escape, or beside it", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "The proof", onclose, children: saying("It holds.") });
    const dialog = screen.getByRole("dialog", { name: "The proof" });
    await press("Close");
    expect(onclose).toHaveBeenCalledTimes(1);
    expect(await escape(dialog)).toBe(false); // the parent closes it
    expect(onclose).toHaveBeenCalledTimes(2);
    await fireEvent.click(dialog);
    expect(onclose).toHaveBeenCalledTimes(3);
    await fireEvent.click(screen.getByText("It holds."));
    expect(onclose).toHaveBeenCalledTimes(3);
  });

  test("can't be closed where something must be decided", async () => {
    render(Dialog, { title: "Take the hand?", children: saying("Marta offers hers.") });
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    expect(screen.queryByRole("button")).toBeNull();
    expect(await escape(dialog)).toBe(false);
    await fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
  });

  test("is gone when it is taken away", () => {
    const { unmount } = render(Dialog, { title: "The proof", children: saying("It holds.") });
    unmount();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("asking once", () => {
  const given = { title: "Forget me?", action: "Forget me" };

  test("the buttons say what happens", async () => {
    const [onconfirm, oncancel] = [vi.fn(), vi.fn()];
    render(Confirm, { ...given, onconfirm, oncancel });
    expect(screen.getByText("This can't be taken back.")).toBeTruthy();
    await press("Cancel");
    expect([onconfirm.mock.calls.length, oncancel.mock.calls.length]).toEqual([0, 1]);
    await press("Forget me");
    expect([onconfirm.mock.calls.length, oncancel.mock.calls.length]).toEqual([1, 1]);
    await escape(screen.getByRole("dialog"));
    expect(oncancel).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["few", true, 1],
    ["few", false, 0],
    ["all", true, 0],
  ] as const)("with %s confirmations, routine %s", (confirmations, routine, done) => {
    settings.change({ confirmations });
    const [onconfirm, oncancel] = [vi.fn(), vi.fn()];
    render(Confirm, { ...given, routine, onconfirm, oncancel });
    expect(onconfirm).toHaveBeenCalledTimes(done);
    expect(screen.queryAllByRole("dialog")).toHaveLength(1 - done);
    settings.change({ confirmations: "all" });
  });

  test("is not answered twice while it happens", async () => {
    const onconfirm = vi.fn();
    render(Confirm, {
      ...given,
      onconfirm,
      oncancel: () => undefined,
      busy: true,
      children: saying("Really."),
    });
    await press("Forget me");
    expect(onconfirm).not.toHaveBeenCalled();
    expect(screen.getByText("Really.")).toBeTruthy();
  });
});

describe("tabs", () => {
  const tabs = [
    { value: "log", label: "Log" },
    { value: "talk", label: "Talk", news: 3 },
    { value: "gestures", label: "Gestures" },
  ];
  const children = createRawSnippet((value: () => string) => ({
    render: () => `<p>${value()}</p>`,
  }));

  function shown(value: string) {
    const onchange = vi.fn();
    render(Tabs<string>, { label: "My papers", tabs, value, onchange, children });
    return onchange;
  }
  const tab = (name: string | RegExp) => screen.getByRole("tab", { name });

  test("one is chosen, and names the panel", () => {
    shown("talk");
    expect(screen.getByRole("tablist", { name: "My papers" })).toBeTruthy();
    expect(tab(/Talk/).getAttribute("aria-selected")).toBe("true");
    expect(tab(/Talk/).textContent).toContain("3");
    expect(screen.getAllByRole("tab").map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
    const panel = screen.getByRole("tabpanel", { name: /Talk/ });
    expect(panel.textContent).toContain("talk");
    expect(tab("Log").getAttribute("aria-controls")).toBe(panel.id);
  });

  test.each([
    ["ArrowRight", "log", "talk"],
    ["ArrowLeft", "talk", "log"],
    ["ArrowRight", "gestures", "log"],
    ["ArrowLeft", "log", "gestures"],
  ])("%s leads from %s to %s, and the focus goes along", async (key, from, to) => {
    const onchange = shown(from);
    expect(await fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key })).toBe(
      false,
    );
    expect(onchange).toHaveBeenCalledExactlyOnceWith(to);
    expect(document.activeElement?.id.endsWith(`-${to}`)).toBe(true);
  });

  test("other keys are left alone, and a click chooses", async () => {
    const onchange = shown("log");
    expect(await fireEvent.keyDown(tab("Log"), { key: "a" })).toBe(true);
    await fireEvent.click(tab("Gestures"));
    expect(onchange).toHaveBeenCalledExactlyOnceWith("gestures");
  });
});
