import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.ts';
import { problemsIn, startProduct, waitUntilReady } from './product.ts';

/** A running product with the demo data loaded. */
export interface RunningProduct {
  baseUrl: string;
  /** Where it keeps its data, and leaves the mails that it would send. */
  dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One product for each worker, so that journeys that run at the same time never meet. */
    products: RunningProduct[];
  }
}

/** Starts the built product for each worker on an empty data folder, and fails when a log complains. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const started = await Promise.all(Array.from({ length: project.config.maxWorkers }, startOnEmptyFolder));
  project.provide(
    'products',
    started.map(({ baseUrl, dataDir }) => ({ baseUrl, dataDir })),
  );
  return async () => {
    const problems = (await Promise.all(started.map(({ end }) => end()))).flat();
    if (problems.length > 0) throw new Error(`El producto avisó de problemas:\n${problems.join('\n')}`);
  };
}

async function startOnEmptyFolder(): Promise<RunningProduct & { end(): Promise<string[]> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'carpetas-navegador-'));
  const product = await startProduct({ env: { DATA_DIR: dataDir, DEMO: 'true' } });
  try {
    await waitUntilReady(product);
  } catch (error) {
    await product.end('SIGTERM');
    throw error;
  }
  return {
    baseUrl: product.baseUrl,
    dataDir,
    end: async () => {
      const code = await product.end('SIGTERM');
      await rm(dataDir, { recursive: true });
      const problems = problemsIn(product.output());
      return code === 0 ? problems : [...problems, `El producto terminó con el código ${code}:\n${product.output()}`];
    },
  };
}
