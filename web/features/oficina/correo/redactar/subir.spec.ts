import { beforeEach, expect, it, vi } from 'vitest';
import { installApi } from '../../../../api/install-api';
import type { TransportRequest } from '../../../../api/transport';
import { connectionSlice } from '../../../../live/connection-slice';
import { buildSession, createTestApp } from '../../../../testing/test-app';
import { selectSubidas, subidasSlice } from './subidas-slice';
import { adjuntar } from './subir';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** An application whose first upload is cut when the server has received the whole file. */
function start() {
  const sent: TransportRequest[] = [];
  const { app, store, open } = createTestApp({
    transport: async (request) => {
      sent.push(request);
      if (sent.length === 1) {
        request.onUploadProgress?.(1);
        throw new TypeError('Failed to upload');
      }
      return Response.json({ id: 'b-1', archivos: [] });
    },
  });
  open(buildSession());
  installApi(app);
  app.inject(connectionSlice);
  app.inject(subidasSlice);
  store.dispatch(adjuntar('b-1', [new File(['minuta'], 'minuta.txt')], async () => {}));
  return { sent, subidas: () => selectSubidas(store.getState()) };
}

it('a file whose answer was lost is sent again by itself, as the same file', async () => {
  const { sent, subidas } = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(subidas()).toMatchObject([{ nombre: 'minuta.txt', progreso: 0, isCortada: true, problema: null }]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(subidas()).toEqual([]);
  const ids = sent.map(({ body }) => (body as FormData).get('id'));
  expect(ids).toEqual([expect.stringMatching(/-7[0-9a-f]{3}-/), ids[0]]);
});
