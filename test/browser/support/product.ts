import { inject } from 'vitest';
import type { RunningProduct } from '../../support/application.setup.ts';

/** The product of this worker: journeys of two files that run at the same time never meet. */
export function product(): RunningProduct {
  const own = inject('products')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error(`There is no product for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}

/** The address of one of its pages or calls. */
export const at = (path: string): string => `${product().baseUrl}${path}`;
