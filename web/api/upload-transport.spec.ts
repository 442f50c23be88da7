import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { guarded, startApiServer } from '../testing/api-server';
import { buildSession, createTestApp } from '../testing/test-app';

const server = startApiServer();
const old = buildSession({ n: 1 });
const fresh = buildSession({ n: 2 });

describe('an upload with progress', () => {
  it('passes the session like any other request, the refresh included', async () => {
    const { calls, handler } = guarded(
      '*/api/archivos',
      () => fresh.accessToken,
      () => ({ ok: true }),
    );
    server.use(
      handler,
      http.post('*/api/auth/refresh-token', () => HttpResponse.json(fresh)),
    );
    const { services, open } = createTestApp();
    open(old);

    const { data, status } = await services.http.request({
      url: '/api/archivos',
      method: 'POST',
      body: { nombre: 'a' },
      onUploadProgress: () => {},
    });

    expect([status, data]).toEqual([200, { ok: true }]);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.headers.get('x-cuenta-id')).toBe('cuenta-a');
  });

  it('answers bytes that are no text as they are', async () => {
    const bytes = new Uint8Array([0x50, 0x4b, 0xff, 0x00, 0xfe]);
    server.use(http.post('*/api/archivos', () => HttpResponse.arrayBuffer(bytes.buffer)));
    const { services, open } = createTestApp();
    open(old);

    const { data } = await services.http.request<Blob>({
      url: '/api/archivos',
      method: 'POST',
      body: {},
      answer: 'blob',
      onUploadProgress: () => {},
    });

    expect(new Uint8Array(await data.arrayBuffer())).toEqual(bytes);
  });

  it('can be cancelled', async () => {
    server.use(http.post('*/api/archivos', () => new Promise<never>(() => {})));
    const { services, store, open } = createTestApp();
    open(old);
    const change = new AbortController();

    const upload = services.http.request({
      url: '/api/archivos',
      method: 'POST',
      body: {},
      signal: change.signal,
      onUploadProgress: () => {},
    });
    setTimeout(() => change.abort(), 20);

    await expect(upload).rejects.toMatchObject({ code: 'ABORTED' });
    expect(store.getState().toasts).toEqual([]);
  });
});
