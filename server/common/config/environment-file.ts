import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Loads the folder's .env file, if there is one. Variables already in the environment win. */
export function loadEnvironmentFile(folder: string): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
