import { describe, expect, it, vi } from 'vitest';
import type { ApiDispatch } from '../../../../api/empty-api';
import { installApi } from '../../../../api/install-api';
import type { TransportRequest } from '../../../../api/transport';
import { keepFile } from '../../../../subidas/files';
import {
  destinoChanged,
  newSubidaId,
  retriesRequested,
  selectSubidas,
  uploadsRequested,
} from '../../../../subidas/subidas-slice';
import { buildSession, createTestApp } from '../../../../testing/test-app';
import { listaApi } from '../archivos-api';
import { alcanceDe, type Destino, isDeArchivo } from './destino';
import { installArchivosSubidas } from './install-archivos-subidas';
import { tipoArchivo } from './subida-de-archivo';

interface Sent {
  request: TransportRequest;
  answer: (status: number, body: object) => void;
}

/** An application whose requests wait for the test to answer them. */
function start() {
  const sent: Sent[] = [];
  const testApp = createTestApp({
    transport: (request) =>
      new Promise((resolve) =>
        sent.push({ request, answer: (status, body) => resolve(Response.json(body, { status })) }),
      ),
  });
  testApp.open(buildSession());
  installApi(testApp.app);
  installArchivosSubidas(testApp.app);
  const { store } = testApp;
  const upload = (nombre: string, destino: Partial<Destino> = {}) => {
    const id = newSubidaId();
    keepFile(id, new File([nombre], nombre));
    const whole = { directorioId: 'd-1', tanda: 't-1', ...destino };
    store.dispatch(uploadsRequested([{ id, tipo: tipoArchivo.tipo, destino: whole, nombre, bytes: 1 }]));
    return id;
  };
  const subidas = () => selectSubidas(store.getState()).filter(isDeArchivo);
  const until = (expected: string[]) =>
    vi.waitFor(() => expect(subidas().map(({ nombre, estado }) => `${nombre} ${estado}`)).toEqual(expected));
  return { store, sent, upload, subidas, until };
}

const formOf = (sent: Sent | undefined) => [...((sent?.request.body as FormData | undefined) ?? [])];
const fieldsOf = (sent: Sent | undefined) =>
  formOf(sent).map(([name, value]) => `${name}=${value instanceof File ? value.name : value}`);

const taken = { code: 'YA_EXISTE', message: 'Ya existe «a» en ese lugar.' };
const stored = { archivos: [{ id: 'a-1', directorioId: 'd-1' }], omitidos: [], rechazados: [] };

describe('uploads to the drive', () => {
  it('name the place of each file, with the directorios of its tree', async () => {
    const { sent, upload, until, subidas } = start();
    upload('a', { ruta: 'Modelos/Poderes' });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(fieldsOf(sent[0])).toEqual(['directorioId=d-1', 'archivos=Modelos/Poderes/a']);
    sent[0]?.answer(201, stored);
    await until(['a lista']);
    expect(subidas().map(tipoArchivo.enlaceDe)).toEqual(['/apps/file-manager/d-1?archivo=a-1']);
  });

  it('ask when the name is taken, and go on as the person chose', async () => {
    const { store, sent, upload, until, subidas } = start();
    const id = upload('a');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(409, taken);
    await until(['a pregunta']);

    store.dispatch(destinoChanged({ ids: [id], cambios: { siExiste: 'nueva_version' } }));
    store.dispatch(retriesRequested([{ id }]));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(fieldsOf(sent[1])).toEqual(['directorioId=d-1', 'siExiste=nueva_version', 'archivos=a']);
    sent[1]?.answer(201, stored);
    await until(['a lista']);
    expect(subidas().map(tipoArchivo.guardado)).toEqual(['Nueva versión guardada']);
  });

  it('take one choice for all files with the question, also for files on their way', async () => {
    const { store, sent, upload, until, subidas } = start();
    const [first = ''] = ['a', 'b', 'c', 'd'].map((nombre) => upload(nombre));
    upload('otra', { tanda: 't-2' });
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    sent[0]?.answer(409, taken);
    await until(['a pregunta', 'b subiendo', 'c subiendo', 'd subiendo', 'otra en_espera']);

    const asked = subidas()[0];
    const ids = asked ? alcanceDe(subidas(), asked, true) : [];
    expect(ids).toHaveLength(4);
    store.dispatch(destinoChanged({ ids, cambios: { siExiste: 'omitir' } }));
    store.dispatch(retriesRequested([{ id: first }]));

    // These files were sent before the choice, so they are sent again with it.
    for (const one of sent.slice(1, 4)) one.answer(409, taken);
    await vi.waitFor(() => expect(sent).toHaveLength(7));
    expect(sent.slice(4).map((one) => fieldsOf(one).slice(1))).toEqual([
      ['archivos=otra'],
      ['siExiste=omitir', 'archivos=a'],
      ['siExiste=omitir', 'archivos=b'],
    ]);
  });

  it('of many files fetch the open list again at the first and after the last, not after each', async () => {
    const { store, sent, upload, until } = start();
    const dispatch: ApiDispatch = store.dispatch;
    const lists = () => sent.filter(({ request }) => request.method === 'GET');
    const answerList = (n: number) => lists()[n]?.answer(200, { archivos: [], directorios: [], siguiente: null });
    const shown = dispatch(
      listaApi.endpoints.archivosDeDirectorio.initiate({ directorioId: 'd-1', orden: 'nombre', sentido: 'asc' }),
    );
    await vi.waitFor(() => expect(lists()).toHaveLength(1));
    answerList(0);
    await shown;

    const names = ['a', 'b', 'c'];
    for (const nombre of names) upload(nombre);
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    sent[1]?.answer(201, stored);
    await vi.waitFor(() => expect(lists()).toHaveLength(2));
    answerList(1);
    for (const one of sent.filter(({ request }) => request.method === 'POST').slice(1)) one.answer(201, stored);
    await until(names.map((nombre) => `${nombre} lista`));
    await vi.waitFor(() => expect(lists()).toHaveLength(3), { timeout: 3_000 });
    answerList(2);
    expect(lists()).toHaveLength(3);
    shown.unsubscribe();
  });

  it('of left out files say so, and lead nowhere', async () => {
    const { sent, upload, until, subidas } = start();
    upload('a', { siExiste: 'omitir' });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(201, { archivos: [], omitidos: [{ archivo: 'a', archivoId: 'a-1' }], rechazados: [] });
    await until(['a lista']);
    expect(subidas().map((subida) => [tipoArchivo.guardado(subida), tipoArchivo.enlaceDe(subida)])).toEqual([
      ['Omitido: ya existe', null],
    ]);
  });
});
