import type { Plugin } from 'vite';

/**
 * What the build must see to leave out the parts of React Router that nobody uses: its names for the development tools,
 * and calls not marked as free of effects, keep framework mode, forms and fetchers in every first visit, some 5 KB.
 */
const changes: [from: RegExp, to: string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  // Links fetch in advance in framework mode alone.
  [/return shouldPrefetch && !isAbsolute \?/g, 'return false ?'],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
];

/** Makes these changes, and fails where a new version of the router has made one pointless. */
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
