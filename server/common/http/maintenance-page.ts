/** Plain CSS with the colours of web/app/themes.css. No file of the web can be served yet. */
const STYLE = `
:root{color-scheme:light dark;--canvas:#f6f8f9;--surface:#fff;--border:#e1e7ea;--text:#12202a;--soft:#4c5c68;--mark:#0f5e66}
@media (prefers-color-scheme:dark){:root{--canvas:#0d151c;--surface:#15202a;--border:#263440;--text:#e8eef2;--soft:#a9b8c3;--mark:#5fc4cb}}
*{box-sizing:border-box;margin:0}
body{display:grid;place-items:center;min-height:100dvh;padding:24px;background:var(--canvas);color:var(--text);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:440px;padding:40px 32px;border:1px solid var(--border);border-radius:12px;background:var(--surface);text-align:center}
svg{width:48px;height:48px}
h1{margin:20px 0 8px;font-size:24px;line-height:1.25}
p{color:var(--soft)}
.bar{overflow:hidden;height:4px;margin:28px 0 16px;border-radius:4px;background:var(--border)}
.bar::after{content:"";display:block;width:40%;height:100%;border-radius:4px;background:var(--mark);animation:go 1.6s ease-in-out infinite}
@keyframes go{from{transform:translateX(-100%)}to{transform:translateX(250%)}}
@media (prefers-reduced-motion:reduce){.bar::after{width:100%;animation:none}}
.small{font-size:14px}`;

/** Loads the page again as soon as requests can be served. */
const SCRIPT = `setInterval(function(){fetch('/api/health/ready',{cache:'no-store'}).then(function(a){if(a.ok)location.reload()},function(){})},2000)`;

const PAGE = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Carpetas se está actualizando</title>
<noscript><meta http-equiv="refresh" content="10"></noscript>
<style>${STYLE}</style>
</head>
<body>
<main>
<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0f5e66"/><path fill="#fff" d="M7 11.5A2.5 2.5 0 0 1 9.5 9h3.4c.7 0 1.3.3 1.8.8l1.3 1.5h6.5A2.5 2.5 0 0 1 25 13.8v7.7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 7 21.5Z"/></svg>
<h1>Carpetas se está actualizando</h1>
<p>Lo que guardó está a salvo. En cuanto termine, podrá seguir donde estaba.</p>
<div class="bar" role="progressbar" aria-label="Actualización en curso"></div>
<p class="small">Esta página se abre sola cuando termina. No hace falta recargarla.</p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

/** The page that a start shows while it migrates. Its styles and its script are inside. */
export const MAINTENANCE = { page: PAGE, style: STYLE, script: SCRIPT };
