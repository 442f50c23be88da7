import { inject } from 'vitest';
import { type RunningProduct, waitForProducts } from '../../support/running-products.ts';

/** Building the web and loading the demo take a minute and a half, and longer beside other tests. */
export const START_MS = 360_000;

let own: RunningProduct | undefined;

/** Waits until the product of this worker runs. Each worker has its own, so that parallel journeys never share data. */
export async function waitForProduct(): Promise<void> {
  own ??= (await waitForProducts(inject('runningProducts'), START_MS))[Number(process.env.VITEST_POOL_ID) - 1];
}

/** The product of this worker, while a test runs. */
export function product(): RunningProduct {
  if (!own) throw new Error(`There is no product for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}

/** The full address of a page or call of the product. */
export const at = (path: string): string => `${product().baseUrl}${path}`;
