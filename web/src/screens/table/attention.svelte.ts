/** Calls me when it is my turn: in the title, with a sound, and by a notice where I have allowed it. */
import { t } from "../../speech/speech.svelte";
import { settings } from "../../state/settings.svelte";
import { tableName } from "../../state/names";
import type { Table } from "../../state/table.svelte";
import { play } from "../../shell/sounds";

/** Attend to a table until its screen is left. */
export function attend(table: Table): void {
  const isWaiting = $derived(table.isMine && table.view?.status === "playing");
  const decision = $derived(isWaiting ? table.turn?.decision : null);
  let called = -1;

  $effect(() => {
    const name = tableName(table.id);
    document.title = isWaiting
      ? t("shell-title-mine", { table: name })
      : t("shell-title", { table: name });
    return () => {
      document.title = "Inkognito";
    };
  });

  $effect(() => {
    if (decision === null || decision === undefined || decision === called) return;
    const isNew = called !== decision - 1; // the next step of the same turn is no news
    called = decision;
    if (isNew) call(table);
  });
}

function call(table: Table): void {
  play("turn");
  const mayNotify =
    settings.notify && "Notification" in window && Notification.permission === "granted";
  if (!mayNotify || !document.hidden) return;
  const notice = new Notification(t("shell-notice"), {
    body: tableName(table.id),
    tag: table.id,
    icon: "/icon-192.png",
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
