import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { directIcons } from './direct-icons.ts';
import { dragLibrary } from './drag-library.ts';
import { drawGuestPages } from './draw-guest-pages.ts';
import { generateClient } from './generate-client.ts';
import { iconSprites } from './icon-sprites.ts';
import { listLateCode } from './list-late-code.ts';
import { pdfAssets } from './pdf-assets.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server that `npm run dev` has started. */
const apiTarget = process.env.API_URL ?? 'http://localhost:3000';

/** React Router exports only its development build. Its warnings and checks are 5 KB that no visitor needs. */
const productionRouter = [
  { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
];

const isShell = (chunk: string) => /\/shell-/.test(chunk);

/** Returns a test whether `root` imports a module, directly or not. */
function partOf(root: string) {
  const known = new Map<string, boolean>();
  return function isPart(id: string, build: { getModuleInfo(id: string): { importers: string[] } | null }): boolean {
    if (!known.has(id)) {
      known.set(id, false);
      const importers = build.getModuleInfo(id)?.importers ?? [];
      known.set(
        id,
        importers.some((importer) => importer === root || isPart(importer, build)),
      );
    }
    return known.get(id) ?? false;
  };
}

// Modules of the server that chunks of both groups need must not be in one of them, or the chunks would wait for each
// other.
const ours = /\/(web|server)\//;
const isPartOfShell = partOf(here('layout/shell.tsx'));
const isPartOfList = partOf(here('features/expediente/carpetas/carpetas-page.tsx'));

// Builds, tests and development import the files of the client.
await generateClient();

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  root: here('.'),
  plugins: [
    react(),
    directIcons(),
    dragLibrary(),
    preloadFont(),
    pdfAssets(),
    iconSprites(),
    listLateCode(),
    drawGuestPages(),
    precompress(),
  ],
  server: {
    port: 5173,
    // In development, the modules of web/api are also served under /api. Only these addresses end in «.ts».
    proxy: { '^/api/(?!.*\\.ts(\\?|$))': { target: apiTarget, ws: true } },
  },
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // The office has one stylesheet. The pages of guests contain their own styles, and load the stylesheet after their
    // first paint.
    cssCodeSplit: false,
    // Our CSP is default-src 'self', which refuses data: URLs.
    assetsInlineLimit: 0,
    // pdf.js is a single chunk of 503 KB. The browser loads it when a person opens a PDF.
    chunkSizeWarningLimit: 512,
    // Only the shell's dependencies are preloaded. A list for every page would make each first visit larger.
    modulePreload: { polyfill: false, resolveDependencies: (chunk, needed) => (isShell(chunk) ? needed : []) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One chunk serves every first visit. Several chunks compress 11 KB worse.
            { name: 'inicio', tags: ['$initial'] },
            // An icon is about 200 bytes. Without these two groups, each shared icon would be its own request.
            {
              name: (id, build) => (isPartOfShell(id, build) || isPartOfList(id, build) ? 'iconos' : 'mas-iconos'),
              test: /\/lucide-react\//,
              minShareCount: 2,
            },
            // Pages share many small modules with the shell. Each would be its own request, and compress worse.
            {
              name: (id, build) => (isPartOfShell(id, build) ? 'marco' : null),
              test: ours,
              includeDependenciesRecursively: false,
            },
            // The modules that the list of carpetas, where everybody begins, shares with the other pages.
            {
              name: (id, build) => (isPartOfList(id, build) ? 'lista' : null),
              test: ours,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}));
