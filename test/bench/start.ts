import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ProductOptions, startProduct, waitUntilReady } from '../support/product.ts';
import { decimal, type Measurement, median } from './report.ts';

const STARTS = 5;
const CONNECT = `const { Client } = require('pg');
const client = new Client({ connectionString: process.env.DATABASE_URL });
client.connect().then(() => client.end());`;

/** Time from the start of the process until it is ready. The reference is a Node that only connects to PostgreSQL. */
export async function measureStart(options: ProductOptions, databaseUrl: string): Promise<Measurement[]> {
  const times: { ours: number; theirs: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    times.push({ ours: await timeOfStart(options), theirs: await timeOfConnection(databaseUrl) });
  }
  const seconds = median(times.map(({ ours }) => ours)) / 1000;
  const ratio = median(times.map(({ ours, theirs }) => ours / theirs));
  return [
    { name: 'Inicio hasta estar listo', value: `${decimal(seconds)} s`, budget: '≤ 3,00 s', isMet: seconds <= 3 },
    { name: 'Inicio frente a un Node que solo se conecta', value: decimal(ratio) },
  ];
}

async function timeOfStart(options: ProductOptions): Promise<number> {
  const start = performance.now();
  const product = await startProduct(options);
  await waitUntilReady(product);
  const time = performance.now() - start;
  await product.end('SIGTERM');
  return time;
}

async function timeOfConnection(databaseUrl: string): Promise<number> {
  const start = performance.now();
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  await once(spawn(process.execPath, ['-e', CONNECT], { env, stdio: 'inherit' }), 'close');
  return performance.now() - start;
}
