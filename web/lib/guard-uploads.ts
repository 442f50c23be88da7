/**
 * Makes the browser ask before the window closes during uploads. Other pages of the product may be opened, because the
 * uploads continue.
 */
export function guardUploads(areRunning: () => boolean): void {
  addEventListener('beforeunload', (event) => {
    if (areRunning()) event.preventDefault();
  });
}
