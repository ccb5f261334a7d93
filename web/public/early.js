// Before the first paint: the theme that was chosen last time, so that nothing flashes. The rest is done by settings.
(() => {
  let theme = "";
  try {
    theme = JSON.parse(localStorage.getItem("branchline.settings") ?? "{}").theme;
  } catch {
    // no storage, or nothing readable in it: the device's theme
  }
  if (theme !== "light" && theme !== "dark")
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
