import type { BrowserContext, Page } from 'playwright-core';
import { io, type Socket } from 'socket.io-client';
import { DEMO_CREDENTIALS } from '../../server/demo/demo-credentials.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Chats, CUENTA, emailOf, insertChats, MENSAJES, PEOPLE } from './chat-rows.ts';
import { type Office, post } from './office.ts';
import { decimal, type Measurement, median } from './report.ts';
import { longTasksDuring, signedIn } from './scroll.ts';

const ROUNDS = 5;
const SAMPLES = 9;
const SENT = 40;
/** Steps of a mouse wheel, their pixels, and milliseconds between them. */
const STEPS = 150;
const STEP = 300;
const PAUSE = 16;
/** The longest task that people do not notice, in milliseconds. */
const LONG = 50;
const SEARCH_MS = 200;
const ARRIVAL_MS = 150;

const SEARCHES = {
  'lo que tienen todos': 'mensaje',
  'una palabra de la quinta parte': 'hipoteca',
  'dos palabras': 'certificado dominio',
  'un mensaje solo': 'mensaje 4321:',
  'lo que no hay': 'zzyzx',
};

/**
 * Measures a conversation of 50,000 messages beside one of 60, in turns: opening, reading backwards, searching. Then how
 * long a message takes from one person's request to the other one's screen, with 200 people connected.
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
  const rounds: { tasks: number[]; passed: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open(context, baseUrl, long);
    await page.waitForLoadState('networkidle');
    const numberOf = async (which: 'first' | 'last') => {
      const text = await page.getByRole('log').getByRole('article')[which]().innerText();
      return Number(/Mensaje (\d+)/.exec(text)?.[1]);
    };
    const from = await numberOf('last');
    const tasks = await longTasksDuring(page, async () => {
      await page.getByRole('log').hover();
      for (let step = 0; step < STEPS; step += 1) {
        await page.mouse.wheel(0, -STEP);
        await page.waitForTimeout(PAUSE);
      }
    });
    rounds.push({ tasks, passed: from - (await numberOf('first')) });
    await page.close();
  }
  const worst = median(rounds.map(({ tasks }) => Math.max(0, ...tasks)));
  const passed = median(rounds.map((round) => round.passed));
  if (passed < 200) throw new Error(`Solo se leyeron ${passed} mensajes hacia atrás.`);
  const count = median(rounds.map(({ tasks }) => tasks.length));
  return [
    {
      name: 'Leer hacia atrás: tarea más larga',
      value: worst === 0 ? `menos de ${LONG} ms` : `${decimal(worst, 0)} ms (${decimal(count, 0)} largas)`,
      budget: `≤ ${LONG} ms`,
      isMet: worst <= LONG,
    },
    { name: 'Leer hacia atrás: mensajes', value: decimal(passed, 0) },
  ];
}

/** Whole requests, so the database takes less than each says. */
async function searching(baseUrl: string, { accessToken }: Office): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, words] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const started = performance.now();
      const url = `${baseUrl}/api/conversaciones/mensajes?buscar=${encodeURIComponent(words)}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
      await answer.text();
      if (!answer.ok) throw new Error(`La búsqueda respondió ${answer.status}.`);
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
    for (let n = 0; n < SENT; n += 1) times.push(await send(page, baseUrl, long, tokens[0]!, `llegada número ${n}.`));
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
  // Until the observer is there; Chromium runs them in their order.
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
