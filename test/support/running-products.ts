import { readFile, rename, writeFile } from 'node:fs/promises';
import { vi } from 'vitest';

/** A running product with the demo data loaded. */
export interface RunningProduct {
  baseUrl: string;
  /** The folder of its files, and of the mails that it would send. */
  dataDir: string;
  /** Connects as the owner of its database, for what comes from outside the product. */
  databaseUrl: string;
}

type Outcome = { products: RunningProduct[] } | { problem: string };

/** Tells the workers in a file how starting the products ended. They have begun by then, and hear of nothing else. */
export async function tellOutcome(file: string, outcome: Outcome): Promise<void> {
  await writeFile(`${file}.parte`, JSON.stringify(outcome));
  await rename(`${file}.parte`, file);
}

/** Waits until the products run. @throws Error with the reason when they cannot */
export async function waitForProducts(file: string, timeout: number): Promise<RunningProduct[]> {
  const text = await vi.waitFor(() => readFile(file, 'utf8'), { timeout, interval: 100 });
  const outcome = JSON.parse(text) as Outcome;
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.products;
}
