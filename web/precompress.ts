import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(m?js|css|html|svg|json|txt|webmanifest)$/;
/** The smallest file to compress, in bytes. Compressing a smaller file saves too little. */
const smallest = 256;

/** Writes a `.br` and a `.gz` beside each text file of the build, so that the server never compresses on request. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'carpetas:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !compressible.test(entry.name)) continue;
          const path = join(entry.parentPath, entry.name);
          const content = await readFile(path);
          if (content.length < smallest) continue;
          const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          await Promise.all([
            writeFile(`${path}.br`, await brotli(content, { params: quality })),
            writeFile(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION })),
          ]);
        }
      },
    },
  };
}
