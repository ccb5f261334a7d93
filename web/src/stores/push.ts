// Notifications while the page is closed: a service worker that the server can wake. It knows the browser's push
// manager, and leaves the worker its texts in a cache.
import { api } from "../net/api";
import { mapName } from "../words/names";
import { t } from "../words/words.svelte";
import { mapList } from "./maps.svelte";

const WORDS = "/notices.json";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Subscribes with the browser and tells the server; false where the person or the browser does not allow it. */
export async function startPush(): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register("/worker.js");
  const { key } = await api.pushKey();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const told = subscription.toJSON();
  await leaveWords();
  await api.setPush({
    endpoint: subscription.endpoint,
    keys: { p256dh: told.keys?.p256dh ?? "", auth: told.keys?.auth ?? "" },
    expirationTime: subscription.expirationTime,
  });
  return true;
}

export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await api.dropPush();
}

/** Stores the texts of notifications in the chosen language for the worker, which has no words of its own. */
export async function leaveWords(): Promise<void> {
  if (!("caches" in window)) return;
  const sentences: Record<string, string> = { "": t("say-your-turn") };
  const maps = await mapList.load().catch(() => []);
  for (const { id, name } of maps) sentences[id] = t("notify-your-turn", { map: mapName(id, name) });
  const kept = await caches.open("branchline");
  await kept.put(WORDS, new Response(JSON.stringify(sentences)));
}
