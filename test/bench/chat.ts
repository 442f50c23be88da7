import type { BrowserContext, Page } from 'playwright-core';
import { io, type Socket } from 'socket.io-client';
import { DEMO_CREDENTIALS } from '../../server/plataforma/identidad/demo-credentials.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Chats, CUENTA, emailOf, insertChats, MENSAJES, PEOPLE } from './chat-rows.ts';
import { type Office, post } from './office.ts';
import { decimal, type Measurement, median } from './report.ts';
import { longTasksDuring, plainPage, signedIn } from './scroll.ts';

const ROUNDS = 5;
const SAMPLES = 9;
const SENT = 40;
/** Milliseconds between two messages, in which the page reads the message and fetches its consequences. */
const REST = 400;
/** Steps of a mouse wheel, the pixels of a step, and the milliseconds between steps. */
const STEPS = 150;
const STEP = 300;
const PAUSE = 16;
/** The number of messages that a thread keeps and draws. */
const KEPT = 400;
/** The longest task that people do not notice, in milliseconds. */
const LONG = 50;
const SEARCH_MS = 200;
const ARRIVAL_MS = 150;

const NOTHING = 'zzyzx';
const SEARCHES = {
  'lo que tienen todos': 'mensaje',
  'una palabra de la quinta parte': 'hipoteca',
  'dos palabras': 'certificado dominio',
  'un mensaje solo': 'mensaje 4321:',
  'lo que no hay': NOTHING,
};

/**
 * Measures a conversation of 50,000 messages beside a conversation of 60, in turns. It opens them, reads backwards, and
 * searches. Then measures the time of a message from one person's request to another's screen. 200 people are
 * connected.
 */
export async function measureChat(baseUrl: string, office: Office): Promise<Measurement[]> {
  const chats = await insertChats(office);
  const browser = await launchChromium();
  try {
    const context = await signedIn(browser, baseUrl, CUENTA);
    return [
      ...(await opening(context, baseUrl, chats)),
      ...(await scrolling(context, baseUrl, chats)),
      ...(await searching(baseUrl, office)),
      ...(await arriving(context, baseUrl, chats)),
    ];
  } finally {
    await browser.close();
  }
}

async function opening(context: BrowserContext, baseUrl: string, { long, short }: Chats): Promise<Measurement[]> {
  const times: { long: number; short: number }[] = [];
  const time = async (id: string) => {
    const started = performance.now();
    const page = await open(context, baseUrl, id);
    const elapsed = performance.now() - started;
    await page.close();
    return elapsed;
  };
  // The first visit fills the browser's cache.
  await time(short);
  for (let round = 0; round < ROUNDS; round += 1) times.push({ long: await time(long), short: await time(short) });
  const ratio = median(times.map((each) => each.long / each.short));
  return [
    {
      name: `Abrir una conversación de ${MENSAJES} mensajes, frente a una de 60`,
      value: decimal(ratio),
      budget: '≤ 1,50',
      isMet: ratio <= 1.5,
    },
    { name: 'Hasta su último mensaje', value: `${decimal(median(times.map((each) => each.long)), 0)} ms` },
  ];
}

async function open(context: BrowserContext, baseUrl: string, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${baseUrl}/chat/${id}`);
  await page.getByRole('log').getByRole('article').last().waitFor();
  return page;
}

async function scrolling(context: BrowserContext, baseUrl: string, { long }: Chats): Promise<Measurement[]> {
  const plainUrl = `${baseUrl}/medidas.html`;
  await context.route(plainUrl, (route) => route.fulfill({ contentType: 'text/html', body: plainPage(KEPT) }));
  const rounds: { ours: number; plain: number; passed: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open(context, baseUrl, long);
    await page.waitForLoadState('networkidle');
    const from = await numberOf(page, 'last');
    const ours = await longestUpwards(page);
    rounds.push({ ours, passed: from - (await numberOf(page, 'first')), plain: 0 });
    await page.goto(plainUrl);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    rounds.at(-1)!.plain = await longestUpwards(page);
    await page.close();
  }
  const worst = median(rounds.map(({ ours }) => ours));
  const plain = median(rounds.map((round) => round.plain));
  const passed = median(rounds.map((round) => round.passed));
  if (passed < 200) throw new Error(`Solo se leyeron ${passed} mensajes hacia atrás.`);
  const said = (ms: number) => (ms === 0 ? `menos de ${LONG} ms` : `${decimal(ms, 0)} ms`);
  return [
    {
      name: 'Leer hacia atrás: tarea más larga',
      value: said(worst),
      budget: `≤ ${LONG} ms`,
      isMet: worst <= LONG,
    },
    { name: 'Leer hacia atrás: la misma, en HTML sin nada más', value: said(plain) },
    { name: 'Leer hacia atrás: mensajes', value: decimal(passed, 0) },
  ];
}

/** The number in the text of the first or the last shown message. */
async function numberOf(page: Page, which: 'first' | 'last'): Promise<number> {
  const text = await page.getByRole('log').getByRole('article')[which]().innerText();
  return Number(/Mensaje (\d+)/.exec(text)?.[1]);
}

/** Scrolls up as a mouse wheel does. @returns the longest task, in milliseconds; 0 without a long one */
async function longestUpwards(page: Page): Promise<number> {
  const tasks = await longTasksDuring(page, async () => {
    await page.mouse.move(900, 450);
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, -STEP);
      await page.waitForTimeout(PAUSE);
    }
  });
  return Math.max(0, ...tasks);
}

/** Times of whole requests, so the database takes less than each. */
async function searching(baseUrl: string, { accessToken }: Office): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, words] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const started = performance.now();
      const url = `${baseUrl}/api/conversaciones/mensajes?buscar=${encodeURIComponent(words)}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
      const found = (await answer.json()) as unknown[];
      if (!answer.ok) throw new Error(`La búsqueda respondió ${answer.status}.`);
      if ((found.length === 0) !== (words === NOTHING)) throw new Error(`«${words}» halló ${found.length} mensajes.`);
      times.push(performance.now() - started);
    }
    const time = median(times.slice(1));
    measurements.push({
      name: `Buscar ${name}`,
      value: `${decimal(time, 0)} ms`,
      budget: `≤ ${SEARCH_MS} ms`,
      isMet: time <= SEARCH_MS,
    });
  }
  return measurements;
}

async function arriving(context: BrowserContext, baseUrl: string, { long }: Chats): Promise<Measurement[]> {
  const tokens: string[] = [];
  for (let n = 1; n <= PEOPLE; n += 1) {
    const { password } = DEMO_CREDENTIALS;
    tokens.push((await post(`${baseUrl}/api/auth/sign-in`, { email: emailOf(n), password })).accessToken);
  }
  const sockets = await Promise.all(tokens.map((token) => connect(baseUrl, token)));
  try {
    const page = await open(context, baseUrl, long);
    await page.waitForLoadState('networkidle');
    const times: { arrival: number; request: number }[] = [];
    for (let n = 0; n < SENT; n += 1) {
      times.push(await send(page, baseUrl, long, tokens[0]!, `llegada número ${n}.`));
      await page.waitForTimeout(REST);
    }
    const arrival = median(times.map((each) => each.arrival));
    return [
      {
        name: `Un mensaje hasta la pantalla del otro, con ${PEOPLE} personas conectadas`,
        value: `${decimal(arrival, 0)} ms`,
        budget: `≤ ${ARRIVAL_MS} ms`,
        isMet: arrival <= ARRIVAL_MS,
      },
      {
        name: 'Lo mismo, frente al pedido que lo envía',
        value: decimal(median(times.map((t) => t.arrival / t.request))),
      },
    ];
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
}

function connect(baseUrl: string, token: string): Promise<Socket> {
  const socket = io(baseUrl, { path: '/api/socket', transports: ['websocket'], auth: { token }, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Sends a message and waits until the page has painted it. Both clocks are of this machine. */
async function send(page: Page, baseUrl: string, chatId: string, token: string, valor: string) {
  const painted = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const log = document.querySelector('[role="log"]') as HTMLElement;
        const observer = new MutationObserver(() => {
          if (!log.textContent?.includes(text)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
        });
        observer.observe(log, { childList: true, subtree: true, characterData: true });
      }),
    valor,
  );
  // Waits until the observer is set. Chromium runs calls in their order.
  await page.evaluate(() => null);
  const started = performance.timeOrigin + performance.now();
  const answer = await fetch(`${baseUrl}/api/conversaciones/${chatId}/mensajes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ valor }),
  });
  if (!answer.ok) throw new Error(`El mensaje se rechazó con ${answer.status}.`);
  const request = performance.timeOrigin + performance.now() - started;
  return { arrival: (await painted) - started, request };
}
