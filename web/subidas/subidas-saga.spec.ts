import { describe, expect, it, vi } from 'vitest';
import { installApi } from '../api/install-api';
import type { TransportRequest } from '../api/transport';
import { installDocumentosSubidas } from '../features/expediente/documentos/subidas/install-documentos-subidas';
import { type Destino, tipoDocumento } from '../features/expediente/documentos/subidas/subida-de-documento';
import { connectionBack, connectionLost, connectionSlice } from '../live/connection-slice';
import { lockedPerson } from '../session/locked-person';
import { sessionLocked } from '../session/session-slice';
import { buildSession, createTestApp } from '../testing/test-app';
import { keepFile } from './files';
import {
  activeRemoved,
  newSubidaId,
  removeRequested,
  retriesRequested,
  type Subida,
  selectSubidas,
  uploadsRequested,
} from './subidas-slice';

interface Sent {
  request: TransportRequest;
  answer: (status: number, body: object) => void;
  /** Breaks the connection. */
  cut: () => void;
}

const documento = { id: 'd-1', nombre: 'uno.pdf' };

/** An application whose requests wait for the test to answer them. */
function start() {
  const sent: Sent[] = [];
  const testApp = createTestApp({
    transport: (request) =>
      new Promise((resolve, reject) => {
        request.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        sent.push({
          request,
          answer: (status, body) => resolve(Response.json(body, { status })),
          cut: () => reject(new TypeError('Failed to upload')),
        });
      }),
  });
  testApp.open(buildSession());
  installApi(testApp.app);
  installDocumentosSubidas(testApp.app);
  testApp.app.inject(connectionSlice);
  const { store } = testApp;

  const upload = (nombre: string, destino: Destino = { carpetaId: 'c-1' }, bytes: BlobPart = nombre) => {
    const id = newSubidaId();
    const file = new File([bytes], nombre);
    keepFile(id, file);
    store.dispatch(uploadsRequested([{ id, tipo: tipoDocumento.tipo, destino, nombre, bytes: file.size }]));
    return id;
  };
  const subidas = () => selectSubidas(store.getState());
  const estados = () => subidas().map(({ nombre, estado }) => `${nombre} ${estado}`);
  const subida = (id: string): Subida | undefined => subidas().find((candidate) => candidate.id === id);
  const until = (expected: string[]) => vi.waitFor(() => expect(estados()).toEqual(expected));
  return { ...testApp, sent, upload, subidas, subida, until };
}

/** The names of the fields in a request's body, in order. */
const fieldsOf = (sent: Sent | undefined) => [...((sent?.request.body as FormData | undefined)?.keys() ?? [])];

const stored = { documentos: [documento], avisos: [], rechazados: [] };

describe('the uploads', () => {
  it('run three at a time, each in a request of its own, the others in their turn', async () => {
    const { sent, upload, until } = start();
    for (const nombre of ['a', 'b', 'c', 'd']) upload(nombre, { carpetaId: 'c-1', seccionId: 's-1' });
    await until(['a subiendo', 'b subiendo', 'c subiendo', 'd en_espera']);
    expect(sent).toHaveLength(3);
    // The server reads only the fields that come before the file.
    expect(fieldsOf(sent[0])).toEqual(['seccionId', 'archivos']);

    sent[1]?.answer(201, stored);

    await until(['a subiendo', 'b lista', 'c subiendo', 'd subiendo']);
    expect(sent).toHaveLength(4);
  });

  it('say how far they are', async () => {
    const { sent, upload, subida } = start();
    const id = upload('a');
    await vi.waitFor(() => expect(sent).toHaveLength(1));

    sent[0]?.request.onUploadProgress?.(0.4);

    await vi.waitFor(() => expect(subida(id)?.progreso).toBe(0.4));
  });

  it('are ended when they are cancelled, and make room for the next', async () => {
    const { store, sent, upload, until } = start();
    const ids = ['a', 'b', 'c', 'd'].map((nombre) => upload(nombre));
    await vi.waitFor(() => expect(sent).toHaveLength(3));

    store.dispatch(removeRequested({ id: ids[0] ?? '' }));

    await until(['b subiendo', 'c subiendo', 'd subiendo']);
    expect(sent[0]?.request.signal?.aborted).toBe(true);
  });

  it('are never sent when they are cancelled before their turn', async () => {
    const { store, sent, upload, until } = start();
    const ids = ['a', 'b', 'c', 'd', 'e'].map((nombre) => upload(nombre));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    store.dispatch(removeRequested({ id: ids[3] ?? '' }));

    sent[0]?.answer(201, stored);

    await until(['a lista', 'b subiendo', 'c subiendo', 'e subiendo']);
    expect(sent).toHaveLength(4);
  });

  it('are all cancelled at once, waiting ones too; stored files stay', async () => {
    const { store, sent, upload, until } = start();
    for (const nombre of ['a', 'b', 'c', 'd', 'e']) upload(nombre);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    sent[1]?.answer(201, stored);
    await until(['a subiendo', 'b lista', 'c subiendo', 'd subiendo', 'e en_espera']);

    store.dispatch(activeRemoved());

    await until(['b lista']);
    expect([0, 2].map((n) => sent[n]?.request.signal?.aborted)).toEqual([true, true]);
    upload('f');
    await until(['b lista', 'f subiendo']);
    expect(sent.slice(3).map(fieldsOf)).toEqual([['archivos'], ['archivos']]);
  });

  it('can be sent again after a temporary failure', async () => {
    const { store, sent, upload, subida, until } = start();
    const id = upload('a');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(503, { code: 'OCUPADO', message: 'El servidor está ocupado' });
    await until(['a fallida']);
    expect(subida(id)).toMatchObject({ problema: 'El servidor está ocupado', puedeReintentar: true });

    store.dispatch(retriesRequested([{ id }]));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(fieldsOf(sent[1])).toEqual(['archivos']);
    sent[1]?.answer(201, stored);

    await until(['a lista']);
    expect(subida(id)).toMatchObject({ problema: null, resultado: { documentoId: 'd-1' } });
  });

  it('are sent again by themselves when the connection is back', async () => {
    const { store, sent, upload, until } = start();
    upload('uno.pdf');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(503, { code: 'OCUPADO' });
    await until(['uno.pdf fallida']);
    store.dispatch(connectionBack());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(201, stored);
    await until(['uno.pdf lista']);
  });

  it('wait and are sent again from their start when the connection breaks, and can be cancelled meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store, sent, upload, subida, until } = start();
    const [first, second] = [upload('a'), upload('b')];
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[0]?.request.onUploadProgress?.(0.4);
    for (const one of sent) one.cut();
    await until(['a en_espera', 'b en_espera']);
    expect(subida(first)).toMatchObject({ isCortada: true, progreso: 0, problema: null });
    store.dispatch(connectionLost('network'));
    store.dispatch(removeRequested({ id: second }));
    upload('c');

    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    store.dispatch(connectionBack());
    await vi.advanceTimersByTimeAsync(1_000);

    await until(['a subiendo', 'c subiendo']);
    expect(subida(first)).toMatchObject({ isCortada: false });
    expect(sent.slice(2).map(fieldsOf)).toEqual([['archivos'], ['archivos']]);
    for (const one of sent.slice(2)) one.answer(201, stored);
    await until(['a lista', 'c lista']);
  });

  it('of a large file are sent in parts, and go on from the arrived part when the connection breaks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store, sent, upload, subida, until } = start();
    const part = 4 * 1024 * 1024;
    const id = upload('a', { carpetaId: 'c-1' }, new Uint8Array(part + 1));
    const next = async (n: number) => {
      await vi.waitFor(() => expect(sent).toHaveLength(n));
      const request = sent[n - 1]?.request;
      return [request?.method, request && new URL(request.url).search, (request?.body as Blob | undefined)?.size];
    };
    expect(await next(1)).toEqual(['PUT', '?desde=0', part]);
    sent[0]?.answer(200, { recibidos: part });
    expect(await next(2)).toEqual(['PUT', `?desde=${part}`, 1]);
    sent[1]?.cut();
    await until(['a en_espera']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await next(3)).toEqual(['GET', '', undefined]);
    sent[2]?.answer(200, { recibidos: part });
    expect(await next(4)).toEqual(['PUT', `?desde=${part}`, 1]);
    expect(subida(id)?.progreso).toBeGreaterThan(0.9);
    // The part that was cut had just arrived.
    sent[3]?.answer(409, { code: 'PARTE_FUERA_DE_LUGAR' });
    await next(5);
    sent[4]?.answer(200, { recibidos: part + 1 });

    // A file that is refused at its end is not sent a second time.
    await next(6);
    expect(fieldsOf(sent[5])).toEqual(['subida', 'subidaBytes', 'archivos']);
    sent[5]?.answer(503, { code: 'OCUPADO' });
    await until(['a fallida']);
    store.dispatch(retriesRequested([{ id }]));
    await next(7);
    sent[6]?.answer(200, { recibidos: part + 1 });
    await next(8);
    expect(fieldsOf(sent[7])).toEqual(['subida', 'subidaBytes', 'archivos']);
    sent[7]?.answer(201, stored);
    await until(['a lista']);
    expect(await next(9)).toEqual(['DELETE', '', undefined]);

    const given = upload('b', { carpetaId: 'c-1' }, new Uint8Array(part + 1));
    await next(10);
    store.dispatch(removeRequested({ id: given }));
    expect(await next(11)).toEqual(['DELETE', '', undefined]);
  });

  it('whose connection breaks again and again are offered to the person', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store, sent, upload, subida, until } = start();
    const id = upload('a');
    for (let cuts = 1; cuts <= 6; cuts++) {
      await vi.waitFor(() => expect(sent).toHaveLength(cuts));
      sent.at(-1)?.cut();
      await until([cuts < 6 ? 'a en_espera' : 'a fallida']);
      if (cuts < 6) await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(subida(id)).toMatchObject({ problema: expect.stringContaining('conectar'), puedeReintentar: true });
    store.dispatch(connectionBack());
    await until(['a subiendo']);
    expect(subida(id)?.problema).toBeNull();
  });

  it('of a file that is no longer on the computer say so', async () => {
    const { sent, upload, subida, until } = start();
    const id = upload('a');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Changed', 'NotReadableError'));
    sent[0]?.cut();
    await until(['a fallida']);
    expect(subida(id)).toMatchObject({ problema: expect.stringContaining('ya no está'), puedeReintentar: false });
  });

  it('say why the server refused them, and are not offered again', async () => {
    const { sent, upload, subida, until } = start();
    const id = upload('a');
    await vi.waitFor(() => expect(sent).toHaveLength(1));

    sent[0]?.answer(413, { code: 'ARCHIVO_GRANDE', message: 'El archivo supera los 50 MB.' });

    await until(['a fallida']);
    expect(subida(id)).toMatchObject({ problema: 'El archivo supera los 50 MB.', puedeReintentar: false });
  });

  it('warn that the file was there already', async () => {
    const { sent, upload, subida, until } = start();
    const id = upload('a');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const aviso = { archivo: 'a', mensaje: 'x', duplicadoDe: { documentoId: 'd-0', nombre: 'b', version: 1 } };

    sent[0]?.answer(201, { ...stored, avisos: [aviso] });

    await until(['a lista']);
    expect(subida(id)).toMatchObject({ pideAtencion: true, resultado: { aviso } });
  });

  it('send the next version of a document with its reason', async () => {
    const { sent, upload } = start();
    upload('a', { carpetaId: 'c-1', documentoId: 'd-1', motivo: 'Corrección' });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.request.url).toMatch(/\/api\/documentos\/d-1\/versiones$/);
    expect(fieldsOf(sent[0])).toEqual(['motivo', 'archivo']);
  });

  it('wait while the session is locked, and go on when it is unlocked', async () => {
    const { store, sent, upload, until, open } = start();
    for (const nombre of ['a', 'b', 'c', 'd']) upload(nombre);
    await vi.waitFor(() => expect(sent).toHaveLength(3));

    store.dispatch(sessionLocked(lockedPerson([{ email: 'ana@ejemplo.test' }])));
    await vi.waitFor(() => expect(sent.every(({ request }) => request.signal?.aborted)).toBe(true));
    expect(sent).toHaveLength(3);
    open(buildSession({ n: 2 }));
    await vi.waitFor(() => expect(sent).toHaveLength(6));
    for (const one of sent.slice(3)) one.answer(201, stored);
    await vi.waitFor(() => expect(sent).toHaveLength(7));
    sent[6]?.answer(201, stored);
    await until(['a lista', 'b lista', 'c lista', 'd lista']);
  });

  it('end with the cuenta in which they were begun, and go on in the next', async () => {
    const { sent, upload, until, open } = start();
    upload('a');
    await vi.waitFor(() => expect(sent).toHaveLength(1));

    open(buildSession({ n: 2 }));
    await until(['a subiendo']);
    open(buildSession({ cuentaId: 'cuenta-b', n: 3 }));

    await until([]);
    expect(sent[0]?.request.signal?.aborted).toBe(true);
    upload('b', { carpetaId: 'c-2' });
    await until(['b subiendo']);
  });
});
