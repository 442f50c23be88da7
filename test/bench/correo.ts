import { launchChromium } from '../support/chromium.ts';
import { cuentaOf, insertCorreos } from './correo-rows.ts';
import type { Office } from './office.ts';
import { decimal, type Measurement, median } from './report.ts';
import { compare, report, signedIn } from './scroll.ts';

const SAMPLES = 15;
const MANY = 20_000;
const FEW = 200;
const PAGE_SIZE = 25;
/** The rows of plain HTML. Together they are as high as a page of mails. */
const PLAIN_ROWS = 200;
const SEARCH_MS = 200;
const BUDGET = 1.5;
/**
 * The budget for queries that count rows one by one. Such queries count the rows before a page, unread mails, or the
 * last 500 mails.
 */
const BUDGET_OF_COUNTS = 3;
const FIRST_MAIL = 'ul[aria-label="Correos"] li';
const COUNTS = ['Página', 'Números', 'A quién'];

interface Mailbox {
  accessToken: string;
  /** The id of a mail in the mailbox. */
  id: string;
  lastPage: number;
}

const SEARCHES = {
  'lo que tienen todos': 'escribana consulta',
  'una palabra de la quinta parte': 'hipoteca',
  'dos palabras': 'certificado dominio',
  'un correo solo': 'número 187.',
  'lo que no hay': 'zzyzx',
};

/**
 * Measures a mailbox of 20,000 mails beside a mailbox of 200, in turns. It measures lists, opening a mail, and
 * searching. Then opens and scrolls the large mailbox in a browser.
 */
export async function measureCorreo(baseUrl: string, large: Office, small: Office): Promise<Measurement[]> {
  const mailboxes = await Promise.all(
    [large, small].map(async (office, i) => {
      const correos = i === 0 ? MANY : FEW;
      const id = await insertCorreos(office, correos);
      return { id, accessToken: office.accessToken, lastPage: Math.min(300, correos / PAGE_SIZE) };
    }),
  );
  const calls: Record<string, (mailbox: Mailbox) => string> = {
    'Bandeja de entrada': () => 'correos?bandeja=inbox',
    'Página 300 (en el chico, la última)': ({ lastPage }) => `correos?bandeja=inbox&pagina=${lastPage}`,
    Destacados: () => 'correos?filtro=starred',
    'Números del menú': () => 'apps/mailbox/folders',
    'Abrir un correo': ({ id }) => `correos/${id}`,
    'Abrir su conversación': ({ id }) => `correos/${id}/hilo`,
    'A quién escribir': () => 'correos/destinatarios?buscar=remitente',
  };
  const measurements: Measurement[] = [];
  for (const [name, pathOf] of Object.entries(calls)) {
    const [many, few] = await timesOf(baseUrl, mailboxes, pathOf);
    const budget = COUNTS.some((start) => name.startsWith(start)) ? BUDGET_OF_COUNTS : BUDGET;
    measurements.push({
      name: `${name}: ${MANY} correos, frente a ${FEW}`,
      value: `${decimal(many, 1)} ms (${decimal(many / few)})`,
      budget: `≤ ${decimal(budget)}`,
      isMet: many / few <= budget,
    });
  }
  for (const [name, words] of Object.entries(SEARCHES)) {
    const [many, few] = await timesOf(baseUrl, mailboxes, () => `correos?buscar=${encodeURIComponent(words)}`);
    measurements.push({
      name: `Buscar ${name}`,
      value: `${decimal(many, 1)} ms (${decimal(many / few)})`,
      budget: `≤ ${SEARCH_MS} ms`,
      isMet: many <= SEARCH_MS,
    });
  }
  return [...measurements, ...(await reading(baseUrl))];
}

/** The first page and a late page of the mailbox, in a browser. Each is compared with plain HTML of many lower rows. */
async function reading(baseUrl: string): Promise<Measurement[]> {
  const browser = await launchChromium();
  try {
    const context = await signedIn(browser, baseUrl, cuentaOf(MANY));
    const page = (n: number) => compare(context, `${baseUrl}/apps/mailbox/inbox/${n}`, PLAIN_ROWS, FIRST_MAIL);
    return [...report(`Bandeja de ${MANY} correos`, await page(1)), ...report('Su página 300', await page(300))];
  } finally {
    await browser.close();
  }
}

/** The median times of whole requests, in milliseconds. The database takes less. */
async function timesOf(
  baseUrl: string,
  mailboxes: readonly Mailbox[],
  pathOf: (mailbox: Mailbox) => string,
): Promise<[number, number]> {
  const times = mailboxes.map((): number[] => []);
  // The first samples only warm up.
  for (let sample = -2; sample < SAMPLES; sample += 1) {
    for (const [i, mailbox] of mailboxes.entries()) {
      const started = performance.now();
      const answer = await fetch(`${baseUrl}/api/${pathOf(mailbox)}`, {
        headers: { authorization: `Bearer ${mailbox.accessToken}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${pathOf(mailbox)} respondió ${answer.status}: ${text}`);
      if (sample >= 0) times[i]!.push(performance.now() - started);
    }
  }
  return [median(times[0]!), median(times[1]!)];
}
