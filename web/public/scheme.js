// Sets scheme, theme and density before the first paint, as web/lib/appearance.ts does later. With the scheme `auto` it follows
// the operating system. It is a file of its own because the CSP allows no inline script.
(() => {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');

  const apply = () => {
    let saved = {};
    try {
      saved = JSON.parse(localStorage.getItem('carpetas.apariencia')) ?? {};
    } catch {}
    const isOwn = (saved.scheme ?? 'light') !== 'light' || (saved.theme ?? 'default') !== 'default';
    // Browsers forget a cookie sooner than what is stored, and the server draws pages by it.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
    if (isOwn) document.cookie = 'carpetas-apariencia=propia; path=/; samesite=lax; max-age=34560000';
    const isDark = saved.scheme === 'auto' ? systemDark.matches : saved.scheme === 'dark';
    const densidad = saved.densidad === 'compacta' ? ' compacta' : '';
    document.body.className = `${isDark ? 'dark' : 'light'} theme-${saved.theme ?? 'default'}${densidad}`;
  };

  // In the head of index.html, this does not wait for the stylesheet. The observer sees the body before its first paint.
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    apply();
  });
  if (document.body) apply();
  else observer.observe(document.documentElement, { childList: true });
  systemDark.addEventListener('change', apply);
})();
