import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { addressesOf, canListen } from '../http/listen.js';
import { checkKeptSecret } from './jwt-secret.js';
import { type Settings, SettingsError } from './settings.js';

/**
 * What the settings name and this machine does not give: folders, files and ports, each in a sentence. A start refuses
 * them before it changes anything, and the doctor tells of them.
 */
export async function placeProblems(settings: Settings): Promise<string[]> {
  const { DATA_DIR, AUDIT_DIR, MAIL_ACCOUNTS_CA, MAIL_IN_TLS_KEY, MAIL_IN_TLS_CERT } = settings;
  return problemsOf([
    ['No se puede escribir en DATA_DIR', () => canWrite(DATA_DIR)],
    ['No se puede leer el secreto de firma', () => checkKeptSecret(settings)],
    ['No se puede escribir en AUDIT_DIR', async () => AUDIT_DIR && canWrite(AUDIT_DIR)],
    ['MAIL_ACCOUNTS_CA no se puede leer', async () => MAIL_ACCOUNTS_CA && readFile(MAIL_ACCOUNTS_CA)],
    [
      'MAIL_IN_TLS_KEY y MAIL_IN_TLS_CERT no se pueden usar',
      async () =>
        (MAIL_IN_TLS_KEY || MAIL_IN_TLS_CERT) &&
        createSecureContext({
          key: await readFile(MAIL_IN_TLS_KEY ?? ''),
          cert: await readFile(MAIL_IN_TLS_CERT ?? ''),
        }),
    ],
  ]);
}

/** The ports that the settings ask for and nobody can have now. */
export async function portProblems(settings: Settings): Promise<string[]> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST, MAIL_IN_PORT, MAIL_IN_HOST = HOST } = settings;
  const wanted = [
    { names: ['PORT', 'HOST'], port: PORT, host: HOST },
    { names: ['METRICS_PORT', 'METRICS_HOST'], port: METRICS_PORT, host: METRICS_HOST },
    {
      names: ['MAIL_IN_PORT', MAIL_IN_HOST === HOST ? 'HOST' : 'MAIL_IN_HOST'],
      port: MAIL_IN_PORT,
      host: MAIL_IN_HOST,
    },
  ] as const;
  const problems: string[] = [];
  for (const { names, port, host } of wanted) {
    if (port === undefined) continue;
    try {
      for (const address of await addressesOf(host)) await canListen(port, address);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      problems.push(
        code === 'EADDRINUSE'
          ? `El puerto ${port} está ocupado. Elija otro con ${names[0]}, por ejemplo ${names[0]}=${port + 1}.`
          : `No se puede escuchar donde dicen ${names[1]} y ${names[0]}: ${message}.`,
      );
    }
  }
  return problems;
}

/** @throws SettingsError with all that this machine does not give */
export async function checkPlaces(settings: Settings): Promise<void> {
  const problems = [...(await placeProblems(settings)), ...(await portProblems(settings))];
  if (problems.length > 0) {
    throw new SettingsError(problems.join('\n'));
  }
}

async function canWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.R_OK | constants.W_OK);
}

async function problemsOf(checks: readonly (readonly [sentence: string, check: () => Promise<unknown>])[]) {
  const problems: string[] = [];
  for (const [sentence, check] of checks) {
    try {
      await check();
    } catch (error) {
      const { message } = error as Error;
      problems.push(error instanceof SettingsError ? message : `${sentence}: ${message}.`);
    }
  }
  return problems;
}
