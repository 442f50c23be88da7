// Runs before the first paint, so that nobody who works in the dark sees a white flash. A file of its own: the CSP
// allows no inline script. The same rules as web/app/appearance.ts.
(() => {
  const root = document.documentElement;
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('carpetas.apariencia')) ?? {};
  } catch {
    // Storage refused or unreadable: the defaults hold.
  }
  const dark =
    saved.scheme === 'dark' || (saved.scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';
  root.dataset.theme = saved.theme ?? 'default';
})();
