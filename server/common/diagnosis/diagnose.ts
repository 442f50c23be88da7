import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { placeProblems } from '../config/places.js';
import { loadSettings, publicUrlOf, type Settings } from '../config/settings.js';
import { asOwner, loginProblem, ownerProblems } from '../database/database-problems.js';
import { openDatabase } from '../database/open-database.js';
import { seesAllRows } from '../database/owner-policies.js';
import { refusalOf } from '../database/postgres-version.js';
import { MIGRATIONS_TABLE, schemaState, unfinished } from '../database/schema-state.js';
import { knownReasonOf, reasonOf } from '../errors/start-reason.js';
import { diskOf, s3Of } from '../files/file-storage.js';
import { OutgoingHttp } from '../http/outgoing.js';
import { OWN_JOBS } from '../jobs/jobs-left.js';
import { versionOf } from '../version.js';
import { ofProcess, ofSettings } from './of-settings.js';

/** `mal`: the part does not work. `ojo`: the part works, but an operator should know or change something. */
type Grade = 'bien' | 'ojo' | 'mal';

/** The result of a check, in Spanish. */
export interface Finding {
  grade: Grade;
  text: string;
}

export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

const bien = (text: string): Finding => ({ grade: 'bien', text });
const ojo = (text: string): Finding => ({ grade: 'ojo', text });
const mal = (text: string): Finding => ({ grade: 'mal', text });

const GIB = 1024 ** 3;
/** Above this difference in seconds, codes of second factors and expiry dates are wrong. */
const CLOCK_SECONDS = 5;
const LATE_SECONDS = 900;
const ANSWER_MS = 10_000;

/**
 * The operator's command. It checks all services and settings that an installation needs. It changes nothing in the
 * database. Each result says whether the part works and what to do.
 * @param env environment variables, as the product reads them
 * @param named the names in its .env file
 */
export async function diagnose(env: NodeJS.ProcessEnv, named: readonly string[] = []): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = Object.assign(loadSettings(env), { LOG_LEVEL: 'silent' });
  } catch (error) {
    return [mal(reasonOf(error))];
  }
  return [
    bien(`Carpetas ${versionOf(settings)} sobre Node ${process.version}, y los ajustes se pueden usar.`),
    ...(await ofSettings(settings, named)),
    ...(await ofProcess(settings)),
    ...(await ofDisk(settings)),
    ...(await ofDatabase(settings)),
    ...(await ofFiles(settings)),
    ...(await ofRedis(settings)),
    ...(await ofMail(settings)),
    ...(await ofAddress(settings)),
    ...(await ofProvider(settings)),
    ...(await ofCollector(settings)),
  ];
}

/** Whether the folders and files of the settings can be used, and the space left. */
export async function ofDisk(settings: Settings): Promise<Finding[]> {
  const { DATA_DIR } = settings;
  const problems = (await placeProblems(settings)).map(mal);
  try {
    const { bavail, bsize } = await statfs(DATA_DIR);
    const free = bavail * bsize;
    const text = `DATA_DIR (${DATA_DIR}) tiene ${(free / GIB).toLocaleString('es-AR', { maximumFractionDigits: 1 })} GiB libres`;
    return [...problems, free < GIB ? ojo(`${text}. Haga lugar: sin disco no se guarda nada.`) : bien(`${text}.`)];
  } catch {
    return problems;
  }
}

async function ofDatabase(settings: Settings): Promise<Finding[]> {
  try {
    const { ownerUrl, databaseUrl, stop } = await openDatabase(settings, () => {});
    try {
      const { findings, isLoginThere } = await asOwner(ownerUrl, ofOwner);
      // Before the first start no other login exists, unless the settings name it.
      return isLoginThere || settings.DATABASE_APP_URL ? [...findings, await ofLogin(databaseUrl.app)] : findings;
    } finally {
      await stop();
    }
  } catch (error) {
    return [mal(knownReasonOf(error) ?? `No se pudo mirar la base de datos: ${(error as Error).message}.`)];
  }
}

async function ofOwner(client: pg.Client): Promise<{ findings: Finding[]; isLoginThere: boolean }> {
  const ask: Ask = async (sql, values) => (await client.query(sql, values)).rows;
  const { problems, hasMigrations, hasJobs } = await ownerProblems(client);
  const server = await ofServer(ask);
  const told = server.map(({ text }) => text);
  const findings = [...server, ...problems.filter((problem) => !told.includes(problem)).map(mal)];
  if (!hasMigrations) {
    return { findings: [...findings, ojo('La base está vacía: el primer inicio la prepara.')], isLoginThere: false };
  }
  if (!(await seesAllRows(client))) {
    findings.push(
      ojo('El usuario de DATABASE_URL no ve todas las filas. Si es el dueño de la base, el próximo inicio lo arregla.'),
    );
  }
  const schema = await ofMigrations(ask);
  findings.push(schema);
  if (hasJobs) {
    findings.push(...(await ofJobs(ask)));
  } else if (schema.grade !== 'mal') {
    findings.push(ojo('La base quedó a medio preparar: el próximo inicio sigue desde ahí.'));
  }
  return { findings, isLoginThere: hasJobs };
}

/** The version of the server, and whether its clock agrees with this machine's clock. */
export async function ofServer(ask: Ask): Promise<Finding[]> {
  const begun = Date.now();
  const [server] = await ask<{ version: number; now: string }>(
    `select current_setting('server_version_num')::int as version,
            (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  );
  // Half of the time of the question is the way of the answer.
  const drift = Math.abs(Number(server!.now) - (begun + Date.now()) / 2) / 1_000;
  const major = Math.floor(server!.version / 10_000);
  const refusal = refusalOf(server!.version);
  const findings = [refusal ? mal(refusal) : bien(`PostgreSQL ${major} responde.`)];
  if (drift > CLOCK_SECONDS) {
    findings.push(
      mal(`El reloj de esta máquina y el de la base difieren en ${Math.round(drift)} s: póngalos en hora.`),
    );
  }
  return findings;
}

/** Whether the schema belongs to this version. */
export async function ofMigrations(ask: Ask): Promise<Finding> {
  const rows = await ask<{ name: string }>(`select name from ${MIGRATIONS_TABLE}`);
  const { isNewer, isUnfinished, left } = schemaState(rows.map(({ name }) => name));
  if (isNewer) {
    return mal('La base es de una versión más nueva que este programa: actualícelo.');
  }
  if (isUnfinished) {
    return mal(unfinished('La base'));
  }
  return left.length > 0
    ? ojo(`Migraciones pendientes: ${left.length}. El próximo inicio las aplica.`)
    : bien('La base está al día.');
}

/** Whether jobs are done in time. */
export async function ofJobs(ask: Ask): Promise<Finding[]> {
  const rows = await ask<{ failed: number; late: number }>(
    `select count(*) filter (where state = 'failed')::int as failed,
            count(*) filter (where state = 'created' and start_after < now() - make_interval(secs => $1))::int as late
       from pgboss.job where state in ('failed', 'created') and ${OWN_JOBS}`,
    [LATE_SECONDS],
  );
  const { failed, late } = rows[0]!;
  const findings: Finding[] = [];
  if (late > 0) {
    findings.push(ojo(`Trabajos que esperan hace más de un cuarto de hora: ${late}. ¿Está en marcha Carpetas?`));
  }
  if (failed > 0) {
    findings.push(ojo(`Trabajos abandonados en el último día: ${failed} (docs/operate.md, «Jobs»).`));
  }
  return findings.length > 0 ? findings : [bien('No hay trabajos atrasados ni abandonados.')];
}

async function ofLogin(url: string): Promise<Finding> {
  const problem = await loginProblem(url);
  return problem ? mal(problem) : bien('El usuario que atiende los pedidos puede entrar en la base.');
}

/** Tries every operation on files in S3. Empty without S3_BUCKET. */
export async function ofFiles(settings: Settings): Promise<Finding[]> {
  if (!settings.S3_BUCKET) return [];
  const s3 = await s3Of(settings);
  const key = `doctor/${uuid()}`;
  try {
    await s3.write(key, Readable.from([Buffer.from('carpetas')]));
    const part = await text(await s3.read(key, { start: 3, end: 5 })).finally(() => s3.remove(key));
    const findings = [
      part === 'pet'
        ? bien(`El S3 de S3_BUCKET (${settings.S3_BUCKET}) guarda, entrega por partes y borra.`)
        : mal('El S3 de S3_BUCKET no entrega partes de los archivos.'),
    ];
    for await (const _ of diskOf(settings).keys()) {
      return [...findings, ojo('En DATA_DIR/archivos quedan archivos: páselos a S3 con npm run archivos:mover.')];
    }
    return findings;
  } catch (error) {
    return [mal(reasonOf(error))];
  }
}

/** Whether Redis answers. Empty without REDIS_URL. */
export async function ofRedis({ REDIS_URL }: Settings): Promise<Finding[]> {
  if (!REDIS_URL) return [];
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: REDIS_URL,
    RESP: 2,
    socket: { connectTimeout: ANSWER_MS, reconnectStrategy: false },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return [bien('El Redis de REDIS_URL responde y acepta la clave.')];
  } catch (error) {
    return [mal(`El Redis de REDIS_URL no sirve: ${(error as Error).message}.`)];
  } finally {
    client.destroy();
  }
}

/** Whether the mail server answers. */
export async function ofMail({ SMTP_URL }: Settings): Promise<Finding[]> {
  if (!SMTP_URL) {
    return [ojo('Sin SMTP_URL los correos no salen: quedan como archivos en DATA_DIR/mail.')];
  }
  const { createTransport } = await import('nodemailer');
  const times = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
  const smtp = createTransport({ url: SMTP_URL, ...times });
  try {
    await smtp.verify();
    return [bien('El servidor de SMTP_URL responde y acepta la clave.')];
  } catch (error) {
    return [mal(`El servidor de SMTP_URL no sirve: ${(error as Error).message}.`)];
  } finally {
    smtp.close();
  }
}

/** Whether the public address answers. */
export async function ofAddress(settings: Settings): Promise<Finding[]> {
  const { PUBLIC_URL, TRUST_PROXY, DEMO } = settings;
  if (!PUBLIC_URL) {
    return [ojo('Sin PUBLIC_URL los enlaces de los correos llevan a esta máquina.')];
  }
  const findings: Finding[] = [];
  if (!PUBLIC_URL.startsWith('https:')) {
    findings.push(ojo('PUBLIC_URL no es https: las claves viajan a la vista, y no hay llaves de acceso.'));
  } else if (!TRUST_PROXY) {
    findings.push(
      ojo('Detrás de un proxy con https hace falta TRUST_PROXY=true: sin eso todos comparten los límites.'),
    );
  }
  if (DEMO) {
    findings.push(ojo('DEMO=true: los datos de demostración tienen una clave conocida. Para trabajar, DEMO=false.'));
  }
  return [...findings, await answerOf(`${publicUrlOf(settings)}/api/health/ready`, 'PUBLIC_URL')];
}

/** Whether the identity provider answers. Empty without OIDC_ISSUER. */
export async function ofProvider(settings: Settings): Promise<Finding[]> {
  const { OIDC_ISSUER } = settings;
  if (!OIDC_ISSUER) return [];
  const url = `${OIDC_ISSUER.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  // The request is made as the server makes it. It reaches a private address only where allowed.
  return [await answerOf(url, 'OIDC_ISSUER', { ask: (address) => new OutgoingHttp(settings).get(address) })];
}

/** Any answer is good: the collector accepts only traces. */
async function ofCollector({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Settings): Promise<Finding[]> {
  return endpoint ? [await answerOf(endpoint, 'OTEL_EXPORTER_OTLP_ENDPOINT', { isGood: () => true })] : [];
}

async function answerOf(
  url: string,
  name: string,
  {
    isGood = ({ ok }: Response) => ok,
    ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }),
  } = {},
): Promise<Finding> {
  try {
    const answer = await ask(url);
    const { status } = answer;
    return isGood(answer) ? bien(`${name} responde.`) : mal(`${name} responde ${status} en ${url}.`);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return mal(`${name} no responde en ${url}: ${cause?.message || message}.`);
  }
}
