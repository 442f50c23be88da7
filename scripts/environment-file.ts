import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

/** Takes the settings of the repository's .env, when there is one; those already in the environment win. */
export function loadEnvironmentFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
