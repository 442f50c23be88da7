import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SettingsError } from './settings.js';

/** The time for the process that makes the secret to write it. */
const WRITING_MS = 2_000;

/** The signing secret in `dataDir` (mode 0600). The first start makes it. */
async function keptJwtSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // wx: of two processes that start at once, one writes the file. Both read the same secret.
    await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  }
  return readWritten(path);
}

/**
 * Another process may have created the file without having written it yet. An empty secret would let anybody sign
 * tokens.
 */
async function readWritten(path: string): Promise<string> {
  for (const deadline = Date.now() + WRITING_MS; Date.now() < deadline; await setTimeout(20)) {
    const secret = await readFile(path, 'utf8');
    if (secret.trim()) {
      return secret;
    }
  }
  throw new SettingsError(`${path} está vacío: ponga ahí el secreto de firma, o bórrelo si nunca se usó.`);
}

/** @throws Error for a secret that cannot be read, or whose writing began and never ended */
export async function checkKeptSecret({ JWT_SECRET, DATA_DIR }: { JWT_SECRET?: string; DATA_DIR: string }) {
  const path = join(DATA_DIR, 'jwt-secret');
  if (!JWT_SECRET && existsSync(path)) {
    await readWritten(path);
  }
}

/** The signing secret of an installation that was started before; null before the first start. */
export async function findJwtSecret({
  JWT_SECRET,
  DATA_DIR,
}: {
  JWT_SECRET?: string;
  DATA_DIR: string;
}): Promise<string | null> {
  return JWT_SECRET ?? (await readFile(join(DATA_DIR, 'jwt-secret'), 'utf8').catch(() => null));
}

/** The signing secret, to be injected. */
export class JwtSecret {
  constructor(readonly value: string) {}

  /** The secret of the settings, or else the secret kept in DATA_DIR. */
  static async of({ JWT_SECRET, DATA_DIR }: { JWT_SECRET?: string; DATA_DIR: string }): Promise<JwtSecret> {
    return new JwtSecret(JWT_SECRET ?? (await keptJwtSecret(DATA_DIR)));
  }
}
