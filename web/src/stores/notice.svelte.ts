// What the operator tells everybody: an announcement, or that the server restarts soon. It comes with the session and
// over the websocket; whoever has dismissed it does not see it again in this tab.
import { connection } from "../net/connection.svelte";
import type { Notice } from "../protocol";

const KEY = "branchline.notice";

class NoticeStore {
  current = $state.raw<Notice | null>(null);

  show(notice: Notice | null | undefined): void {
    this.current = notice && JSON.stringify(notice) !== sessionStorage.getItem(KEY) ? notice : null;
  }

  dismiss(): void {
    sessionStorage.setItem(KEY, JSON.stringify(this.current));
    this.current = null;
  }
}

export const notice = new NoticeStore();

connection.onMessage((message) => {
  if (message.type === "Welcome") notice.show(null); // after a restart; what is still true follows
  if (message.type === "Announcement") notice.show(message.notice);
});
