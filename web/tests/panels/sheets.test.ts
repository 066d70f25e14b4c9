/** Sheets on the phone: three heights by finger, key and press, and how they close. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import BoardGame from "../../src/games/board/BoardGame.svelte";
import { landing, next, pixelsOf, stepped } from "../../src/panels/sheet_heights";
import { redsTable } from "../games/board/acting_table.svelte";
import { END, STEP } from "../games/board/scenes";
import { button, press } from "../kit/fingers";
import { serve } from "./browser";
import { seated } from "./fake_table.svelte";

vi.mock("../../src/shell/width.svelte", () => ({
  width: { isPhone: true, isNarrow: false, isWide: false },
}));

describe("heights", () => {
  test("grow from a peek to all the room, and a peek covers the tray", () => {
    expect(pixelsOf("peek", 600, 0)).toBe(216);
    expect(pixelsOf("peek", 600, 300)).toBe(300);
    expect(pixelsOf("most", 600, 0)).toBe(450);
    expect(pixelsOf("full", 600, 0)).toBe(600);
    expect(pixelsOf("peek", 200, 300)).toBe(200);
  });

  test.each([
    [590, "full"],
    [470, "most"],
    [320, "peek"],
    [200, "peek"],
    [180, null],
    [0, null],
  ] as const)("let go at %i of 600 it rests at %s", (at, height) => {
    expect(landing(at, 600, 0)).toBe(height);
  });

  test("steps end at both ends; pressing goes around", () => {
    expect(stepped("most", 1)).toBe("full");
    expect(stepped("full", 1)).toBe("full");
    expect(stepped("peek", -1)).toBe("peek");
    expect(["peek", "most", "full"].map((one) => next(one as "peek"))).toEqual([
      "most",
      "full",
      "peek",
    ]);
  });
});

describe("a sheet", () => {
  const ROOM = 600;
  beforeEach(async () => {
    serve({});
    vi.spyOn(HTMLElement.prototype, "offsetParent", "get").mockReturnValue({
      clientHeight: ROOM,
    } as Element);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 390, 0.75 * ROOM),
    );
    seated(BoardGame, redsTable().offer([STEP, END]));
    await press("Log");
    return () => vi.restoreAllMocks();
  });

  const log = () => screen.queryByRole("region", { name: "Log" });
  const handle = () => button(/^Sheet height/);
  const height = () => handle().textContent?.trim().split(": ")[1];
  async function draw(by: number): Promise<void> {
    const grip = handle();
    await fireEvent.pointerDown(grip, { button: 0, clientY: 300 });
    await fireEvent.pointerMove(grip, { clientY: 300 - by / 2 });
    await fireEvent.pointerMove(grip, { clientY: 300 - by });
    await fireEvent.pointerUp(grip, { clientY: 300 - by });
    await fireEvent.click(grip);
  }

  test("begins at two thirds, and is named", () => {
    expect(within(log() as HTMLElement).getByRole("button", { name: "Close" })).toBeTruthy();
    expect(height()).toBe("two thirds");
  });

  test("is drawn to the nearest height", async () => {
    await draw(140);
    expect(height()).toBe("full");
    await draw(-200);
    expect(height()).toBe("small");
  });

  test("drawn below the lowest it closes", async () => {
    await draw(-400);
    expect(log()).toBeNull();
  });

  test("a finger that hardly moves presses", async () => {
    await draw(3);
    expect(height()).toBe("full");
    await press(/^Sheet height/);
    expect(height()).toBe("small");
  });

  test("goes up and down by arrow keys", async () => {
    await fireEvent.keyDown(handle(), { key: "ArrowDown" });
    expect(height()).toBe("small");
    await fireEvent.keyDown(handle(), { key: "ArrowDown" });
    expect(height()).toBe("small");
    await fireEvent.keyDown(handle(), { key: "ArrowUp" });
    expect(height()).toBe("two thirds");
  });

  test("closes by Escape, which puts nothing else down, and the focus goes to the tabs", async () => {
    const elsewhere = vi.fn();
    window.addEventListener("keydown", ({ defaultPrevented }) => elsewhere(defaultPrevented), {
      once: true,
    });
    handle().focus();
    await fireEvent.keyDown(handle(), { key: "Escape" });
    expect(elsewhere).toHaveBeenCalledWith(true);
    expect(log()).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(button("Map")));
  });

  test("keeps its height from paper to paper", async () => {
    await fireEvent.keyDown(handle(), { key: "ArrowUp" });
    await press("Notes");
    expect(screen.getByRole("region", { name: "Notes" })).toBeTruthy();
    expect(height()).toBe("full");
  });
});
