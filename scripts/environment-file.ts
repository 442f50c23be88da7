import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

/** Loads the repository's .env file, if there is one. Variables already in the environment win. */
export function loadEnvironmentFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
