import { readFile, rename, writeFile } from 'node:fs/promises';
import { vi } from 'vitest';

/** A running product with the demo data loaded. */
export interface RunningProduct {
  baseUrl: string;
  /** The folder of the product's files and of its mails. */
  dataDir: string;
  /** The address of its database as owner, for changes from outside the product. */
  databaseUrl: string;
}

type Outcome = { products: RunningProduct[] } | { problem: string };

/** Writes into a file how starting the products ended. The workers have begun by then, and only a file reaches them. */
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
