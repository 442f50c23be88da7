import type { Plugin, Rolldown } from 'vite';

/**
 * Lists the scripts that the first script does not import, in a file beside it: `/assets/index-….js` has
 * `/assets/index-….late.json`. The page keeps these scripts for use without network (web/layout/keep-late-code.ts). The
 * PDF viewer is left out, because it is large, and its documents need the network.
 */
export function listLateCode(): Plugin {
  return {
    name: 'carpetas:list-late-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = scripts.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('There is no first script.');
      const first = new Set([entry.fileName, ...entry.imports]);
      const late = scripts.filter((script) => !first.has(script.fileName) && !isPdf(script));
      this.emitFile({
        type: 'asset',
        fileName: entry.fileName.replace(/\.js$/, '.late.json'),
        source: JSON.stringify(late.map(({ fileName }) => `/${fileName}`)),
      });
    },
  };
}

const isPdf = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => id.includes('/pdfjs-dist/'));
