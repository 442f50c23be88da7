import { describe, expect, it, vi } from 'vitest';
import { browserTransport } from './transport';

const send = (method: string, body?: FormData | string) =>
  browserTransport({
    url: '/api/x',
    method,
    headers: new Headers(),
    body,
    signal: undefined,
    onUploadProgress: undefined,
  });

/** Whether a request is sent with `keepalive`, so that it continues after its page is left. */
async function outlivesItsPage(method: string, body?: FormData | string): Promise<boolean | undefined> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  await send(method, body);
  return fetch.mock.calls[0]?.[1].keepalive;
}

describe('a request whose page is left', () => {
  it.each([
    ['a lock, which has no body', 'POST', undefined, true],
    ['the last words of an autosave', 'PATCH', '{"title":"Últimas palabras"}', true],
    ['a deletion', 'DELETE', undefined, true],
    ['what only reads', 'GET', undefined, false],
    ['a long text', 'PATCH', 'x'.repeat(30_000), true],
    ['a body over the limit', 'PATCH', 'x'.repeat(32 * 1024 + 1), false],
    ['a body of fewer characters that is over the limit in bytes', 'PATCH', 'ñ'.repeat(20_000), false],
    ['a file', 'POST', new FormData(), false],
  ])('%s', async (_, method, body, arrives) => {
    expect(await outlivesItsPage(method, body)).toBe(arrives);
  });

  it('is kept alive only while it fits beside unanswered requests', async () => {
    const answers: PromiseWithResolvers<Response>[] = [];
    const kept: unknown[] = [];
    vi.stubGlobal('fetch', (_url: string, { keepalive }: RequestInit) => {
      kept.push(keepalive);
      const answer = Promise.withResolvers<Response>();
      answers.push(answer);
      return answer.promise;
    });
    const text = 'x'.repeat(15_000);
    const sent = [send('PATCH', text), send('PATCH', text), send('PATCH', text), send('DELETE')];
    answers[0]?.resolve(new Response());
    answers[1]?.reject(new TypeError('Failed to fetch'));
    await Promise.allSettled(sent.slice(0, 2));
    sent.push(send('PATCH', text), send('PATCH', text));
    for (const answer of answers) answer.resolve(new Response());
    await Promise.allSettled(sent);

    expect(kept).toEqual([true, true, false, true, true, true]);
  });
});
