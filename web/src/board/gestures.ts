// Turns touch, mouse and wheel into moves of the camera. Taps arrive as the browser's click events; a drag suppresses
// the click that follows it.
import type { Camera } from "./camera.svelte";

const SLOP = 7; // pixels that a finger may move during a tap

export function gestures(element: HTMLElement, camera: Camera): () => void {
  const held = new Map<number, { x: number; y: number }>();
  let strayed = 0;
  let dragged = false;

  const spot = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (held.size === 0) {
      strayed = 0;
      dragged = false;
    }
    held.set(event.pointerId, spot(event));
    if (held.size > 1) grab(event);
  }

  function grab(event: PointerEvent): void {
    dragged = true;
    for (const id of held.keys()) if (!element.hasPointerCapture(id)) element.setPointerCapture(id);
    event.preventDefault();
  }

  function move(event: PointerEvent): void {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    strayed += Math.hypot(now.x - before.x, now.y - before.y);
    if (!dragged && strayed > SLOP && camera.view.zoom > 1) grab(event);
    if (dragged && other) pinch(before, now, other);
    else if (dragged) camera.pan(now.x - before.x, now.y - before.y);
    held.set(event.pointerId, now);
  }

  function pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
  ): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const factor = apart > 1 ? Math.hypot(now.x - other.x, now.y - other.y) / apart : 1;
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoomAt(factor, camera.plane((now.x + other.x) / 2, (now.y + other.y) / 2));
  }

  function up(event: PointerEvent): void {
    held.delete(event.pointerId);
  }

  function wheel(event: WheelEvent): void {
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.002));
    // at the limit of the zoom, let the page scroll
    if (factor < 1 && camera.view.zoom <= 1) return;
    event.preventDefault();
    const { x, y } = spot(event);
    camera.zoomAt(factor, camera.plane(x, y));
  }

  function swallow(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("pointerleave", (event) => !dragged && up(event), { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  element.addEventListener("click", swallow, { signal, capture: true });
  return () => stop.abort();
}
