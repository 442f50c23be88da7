import { type HttpRequest, urlOf } from './http';
import type { AppServices } from './services';

/** Milliseconds for which an answer is current. Meanwhile the code of the part that shows it arrives. */
const currentMs = 10_000;

interface Ahead {
  answers: Map<string, unknown>;
  /** When the answers stop being current. They are still on their way without it. */
  until?: number;
}

const kept = new WeakMap<AppServices, Ahead[]>();
const awaited = new WeakMap<AppServices, Promise<unknown>>();

/**
 * Prepares for answers that another call will bring, before that call is sent. The returned function takes the answers
 * by their addresses. Each answer is given once, to the first caller, unless something may have changed since.
 */
export function expectAhead(services: AppServices): (answers: Readonly<Record<string, unknown>>) => void {
  const ahead: Ahead = { answers: new Map() };
  kept.set(services, [...currentOf(services), ahead]);
  return (answers) => {
    ahead.answers = new Map(Object.entries(answers));
    ahead.until = performance.now() + currentMs;
  };
}

/** Forgets the answers, also while they are being fetched, because something may have changed. */
export const forgetAhead = (services: AppServices): boolean => kept.delete(services);

/**
 * Lets the reads that are sent from now on wait until answers have come ahead. The returned function ends this for
 * later reads.
 * @param arrival never rejects
 */
export function awaitAhead(services: AppServices, arrival: Promise<unknown>): () => void {
  awaited.set(services, arrival);
  return () => void awaited.delete(services);
}

/** The answer that came ahead. Undefined when the call must be sent. A write forgets all answers. */
export async function takeAhead(services: AppServices, request: HttpRequest): Promise<unknown> {
  if ((request.method ?? 'GET') !== 'GET') return void forgetAhead(services);
  await awaited.get(services);
  const { pathname, search } = new URL(urlOf(request));
  const address = pathname + search;
  const ahead = currentOf(services).find(({ answers }) => answers.has(address));
  const answer = ahead?.answers.get(address);
  ahead?.answers.delete(address);
  return answer;
}

const currentOf = (services: AppServices): Ahead[] =>
  (kept.get(services) ?? []).filter(({ until = Number.POSITIVE_INFINITY }) => performance.now() <= until);
