/** The field of the search that a page has of its own, which «/» is for; null when none is in sight. */
export function ownSearch(): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('[data-busqueda-propia] input');
  // jsdom draws nothing.
  return field?.checkVisibility?.() === false ? null : field;
}
