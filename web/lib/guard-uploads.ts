/**
 * Makes the browser ask before the window closes while files are on their way. Other pages of the product may be opened:
 * the uploads go on.
 */
export function guardUploads(areRunning: () => boolean): void {
  addEventListener('beforeunload', (event) => {
    if (areRunning()) event.preventDefault();
  });
}
