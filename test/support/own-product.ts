import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type Product, type ProductOptions, startProduct } from './product.js';

const MINUTES = 60_000;

/** Gives each test of a file a folder of its own. The product that a test last started there ends with the test. */
export function withOwnProduct() {
  let dataDir: string;
  let product: Product | null;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'carpetas-inicio-'));
    product = null;
  });

  afterEach(async () => {
    await product?.end('SIGTERM');
    await rm(dataDir, { recursive: true });
  }, MINUTES);

  return {
    dataDir: () => dataDir,
    start: async (
      env: NodeJS.ProcessEnv,
      options: Pick<ProductOptions, 'flags' | 'program'> = {},
    ): Promise<Product> => {
      product = await startProduct({ env: { DATA_DIR: dataDir, SHUTDOWN_GRACE_MS: '0', ...env }, ...options });
      return product;
    },
    isPostgresLeft: () => existsSync(join(dataDir, 'postgres/cluster/postmaster.pid')),
  };
}
