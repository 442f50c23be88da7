import { build } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';

loadEnvironmentFile();

try {
  await build();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

process.env.NODE_ENV ??= 'production';
// It runs in this process, so no wrapper stays in memory and signals reach the product directly.
await import(new URL('../dist/server/main.js', import.meta.url).href);
