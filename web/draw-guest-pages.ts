import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { DrawnPage } from './app/draw-pages';

/**
 * Draws the pages of guests into HTML files with their styles, so that their first paint waits for no other file. The
 * server sends these files, and main.tsx takes them over.
 */
export function drawGuestPages(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'carpetas:draw-guest-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { pages, css } = await drawAll(root, join(outDir, '../paginas'));
        for (const [path] of css.matchAll(/\/assets\/[\w.-]+/g)) await access(join(outDir, path));
        const template = await readFile(join(outDir, 'index.html'), 'utf8');
        for (const page of pages) {
          const { pathname } = new URL(page.address, 'http://localhost');
          const file = join(outDir, 'paginas', `${pathname === '/' ? 'index' : pathname}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, fill(template, page, css));
        }
      },
    },
  };
}

/** Builds the pages for Node in a folder, draws them, and removes the folder. */
async function drawAll(root: string, folder: string): Promise<{ pages: DrawnPage[]; css: string }> {
  const { output } = (await build({
    configFile: false,
    plugins: [react()],
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      target: 'es2023',
      ssr: 'app/draw-pages.tsx',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      cssMinify: true,
      copyPublicDir: false,
      outDir: folder,
      emptyOutDir: true,
      // Only the office needs these modules.
      rolldownOptions: { external: [/\/layout\/shell$/, /\/late-routes$/], output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  try {
    const [entry] = output;
    const css = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
    const { drawPages } = await import(pathToFileURL(join(folder, entry.fileName)).href);
    return {
      pages: await drawPages(),
      css: String(css.source)
        .replace(/\/\*.*?\*\//g, '')
        .trim(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The HTML of a page: index.html with the page in it. Code that the first paint does not need comes after the page. */
function fill(template: string, { address, title, description, html }: DrawnPage, css: string): string {
  let sheet = '';
  const changes: [from: RegExp, to: (found: string) => string][] = [
    // While a preloaded font is on its way, Chromium delays the first paint.
    [/<link rel="preload"[^>]*>\s*/, () => ''],
    [/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`],
    [/(?<=<meta name="description" content=").*?(?=")/, () => escaped(description)],
    [
      /<link rel="stylesheet"[^>]*>/,
      (found) => {
        sheet = found;
        return `<style>${css}</style>`;
      },
    ],
    // The first paint waits for this end. Half a page would be in the middle of the window, and move when the rest
    // comes.
    [/<\/head>/, (found) => `<link rel="expect" href="#fin" blocking="render" />${found}`],
    [/<script src="\/scheme.js"/, (found) => `${found} defer`],
    [/<script type="module"/, (found) => `${found} fetchpriority="low"`],
    [/<div id="root">.*?<\/div>\s*<\/div>/s, () => `<div id="root" data-drawn-at="${address}">${html}</div>`],
    [/<\/body>/, (found) => `<div id="fin" hidden></div>${sheet}${found}`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`There is no ${from} in index.html.`);
    return text.replace(from, to);
  }, template);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
