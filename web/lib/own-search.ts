/** The search field of the page, which the key «/» focuses. Null when no such field is in sight. */
export function ownSearch(): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('[data-busqueda-propia] input');
  // jsdom draws nothing and has no `checkVisibility`.
  return field?.checkVisibility?.() === false ? null : field;
}
