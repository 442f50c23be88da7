// Before the first paint, as web/app/appearance.ts would. A file of its own: the CSP allows no inline script.
(() => {
  const { dataset } = document.documentElement;
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('carpetas.apariencia')) ?? {};
  } catch {}
  const isDark = saved.scheme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : saved.scheme === 'dark';
  dataset.scheme = isDark ? 'dark' : 'light';
  dataset.theme = saved.theme ?? 'default';
})();
