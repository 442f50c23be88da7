/**
 * Scrolls only the nearest scrolling box, until the element is visible. `scrollIntoView` would also move the place from
 * which the Tab key continues.
 */
export function scrollIntoSight(element: Element): void {
  let box = element.parentElement;
  while (box && (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible')) {
    box = box.parentElement;
  }
  if (!box || box === document.documentElement || box === document.body) return;
  const inside = element.getBoundingClientRect();
  const around = box.getBoundingClientRect();
  if (inside.top < around.top) box.scrollTop += inside.top - around.top;
  else if (inside.bottom > around.bottom) box.scrollTop += inside.bottom - around.bottom;
}
