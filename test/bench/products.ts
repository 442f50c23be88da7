import { type Product, type ProductOptions, startProduct, waitUntilReady } from '../support/product.ts';

/** Starts products one after the other. The products end after the work. */
export async function withProducts<T>(
  options: readonly ProductOptions[],
  work: (products: readonly Product[]) => Promise<T>,
): Promise<T> {
  const products: Product[] = [];
  try {
    for (const each of options) {
      const product = await startProduct(each);
      products.push(product);
      await waitUntilReady(product);
    }
    return await work(products);
  } finally {
    for (const product of products) await product.end('SIGTERM');
  }
}

/** Starts some replicas of one product. */
export const withReplicas = <T>(
  options: ProductOptions,
  count: number,
  work: (replicas: readonly Product[]) => Promise<T>,
): Promise<T> => withProducts(Array<ProductOptions>(count).fill(options), work);
