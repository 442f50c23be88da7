import type { Plugin } from 'vite';

/**
 * Leaves MUI's ripples out of the build: the theme has switched them off, yet each button would still bring them, 2 KB
 * on every signed-in page.
 */
export function withoutRipples(): Plugin {
  const empty = '\0carpetas:no-ripple';
  return {
    name: 'carpetas:without-ripples',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './TouchRipple.mjs' && importer?.includes('@mui/material/ButtonBase/') ? empty : null,
    load: (id) => (id === empty ? 'export default () => null;' : null),
  };
}
