import { describe, expect, it, vi } from 'vitest';
import { browserTransport } from './transport';

/** Whether a request is sent with `keepalive`, so that it continues after its page is left. */
async function outlivesItsPage(method: string, body?: FormData | string): Promise<boolean | undefined> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  await browserTransport({
    url: '/api/x',
    method,
    headers: new Headers(),
    body,
    signal: undefined,
    onUploadProgress: undefined,
  });
  return fetch.mock.calls[0]?.[1].keepalive;
}

describe('a request whose page is left', () => {
  it.each([
    ['a lock, which has no body', 'POST', undefined, true],
    ['the last words of an autosave', 'PATCH', '{"title":"Últimas palabras"}', true],
    ['a deletion', 'DELETE', undefined, true],
    ['what only reads', 'GET', undefined, false],
    ['a body over the limit', 'PATCH', 'x'.repeat(10_000), false],
    ['a file', 'POST', new FormData(), false],
  ])('%s', async (_, method, body, arrives) => {
    expect(await outlivesItsPage(method, body)).toBe(arrives);
  });
});
