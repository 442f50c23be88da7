// Scheme and theme from the first paint on, and after the operating system's own while the scheme is `auto`, as
// web/lib/appearance.ts would. A file of its own: the CSP allows no inline script.
(() => {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');

  const apply = () => {
    let saved = {};
    try {
      saved = JSON.parse(localStorage.getItem('carpetas.apariencia')) ?? {};
    } catch {}
    const isDark = saved.scheme === 'auto' ? systemDark.matches : saved.scheme === 'dark';
    document.body.className = `${isDark ? 'dark' : 'light'} theme-${saved.theme ?? 'default'}`;
  };

  // From the head, so as not to wait for the stylesheet; an observer is told of the body before it is painted.
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    apply();
  });
  observer.observe(document.documentElement, { childList: true });
  systemDark.addEventListener('change', apply);
})();
