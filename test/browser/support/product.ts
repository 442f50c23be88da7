import { inject } from 'vitest';
import type { RunningProduct } from '../../support/application.setup.ts';

/** The product of this worker. Each worker has its own, so that parallel journeys never share data. */
export function product(): RunningProduct {
  const own = inject('products')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error(`There is no product for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}

/** The full address of a page or call of the product. */
export const at = (path: string): string => `${product().baseUrl}${path}`;
