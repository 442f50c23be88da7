import { X509Certificate } from 'node:crypto';
import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { addressesOf, canListen } from '../http/listen.js';
import { checkKeptSecret } from './jwt-secret.js';
import { type Settings, SettingsError } from './settings.js';

/**
 * The folders, files and ports in the settings that this machine cannot provide. Each is a sentence. A start refuses
 * them before it changes anything, and the doctor reports them.
 */
export async function placeProblems(settings: Settings): Promise<string[]> {
  const { AUDIT_DIR, MAIL_ACCOUNTS_CA, MAIL_IN_TLS_KEY, MAIL_IN_TLS_CERT } = settings;
  return problemsOf([
    ['No se puede escribir en DATA_DIR', () => canWriteAll(settings)],
    ['No se puede leer el secreto de firma', () => checkKeptSecret(settings)],
    ['No se puede escribir en AUDIT_DIR', async () => AUDIT_DIR && canWrite(AUDIT_DIR)],
    ['MAIL_ACCOUNTS_CA no se puede leer', async () => MAIL_ACCOUNTS_CA && readAuthorities(MAIL_ACCOUNTS_CA)],
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

/** The ports of the settings that another program uses, or that two settings name. */
export async function portProblems(settings: Settings): Promise<string[]> {
  const wanted: { name: string; port: number; addresses: string[] }[] = [];
  const problems: string[] = [];
  for (const { name, hostName, port, host } of wantedOf(settings)) {
    try {
      const addresses = await addressesOf(host);
      for (const address of addresses) await canListen(port, address, host === 'localhost');
      wanted.push({ name, port, addresses });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      problems.push(
        code === 'EADDRINUSE'
          ? `El puerto ${port} está ocupado. Elija otro con ${name}, por ejemplo ${name}=${port + 1}.`
          : `No se puede escuchar donde dicen ${hostName} y ${name}: ${message}.`,
      );
    }
  }
  const same = wanted.filter((one) => wanted.some((other) => one !== other && meet(one, other)));
  return same.length > 0
    ? [...problems, `Piden el mismo puerto: ${same.map(({ name }) => name).join(' y ')}.`]
    : problems;
}

/** A port, its addresses, and the name of its setting. */
interface Wanted {
  name: string;
  hostName: string;
  port: number;
  host: string;
}

function wantedOf({ PORT, HOST, METRICS_PORT, METRICS_HOST, ...mail }: Settings): Wanted[] {
  const { MAIL_DOMAIN, MAIL_IN_PORT, MAIL_IN_HOST } = mail;
  const all: (Omit<Wanted, 'port'> & { port: number | undefined })[] = [
    { name: 'PORT', hostName: 'HOST', port: PORT, host: HOST },
    { name: 'METRICS_PORT', hostName: 'METRICS_HOST', port: METRICS_PORT, host: METRICS_HOST },
    {
      name: 'MAIL_IN_PORT',
      hostName: MAIL_IN_HOST ? 'MAIL_IN_HOST' : 'HOST',
      // Without a mail domain, the product receives no mail.
      port: MAIL_DOMAIN === undefined ? undefined : MAIL_IN_PORT,
      host: MAIL_IN_HOST ?? HOST,
    },
  ];
  return all.flatMap(({ port, ...rest }) => (port === undefined ? [] : [{ port, ...rest }]));
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** Whether two listen at the same address. Port 0 means any free port. */
function meet(one: { port: number; addresses: string[] }, other: { port: number; addresses: string[] }): boolean {
  const isAt = (address: string) => other.addresses.includes(address) || EVERYWHERE.includes(address);
  return (
    one.port !== 0 &&
    one.port === other.port &&
    (one.addresses.some(isAt) || other.addresses.some((address) => EVERYWHERE.includes(address)))
  );
}

/** @throws SettingsError with everything that this machine cannot provide */
export async function checkPlaces(settings: Settings): Promise<void> {
  const problems = [...(await placeProblems(settings)), ...(await portProblems(settings))];
  if (problems.length > 0) {
    throw new SettingsError(problems.join('\n'));
  }
}

/** Checks DATA_DIR, and the existing folders in it that this installation uses. */
async function canWriteAll({ DATA_DIR, S3_BUCKET, SMTP_URL, AUDIT_DIR }: Settings): Promise<void> {
  await canWrite(DATA_DIR);
  const used = [!S3_BUCKET && 'archivos', !SMTP_URL && 'mail', !AUDIT_DIR && 'auditoria', 'borrados'];
  for (const name of used.filter((name) => name !== false)) {
    // A path that ends in «/.» must be a folder.
    await access(`${DATA_DIR}/${name}/.`, constants.R_OK | constants.W_OK).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function canWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.R_OK | constants.W_OK);
}

/** Reads certificates in PEM. A file that is no certificate would fail at each connection. */
async function readAuthorities(path: string): Promise<void> {
  const certificates = (await readFile(path, 'utf8')).match(
    /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
  );
  if (!certificates) {
    throw new Error('no tiene certificados (PEM)');
  }
  for (const certificate of certificates) new X509Certificate(certificate);
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
