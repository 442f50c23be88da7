import type { Plugin } from 'vite';

/**
 * Has the build see that the parts of React Router that nobody uses can go. Its names for the development tools, and
 * calls not marked as free of effects, keep framework mode, forms and fetchers in every first visit: some 5 KB.
 */
export function leanRouter(): Plugin {
  return {
    name: 'carpetas:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          // Links fetch in advance in framework mode alone.
          .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
