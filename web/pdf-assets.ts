import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The standard fonts that a PDF may leave out, and the image decoders that work without WebAssembly. */
const wanted = { standard_fonts: /\.(pfb|ttf)$/, wasm: /nowasm_fallback\.js$/ };

/**
 * Serves the files that pdf.js fetches by name when a document needs them. Their folder has the version of pdf.js in
 * its name, so no browser uses the cached files of another version.
 */
export function pdfAssets(): Plugin {
  const files = Object.entries(wanted).flatMap(([folder, pattern]) =>
    readdirSync(join(root, folder))
      .filter((name) => pattern.test(name))
      .map((name) => ({ path: join(root, folder, name), fileName: `assets/pdfjs-${version}/${folder}/${name}` })),
  );
  return {
    name: 'carpetas:pdf-assets',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find(({ fileName }) => request.url === `/${fileName}`);
        if (!file) return next();
        if (file.fileName.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(file.path));
      });
    },
    generateBundle() {
      for (const { path, fileName } of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
  };
}
