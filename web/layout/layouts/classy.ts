import type { Layout } from './layout';

/** The default layout: a dark side navigation with the person at its top. */
export const classy: Layout = {
  name: 'classy',
  variant: 'default',
  appearance: 'default',
  tone: 'dark',
  person: 'top',
  hasRail: true,
};
