import { type HttpRequest, urlOf } from './http';
import type { AppServices } from './services';

/** Milliseconds for which an answer is current. Meanwhile the code of the part that shows it arrives. */
const currentMs = 10_000;

const kept = new WeakMap<AppServices, { answers: Map<string, unknown>; until: number }>();

/**
 * Prepares for answers that another call will bring, before that call is sent. The returned function takes the answers
 * by their addresses. Each answer is given once, to the first caller, unless something may have changed since.
 */
export function expectAhead(services: AppServices): (answers: Readonly<Record<string, unknown>>) => void {
  const ahead = { answers: new Map<string, unknown>(), until: 0 };
  kept.set(services, ahead);
  return (answers) => {
    ahead.answers = new Map(Object.entries(answers));
    ahead.until = performance.now() + currentMs;
  };
}

/** Forgets the answers, also while they are being fetched, because something may have changed. */
export const forgetAhead = (services: AppServices): boolean => kept.delete(services);

/** The answer that came ahead. Undefined when the call must be sent. A write forgets all answers. */
export function takeAhead(services: AppServices, request: HttpRequest): unknown {
  if ((request.method ?? 'GET') !== 'GET') return void forgetAhead(services);
  const { answers, until = 0 } = kept.get(services) ?? {};
  if (!answers || performance.now() > until) return undefined;
  const { pathname, search } = new URL(urlOf(request));
  const address = pathname + search;
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}
