import { ImapFlow } from 'imapflow';
import { Client } from 'pg';
import PostalMime from 'postal-mime';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import { rfc822, ServidorDeCorreo } from '../factories/servidor-de-correo.ts';
import { post } from './office.ts';
import { decimal, type Measurement, median } from './report.ts';

const MAILS = 20_000;
/** The number of mails that the bare program fetches. Also the number of the first and last mails that are compared. */
const SOME = 1_000;
const BATCH = 50;
const PAUSE_MS = 250;
const LISTS = 30;

/**
 * Measures the first synchronisation of a mailbox of 20,000 mails. A bare program is the reference. It fetches and
 * reads mails of the same server, and writes their texts into a table. Then measures how much the synchronisation slows
 * down people who read their mail.
 */
export async function measureCorreoExterno(baseUrl: string, ownerUrl: string): Promise<Measurement[]> {
  const servidor = new ServidorDeCorreo();
  await servidor.open();
  try {
    for (let n = 0; n < MAILS; n++) servidor.add('INBOX', mailOf(n), n % 3 ? ['\\Seen'] : []);
    const bare = await bareRate(servidor, ownerUrl);
    const { accessToken } = await post(`${baseUrl}/api/auth/sign-in`, {
      ...DEMO_CREDENTIALS,
      email: 'solo@carpetas.test',
    });
    const authorization = `Bearer ${accessToken}`;
    const cuenta = async (init: RequestInit = {}) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await fetch(`${baseUrl}/api/correos/cuenta-externa`, { headers, ...init });
      if (!answer.ok) throw new Error(`La cuenta de correo respondió ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { cuenta: { estado: string; sincronizados: number } }).cuenta;
    };
    const list = async () => {
      const started = performance.now();
      await (await fetch(`${baseUrl}/api/correos?bandeja=inbox`, { headers: { authorization } })).text();
      return performance.now() - started;
    };
    const started = performance.now();
    await cuenta({ method: 'PUT', body: JSON.stringify(servidor.datos) });
    const seen: { at: number; n: number }[] = [{ at: started, n: 0 }];
    const busy: number[] = [];
    for (let estado = 'sincronizando'; estado !== 'al-dia'; ) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const now = await cuenta();
      estado = now.estado;
      if (now.sincronizados > (seen.at(-1)?.n ?? 0)) seen.push({ at: performance.now(), n: now.sincronizados });
      busy.push(await list());
    }
    const rate = (MAILS / (performance.now() - started)) * 1_000;
    const quiet = median(await times(LISTS, list));
    const first = rateUpTo(seen.filter(({ n }) => n <= MAILS / 10));
    const last = rateUpTo(seen.filter(({ n }) => n >= MAILS * 0.9));
    return [
      { name: `correo externo: ${MAILS} correos, por segundo`, value: decimal(rate) },
      {
        name: 'correo externo: respecto de un programa que solo los lee y escribe su texto',
        value: decimal(rate / bare),
        budget: '≥ 0,04',
        isMet: rate / bare >= 0.04,
      },
      {
        name: 'correo externo: la última décima parte respecto de la primera',
        value: decimal(last / first),
        budget: '≥ 0,50',
        isMet: last / first >= 0.5,
      },
      {
        name: 'correo externo: lista mientras tanto, mediana respecto de después',
        value: decimal(median(busy) / quiet),
      },
    ];
  } finally {
    await servidor.close();
  }
}

function mailOf(n: number): string {
  const parrafo = '<p style="color:#333">El saldo de la operación se acredita <b>mañana</b>, según lo convenido.</p>';
  const headers = {
    'MIME-Version': '1.0',
    'Content-Type': 'text/html; charset=utf-8',
    ...(n % 3 && { 'In-Reply-To': `<m${n - 1}@afuera.test>`, References: `<m${n - 1}@afuera.test>` }),
  };
  return rfc822(`m${n}`, `Correo ${n}`, headers, `<html><body>${parrafo.repeat(20)}${n}</body></html>`);
}

/** The mails that a program fetches in a second when it does nothing else. */
async function bareRate(servidor: ServidorDeCorreo, ownerUrl: string): Promise<number> {
  const { imap, usuario, clave } = servidor.datos;
  const client = new ImapFlow({
    host: imap.servidor,
    port: imap.puerto,
    secure: true,
    tls: { rejectUnauthorized: false },
    auth: { user: usuario, pass: clave },
    logger: false,
  });
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await client.connect();
  try {
    await owner.query('create temporary table textos (asunto text, texto text)');
    await client.mailboxOpen('INBOX');
    const started = performance.now();
    for (let from = 1; from <= SOME; from += BATCH) {
      for (const { source } of await client.fetchAll(`${from}:${from + BATCH - 1}`, { source: true }, { uid: true })) {
        const { subject, html, text } = await PostalMime.parse(source ?? '');
        await owner.query('insert into textos values ($1, $2)', [subject, html ?? text]);
      }
    }
    return (SOME / (performance.now() - started)) * 1_000;
  } finally {
    client.close();
    await owner.end();
  }
}

function rateUpTo(seen: readonly { at: number; n: number }[]): number {
  const [one, other] = [seen[0], seen.at(-1)];
  return one && other && other.at > one.at ? (other.n - one.n) / (other.at - one.at) : Number.NaN;
}

async function times(count: number, work: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  while (values.length < count) values.push(await work());
  return values;
}
