import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The signing secret kept in `dataDir` (mode 0600), made at the first start. */
export async function keptJwtSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // wx: of two processes that start at once, one writes and both read the same.
    await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  }
  return readFile(path, 'utf8');
}

/** The signing secret, to be injected. */
export class JwtSecret {
  constructor(readonly value: string) {}
}
