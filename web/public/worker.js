// Wakes when the server says that it is somebody's turn, shows it, and leads to the table. It keeps nothing else.
async function sentence(map) {
  const kept = await caches.match("/notices.json");
  const words = kept ? await kept.json() : {};
  return words[map] ?? words[""] ?? "Branchline";
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    sentence(told.map).then((text) =>
      self.registration.showNotification("Branchline", {
        body: text,
        icon: "/icon.svg",
        tag: told.table,
        data: `/t/${told.table ?? ""}`,
      }),
    ),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
