import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const adoptedStyle = fileURLToPath(new URL('components/drag/adopted-style.ts', import.meta.url));

/**
 * The drag library makes style elements, which our CSP of `style-src 'self'` refuses. The build puts its rules into
 * adopted stylesheets instead.
 */
export function dragLibrary(): Plugin {
  const made = "document.createElement('style')";
  return {
    name: 'carpetas:drag-library',
    apply: 'build',
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
