import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.ts';
import { problemsIn, startProduct, waitUntilReady } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running product, with the demo data loaded. */
    baseUrl: string;
    /** Where it keeps its data, and leaves the mails that it would send. */
    dataDir: string;
  }
}

/** Starts the built product once for the journeys, on an empty data folder, and fails when its log complains. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-navegador-'));
  const product = await startProduct({ env: { DATA_DIR: dataDir, DEMO: 'true' } });
  try {
    await waitUntilReady(product);
  } catch (error) {
    await product.end('SIGTERM');
    throw error;
  }
  project.provide('baseUrl', product.baseUrl);
  project.provide('dataDir', dataDir);

  return async () => {
    const code = await product.end('SIGTERM');
    await rm(dataDir, { recursive: true });
    const problems = problemsIn(product.output());
    if (problems.length > 0) throw new Error(`El producto avisó de problemas:\n${problems.join('\n')}`);
    if (code !== 0) throw new Error(`El producto terminó con el código ${code}:\n${product.output()}`);
  };
}
