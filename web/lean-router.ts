import type { Plugin } from 'vite';

/**
 * Changes to the source of React Router that let the build drop framework mode, forms and fetchers, which we do not
 * use. Its names for the development tools, and calls that are not marked as pure, would keep them: 5 KB in each
 * first visit.
 */
const changes: [from: RegExp, to: string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  // Links prefetch only in framework mode.
  [/return shouldPrefetch && !isAbsolute \?/g, 'return false ?'],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
];

/** Makes these changes. The build fails when one of them no longer matches a new version of the router. */
export function leanRouter(): Plugin {
  const unmet = new Set(changes);
  return {
    name: 'carpetas:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) =>
        changes.reduce((text, change) => {
          const changed = text.replace(...change);
          if (changed !== text) unmet.delete(change);
          return changed;
        }, code),
    },
    buildEnd(error) {
      if (!error && unmet.size > 0) throw new Error(`React Router has changed: no ${[...unmet][0]?.[0]} in it.`);
    },
  };
}
