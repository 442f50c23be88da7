import type { Plugin } from 'vite';

/**
 * Gives the chart library its own copy of Redux Toolkit. It uses parts of it that nothing else does, such as listeners:
 * in the shared copy they would be 1.5 KB of each first visit.
 */
export function chartLibrary(): Plugin {
  return {
    name: 'carpetas:chart-library',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== '@reduxjs/toolkit' || !importer?.includes('/recharts/')) return null;
      const shared = await this.resolve(source, importer, { skipSelf: true });
      return shared && { id: `${shared.id}?charts`, moduleSideEffects: false };
    },
  };
}
