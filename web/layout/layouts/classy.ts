import type { Layout } from './layout';

/** A dark side navigation with the person at its top: the layout of whoever has chosen none. */
export const classy: Layout = {
  name: 'classy',
  variant: 'default',
  appearance: 'default',
  tone: 'dark',
  person: 'top',
  hasRail: true,
};
