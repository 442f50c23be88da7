import { access, constants } from 'node:fs/promises';
import { portProblems } from '../config/places.js';
import { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings-table.js';
import { VERSION, versionOf } from '../version.js';
import type { Finding } from './diagnose.js';

const bien = (text: string): Finding => ({ grade: 'bien', text });
const ojo = (text: string): Finding => ({ grade: 'ojo', text });
const mal = (text: string): Finding => ({ grade: 'mal', text });

const ANSWER_MS = 3_000;

/** Names in an .env file for other programs: docker compose, OpenTelemetry, Node and the runner of the tests. */
const OF_OTHERS =
  /^(POSTGRES_PASSWORD|PUBLISH_HOST|CARPETAS_IMAGE|CHROME_PATH|TEST_CHROMIUM|TEST_DATABASE_URL|TZ|(SCALE|COMPOSE|MINIO|OTEL|NODE|MALLOC)_.*)$/;

/**
 * Settings that are valid, but that nobody can mean.
 * @param named the names in the .env file
 */
export async function ofSettings(settings: Settings, named: readonly string[]): Promise<Finding[]> {
  return [...ofNames(named), ...ofLimits(settings), ...ofPairs(settings), ...(await ofPaths(settings))];
}

function ofNames(named: readonly string[]): Finding[] {
  const unknown = named.filter((name) => !(Object.hasOwn(SETTINGS, name) || OF_OTHERS.test(name)));
  return unknown.length > 0
    ? [ojo(`En .env hay nombres que no son ajustes: ${unknown.join(', ')}. ¿Están bien escritos?`)]
    : [];
}

/** The limits and times that docs/operate.md relates to each other. */
function ofLimits(settings: Settings): Finding[] {
  const { POOL_SIZE, POOL_ACQUIRE_MS, QUERY_TIMEOUT_MS, STATEMENT_TIMEOUT_MS, HANDLER_TIMEOUT_MS } = settings;
  const { TURNS_PER_PERSON, TURNS_PER_CUENTA, TURN_WAIT_MS } = settings;
  const findings: Finding[] = [];
  if (Math.max(TURNS_PER_PERSON, TURNS_PER_CUENTA) >= POOL_SIZE) {
    findings.push(
      ojo(
        'TURNS_PER_PERSON y TURNS_PER_CUENTA deben ser menos que POOL_SIZE: una cuenta sola puede frenar a las demás.',
      ),
    );
  }
  if (STATEMENT_TIMEOUT_MS >= QUERY_TIMEOUT_MS) {
    findings.push(ojo('STATEMENT_TIMEOUT_MS debe ser menos que QUERY_TIMEOUT_MS: se cortan conexiones sanas.'));
  }
  if (POOL_ACQUIRE_MS + QUERY_TIMEOUT_MS + 2 * TURN_WAIT_MS >= HANDLER_TIMEOUT_MS) {
    findings.push(
      ojo('POOL_ACQUIRE_MS, QUERY_TIMEOUT_MS y dos veces TURN_WAIT_MS deben sumar menos que HANDLER_TIMEOUT_MS.'),
    );
  }
  return findings;
}

/** Settings that mean little without another setting. */
function ofPairs(settings: Settings): Finding[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, SMTP_URL, MAIL_FROM, MAIL_DOMAIN, MAIL_IN_PORT, TRUST_PROXY, PROXY_HOPS } =
    settings;
  const findings: Finding[] = [];
  if (!OIDC_ISSUER !== !OIDC_CLIENT_ID) {
    findings.push(ojo('OIDC_ISSUER y OIDC_CLIENT_ID van juntos: con uno solo nadie ingresa por el proveedor.'));
  }
  if (SMTP_URL && /@localhost>?$/.test(MAIL_FROM)) {
    findings.push(ojo('MAIL_FROM es una dirección de localhost: muchos servidores rechazan esos correos.'));
  }
  if (MAIL_IN_PORT !== undefined && !MAIL_DOMAIN) {
    findings.push(ojo('MAIL_IN_PORT sin MAIL_DOMAIN: no hay direcciones en las que recibir correos.'));
  }
  if (PROXY_HOPS > 1 && !TRUST_PROXY) {
    findings.push(ojo('PROXY_HOPS no vale sin TRUST_PROXY=true: todos comparten la dirección del proxy.'));
  }
  return findings;
}

/** An operator's own help pages that cannot be read are left out. */
async function ofPaths({ HELP_DIR }: Settings): Promise<Finding[]> {
  try {
    // A path that ends in «/.» must be a folder.
    if (HELP_DIR) await access(`${HELP_DIR}/.`, constants.R_OK);
    return [];
  } catch (error) {
    return [mal(`HELP_DIR (${HELP_DIR}) no se puede leer: ${(error as Error).message}.`)];
  }
}

/** Whether this installation answers on PORT. Otherwise the port must be free for a start. */
export async function ofProcess(settings: Settings): Promise<Finding[]> {
  const running = await runningAt(settings);
  if (running) return [running];
  const problems = await portProblems(settings);
  return problems.length > 0 ? problems.map(mal) : [ojo(`Carpetas no está en marcha en el puerto ${settings.PORT}.`)];
}

/** @returns null when no program or another program answers */
async function runningAt(settings: Settings): Promise<Finding | null> {
  const { PORT, HOST } = settings;
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/health/live`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { status, version } = (await answer.json()) as { status?: string; version?: string };
    if (status === 'migrating') return ojo(`Carpetas se está actualizando en el puerto ${PORT}.`);
    if (status !== 'ok') return null;
    return version === undefined || version.split(' ')[0] === VERSION
      ? bien(`Carpetas está en marcha en el puerto ${PORT}.`)
      : ojo(`En el puerto ${PORT} está en marcha Carpetas ${version}, y esto es ${versionOf(settings)}: reiníciela.`);
  } catch {
    return null;
  }
}
