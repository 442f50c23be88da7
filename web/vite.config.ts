import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dragLibrary } from './drag-library.ts';
import { leanRouter } from './lean-router.ts';
import { pdfAssets } from './pdf-assets.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` sends the API: the server that the same command started. */
const apiTarget = process.env.API_URL ?? 'http://localhost:3000';

/** React Router exports only its development build, whose warnings and checks are 5 KB that no visitor needs. */
const productionRouter = [
  { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
];

const isShell = (chunk: string) => /\/shell-/.test(chunk);

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  root: here('.'),
  plugins: [react(), leanRouter(), dragLibrary(), preloadFont(), pdfAssets(), precompress()],
  server: {
    port: 5173,
    // The modules of web/api have addresses under /api too; the API has none that ends like theirs.
    proxy: { '^/api/(?!.*\\.ts(\\?|$))': { target: apiTarget, ws: true } },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // One stylesheet for all: the guest pages need most of it, and a second one would delay their first paint.
    cssCodeSplit: false,
    // Our CSP is default-src 'self': nothing may be inlined as a data: URL.
    assetsInlineLimit: 0,
    // pdf.js is one piece, 503 KB of it, that only whoever looks at a PDF loads.
    chunkSizeWarningLimit: 512,
    // What the shell needs is fetched with it; to name what all pages need, every first visit would carry it.
    modulePreload: { polyfill: false, resolveDependencies: (chunk, needed) => (isShell(chunk) ? needed : []) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every first visit needs as one piece: in several, it compresses 11 KB worse.
            { name: 'inicio', tags: ['$initial'] },
            // An icon is some 200 bytes: each that is shared would be a request of its own.
            { name: 'iconos', test: /\/lucide-react\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
