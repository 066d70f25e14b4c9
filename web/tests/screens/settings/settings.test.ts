/** Settings of this browser, and what I can do about myself. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import LanguageMenu from "../../../src/shell/LanguageMenu.svelte";
import Me from "../../../src/screens/settings/Me.svelte";
import Settings from "../../../src/screens/settings/Settings.svelte";
import { language, setLanguage } from "../../../src/speech/speech.svelte";
import { me } from "../../../src/state/me.svelte";
import { go, here } from "../../../src/state/route.svelte";
import { settings } from "../../../src/state/settings.svelte";
import { toasts } from "../../../src/state/toasts.svelte";
import { confirm, choose, chosenIn, field, fill, press } from "../../kit/fingers";
import { serve } from "../../panels/browser";

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage("en");
  settings.change({
    theme: "system",
    motion: "system",
    patterns: false,
    sound: true,
    silenced: [],
    notify: false,
    shortcuts: true,
    confirmations: "all",
  });
});

describe("this browser", () => {
  test("light, motion and patterns", async () => {
    render(Settings);
    expect(chosenIn("Colours")).toBe("System");
    await choose("Colours", "Dark");
    await choose("Animations", "Reduced");
    await choose("Larger patterns and emblems on figures", "On");
    await choose(
      "Shortcut keys: H hides my secrets, R replays the last turn, S skips to my turn",
      "Off",
    );
    await choose("Ask before a move", "Rarely");
    expect(settings).toMatchObject({
      isDark: true,
      reducedMotion: true,
      patterns: true,
      shortcuts: false,
      confirmations: "few",
    });
    await choose("Animations", "Off");
    expect(settings).toMatchObject({ animations: "off", reducedMotion: true });
    expect(chosenIn("Colours")).toBe("Dark");
  });

  test("another language is spoken at once, in all places", async () => {
    render(Settings);
    await choose("Language", "Deutsch");
    await vi.waitFor(() =>
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Einstellungen"),
    );
    expect(document.documentElement.lang).toBe("de");
  });

  test("so it is from the menu of languages", async () => {
    render(LanguageMenu);
    await fill("Language", "it");
    await vi.waitFor(() => expect(language.current).toBe("it"));
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("it");
  });

  test("sounds are silenced and heard all at once, or one by one", async () => {
    const heard = vi.fn();
    vi.stubGlobal("AudioContext", function () {
      heard();
      throw new Error("silence");
    });
    render(Settings);
    await choose("Sounds", "Off");
    expect(settings.hears("turn")).toBe(false);
    expect(screen.queryByLabelText("Cards")).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    await choose("Sounds", "On");
    expect(heard).toHaveBeenCalledTimes(1);
    await fireEvent.click(screen.getByLabelText("Cards"));
    expect(settings.hears("cards")).toBe(false);
    expect(settings.hears("step")).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    await fireEvent.click(screen.getByLabelText("Cards"));
    expect(settings.hears("cards")).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("without https there are no notices, and that is said", () => {
    render(Settings);
    expect(screen.getByText(/need a secure connection/)).toBeTruthy();
  });

  test.each([
    ["granted", true],
    ["denied", false],
  ] as const)("where notices are %s they are switched on: %s", async (permission, isOn) => {
    vi.stubGlobal("Notification", {
      permission: "default",
      requestPermission: async () => permission,
    });
    vi.stubGlobal("isSecureContext", true);
    render(Settings);
    await choose("Notify me when it's my turn", "On");
    await vi.waitFor(() => expect(settings.notify).toBe(isOn));
    expect(screen.queryByText(/blocks notifications/) !== null).toBe(!isOn);
  });
});

describe("about me", () => {
  const LISTED = { method: "GET", path: "/api/me/devices" };
  const HERE = { device: "laptop", created: 0, is_this: true };
  const THERE = { device: "phone", created: 86_400_000, is_this: false };

  beforeEach(() => {
    me.guest = { person: "marta", name: "Marta" };
    go("/me", true);
  });

  test("another name", async () => {
    const asked = serve({
      "/api/me": { person: "marta", name: "Nina" },
      "/api/me/devices": [HERE],
    });
    render(Me);
    expect(field("My name").value).toBe("Marta");
    await fill("My name", " Nina ");
    await press("Save name");
    await vi.waitFor(() => expect(me.guest?.name).toBe("Nina"));
    expect(asked).toMatchObject([
      LISTED,
      { method: "PATCH", path: "/api/me", body: { name: "Nina" } },
    ]);
    await vi.waitFor(() => expect(toasts.all.at(-1)?.text).toBe("Name saved."));
  });

  test("another device is listed and signed out, which asks once", async () => {
    const answers = { "/api/me/devices": [HERE, THERE], "/api/me/devices/phone": null };
    const asked = serve(answers);
    render(Me);
    await screen.findByText("This device");
    expect(screen.getByText(/^Device, signed in on/).textContent).toContain("1970");
    await press(/^Sign out: Device, signed in on/); // this one has no such button
    await press("Cancel");
    expect(asked).toMatchObject([LISTED]);
    await press(/^Sign out: /);
    answers["/api/me/devices"] = [HERE];
    confirm("Sign out");
    await vi.waitFor(() => expect(toasts.all.at(-1)?.text).toBe("Signed out."));
    expect(asked).toMatchObject([
      LISTED,
      { method: "DELETE", path: "/api/me/devices/phone" },
      LISTED,
    ]);
    await vi.waitFor(() => expect(screen.queryByText("This device")).toBeNull()); // the only one is not listed
  });

  test("a link for another device, with its secret in the part that no server sees", async () => {
    serve({ "/api/me/links": { secret: "s3cret" }, "/api/me/devices": [HERE] });
    render(Me);
    await press("Create a private link");
    const field = await vi.waitFor(() =>
      screen.getByLabelText<HTMLInputElement>("Open this link on the other device"),
    );
    expect(field.value).toBe(`${location.origin}/link#s3cret`);
  });

  test("all that is kept", async () => {
    serve({
      "/api/me/everything": { names: ["Marta"], words: [] },
      "/api/me/devices": [HERE],
    });
    render(Me);
    await press("Show everything");
    await vi.waitFor(() => expect(document.querySelector("pre")?.textContent).toContain('"Marta"'));
  });

  test("being forgotten asks once", async () => {
    const asked = serve({ "/api/me": null, "/api/me/devices": [HERE] });
    render(Me);
    await press("Delete my data");
    await press("Cancel");
    expect(asked).toMatchObject([LISTED]);
    await press("Delete my data");
    confirm("Delete my data");
    await vi.waitFor(() => expect(here.path).toBe("/"));
    expect(asked).toMatchObject([LISTED, { method: "DELETE", path: "/api/me" }]);
    expect(me.guest).toBeNull();
  });

  test("a stranger can only choose a name", async () => {
    me.guest = null;
    const asked = serve({
      "/api/guests": { person: "new", name: "Nina" },
      "/api/me/devices": [HERE],
    });
    render(Me);
    expect(screen.queryByText("Delete my data")).toBeNull();
    expect(asked).toEqual([]);
    await fill("My name", "Nina");
    await press("Save name");
    await vi.waitFor(() => expect(me.guest?.name).toBe("Nina"));
    await vi.waitFor(() =>
      expect(asked).toMatchObject([{ method: "POST", path: "/api/guests" }, LISTED]),
    );
  });
});
