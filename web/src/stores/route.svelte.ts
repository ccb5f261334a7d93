// The address of the current page, parsed, and navigation without reloading. It knows paths, not pages.

export interface Place {
  path: string;
  parts: readonly string[];
  query: URLSearchParams;
}

export function placeOf(address: string): Place {
  const url = new URL(address, "http://localhost");
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  return { path: url.pathname, parts, query: url.searchParams };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  place = $state.raw<Place>(placeOf(typeof location === "undefined" ? "/" : location.href));

  /** Starts to handle the browser's back and forward, and every link inside the page. */
  follow(): () => void {
    const moved = () => {
      this.place = placeOf(location.href);
    };
    const clicked = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (link && ours(event, link)) {
        event.preventDefault();
        this.go(link.getAttribute("href") ?? "/");
      }
    };
    window.addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      window.removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    const before = this.place.path;
    this.place = placeOf(location.href);
    if (this.place.path !== before) window.scrollTo(0, 0);
  }
}

/** Whether the client handles a click on a link itself. */
function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const path = link.getAttribute("href") ?? "";
  const inside = path.startsWith("/") && !path.startsWith("/api/") && !link.target && !link.hasAttribute("download");
  return plain && inside && !event.defaultPrevented;
}

export const route = new Route();
export const go = (path: string, replace = false) => route.go(path, replace);
