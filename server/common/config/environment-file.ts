import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Loads the folder's .env file, if it exists. Variables of the environment take precedence. */
export function loadEnvironmentFile(folder: string): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The names in the folder's .env file. */
export function namesInEnvironmentFile(folder: string): string[] {
  const file = join(folder, '.env');
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
}
