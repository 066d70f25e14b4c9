/** Talk and gestures: who may say, delete and see what. */
import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import Gestures from "../../src/panels/Gestures.svelte";
import Talk from "../../src/panels/Talk.svelte";
import { ready } from "../../src/speech/speech.svelte";
import { Refusal } from "../../src/wire/http";
import { boardTable, seated, words, type FakeTable } from "./fake_table.svelte";

beforeAll(() => ready);

function talking(): FakeTable {
  const table = boardTable().set({ host: "leo" });
  table.talk = [
    words(1, { text: "Hello" }),
    words(2, { person: "marta", name: "Marta", text: "Good evening" }),
    words(3, {}),
  ];
  return table;
}

describe("talk", () => {
  test("one may delete one's own words", async () => {
    const table = talking();
    seated(Talk, table);
    const buttons = screen.getAllByRole("button", { name: /^Delete/ });
    expect(buttons).toHaveLength(1);
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(table.requests).toEqual([{ type: "delete-talk", number: 2 }]);
    screen.getByText("deleted");
  });

  test("the host may delete anybody's", () => {
    const table = talking();
    seated(Talk, table.set({ host: "marta" }));
    expect(screen.getAllByRole("button", { name: /^Delete/ })).toHaveLength(2);
  });

  test("what is not granted is said, and the words stay", async () => {
    const table = talking();
    table.refusal = new Refusal("too-fast");
    seated(Talk, table);
    const field = screen.getByLabelText<HTMLInputElement>("Message to the table");
    await fireEvent.input(field, { target: { value: "and again" } });
    await fireEvent.submit(field.closest("form") as HTMLFormElement);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Not so fast"));
    expect(field.value).toBe("and again");
    table.refusal = null;
    await fireEvent.submit(field.closest("form") as HTMLFormElement);
    await waitFor(() => expect(field.value).toBe(""));
    expect(table.requests).toEqual([{ type: "say", text: "and again" }]);
  });

  test("who is muted is told so, and has nothing to write in", () => {
    seated(Talk, talking().set({ muted: ["marta"] }));
    screen.getByText(/has muted you/);
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("gestures", () => {
  test("open ones are for everybody", async () => {
    const table = boardTable();
    seated(Gestures, table);
    expect(screen.queryByRole("radio")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Frown" }));
    expect(table.requests).toEqual([{ type: "make-gesture", gesture: "frown" }]);
  });

  test("discreet ones are for one player", async () => {
    const table = boardTable().set({ rules: { gestures: "discreet" } });
    seated(Gestures, table);
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("radio", { name: "Alba" }));
    await fireEvent.click(screen.getByRole("button", { name: "Tug your earlobe" }));
    expect(table.requests).toEqual([{ type: "make-gesture", gesture: "tug-earlobe", to: "green" }]);
  });

  test("those that were seen are listed, newest first", () => {
    const table = boardTable();
    table.talk = [
      words(1, { gesture: "frown" }),
      words(2, { gesture: "twitch-eye", to: "blue" }),
      words(3, { person: "marta", name: "Marta", gesture: "turn-up-nose", to: "green" }),
    ];
    seated(Gestures, table);
    const listed = screen.getAllByRole("listitem").map((one) => one.textContent?.trim());
    expect(listed).toEqual([
      "You turned up your nose at Alba.",
      "Leo twitched an eye at you.",
      "Leo frowned.",
    ]);
  });
});
