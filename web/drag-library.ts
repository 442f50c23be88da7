import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const adoptedStyle = fileURLToPath(new URL('components/drag/adopted-style.ts', import.meta.url));

/**
 * Adapts the drag library in two ways. It makes style elements, which our CSP of `style-src 'self'` refuses: the
 * build puts its rules into adopted stylesheets instead. It also uses `connect` of react-redux, which nothing else
 * does: it gets its own copy of react-redux, so that first visits do not load those 2 KB.
 */
export function dragLibrary(): Plugin {
  const made = "document.createElement('style')";
  return {
    name: 'carpetas:drag-library',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-redux' || !importer?.includes('@hello-pangea/dnd/')) return null;
      const shared = await this.resolve(source, importer, { skipSelf: true });
      return shared && { id: `${shared.id}?drag`, moduleSideEffects: false };
    },
    transform: {
      filter: { id: /@hello-pangea\/dnd\/dist\/dnd\.esm\.js$/ },
      handler(code) {
        if (!code.includes(made)) throw new Error('@hello-pangea/dnd makes its styles in another way now.');
        const imported = `import { adoptedStyle } from ${JSON.stringify(adoptedStyle)};\n`;
        return imported + code.replace(made, 'adoptedStyle()');
      },
    },
  };
}
