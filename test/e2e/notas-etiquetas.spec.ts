import { beforeAll, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newNota, newNotaEtiqueta, notasOf } from '../factories/notas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const NOTAS = '/apps/notes';
const PATH = '/apps/notes/labels';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;

it('are added at the end, and each write answers all of them', async () => {
  const titular = await someone();
  expect((await titular.get(PATH)).body).toEqual([]);
  const first = await titular.post(PATH, { title: ' Oficina ' });
  const oficina = { id: expect.any(String), title: 'Oficina', version: 1, createdAt: expect.any(String) };
  expect([first.status, first.body]).toEqual([200, [oficina]]);
  const second = await titular.post(PATH, { title: 'Casa' });
  expect(second.body).toMatchObject([{ title: 'Oficina' }, { title: 'Casa' }]);
  expect((await titular.get(PATH)).body).toEqual(second.body);
});

it('are created once per Idempotency-Key', async () => {
  const titular = await someone();
  const headers = { 'idempotency-key': 'una-vez' };
  await Promise.all(Array.from({ length: 4 }, () => titular.post(PATH, { title: 'Una' }, { headers })));
  expect((await titular.get(PATH)).body).toHaveLength(1);
});

it('are renamed on all their notas, and refuse an old version in the request', async () => {
  const titular = await someone();
  const etiqueta = await newNotaEtiqueta(titular);
  await newNota(titular, { labels: [etiqueta.id] });
  const rename = (title: string, version?: number) =>
    titular.patch(PATH, { label: { id: etiqueta.id, title } }, { version });
  const renamed = await rename('Estudio', 1);
  expect([renamed.status, renamed.body]).toEqual([200, [{ ...etiqueta, title: 'Estudio', version: 2 }]]);
  expect(await notasOf(titular)).toMatchObject([{ version: 1, labels: [{ id: etiqueta.id, title: 'Estudio' }] }]);
  const stale = await rename('Tarde', 1);
  expect([stale.status, stale.body.code, stale.body.details[0].version]).toEqual([412, 'VERSION_ANTERIOR', 2]);
  expect((await rename('Sin mirar')).status).toBe(200);
});

it('leave their notas when deleted, also notas rewritten meanwhile, and can be restored on them', async () => {
  const titular = await someone();
  const [uno, dos] = [await newNotaEtiqueta(titular, 'Uno'), await newNotaEtiqueta(titular, 'Dos')];
  const nota = await newNota(titular, { labels: [uno.id, dos.id] });
  const deleted = await titular.delete(`${PATH}?id=${uno.id}`);
  expect([deleted.status, deleted.body]).toEqual([200, [dos]]);
  expect(await notasOf(titular)).toMatchObject([{ labels: [{ id: dos.id }] }]);
  expect((await titular.delete(`${PATH}?id=${uno.id}`)).status).toBe(404);
  expect((await titular.patch(PATH, { label: uno })).status).toBe(404);
  expect((await titular.patch(NOTAS, { updatedNote: { ...nota, labels: [uno.id] } })).status).toBe(422);
  expect((await titular.patch(NOTAS, { updatedNote: { ...nota, labels: [] } })).body.labels).toEqual([]);

  const restored = await titular.post(`${PATH}/${uno.id}/restore`);
  expect([restored.status, restored.body]).toEqual([200, [{ ...uno, version: 3 }, dos]]);
  expect(await notasOf(titular)).toMatchObject([{ labels: [{ id: uno.id, title: 'Uno' }] }]);
  expect((await titular.post(`${PATH}/${uno.id}/restore`)).status).toBe(404);
});

it('are gone for good one day after their deletion, and their notas stay', async () => {
  const titular = await someone();
  const etiqueta = await newNotaEtiqueta(titular);
  await newNota(titular, { labels: [etiqueta.id] });
  await titular.delete(`${PATH}?id=${etiqueta.id}`);
  await test.owner.query(`update nota_etiquetas set eliminada_en = now() - interval '25 hours' where id = $1`, [
    etiqueta.id,
  ]);
  await test.app.get(Housekeeping).run();
  expect((await titular.post(`${PATH}/${etiqueta.id}/restore`)).status).toBe(404);
  expect(await notasOf(titular)).toMatchObject([{ labels: [] }]);
});

it.each([undefined, '', '   ', 'x'.repeat(61), 7, null])('refuse the title %j', async (title) => {
  const titular = await someone();
  const etiqueta = await newNotaEtiqueta(titular);
  const made = await titular.post(PATH, { title });
  expect([made.status, made.body.details[0].campo]).toEqual([400, 'title']);
  const renamed = await titular.patch(PATH, { label: { id: etiqueta.id, title } });
  expect([renamed.status, renamed.body.details[0].campo]).toEqual([400, 'label.title']);
  expect((await titular.get(PATH)).body).toEqual([etiqueta]);
});

it('belong to one person in one cuenta, and not to its titular', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const lectura = await newMiembro(test, cuentaId, 5);
  const stranger = await someone();
  const etiqueta = await newNotaEtiqueta(lectura);
  for (const other of [titular, stranger]) {
    expect((await other.get(PATH)).body).toEqual([]);
    expect((await other.patch(PATH, { label: { ...etiqueta, title: 'Ajena' } })).status).toBe(404);
    expect((await other.delete(`${PATH}?id=${etiqueta.id}`)).status).toBe(404);
  }
  expect((await lectura.delete(`${PATH}?id=${UNKNOWN_ID}`)).status).toBe(404);
  expect((await lectura.delete(PATH)).status).toBe(400);
  expect((await lectura.get(PATH)).body).toEqual([etiqueta]);
  await lectura.delete(`${PATH}?id=${etiqueta.id}`);
  for (const other of [titular, stranger]) {
    expect((await other.post(`${PATH}/${etiqueta.id}/restore`)).status).toBe(404);
  }
});

it('notify the tabs of their person', async () => {
  const titular = await someone();
  const { events } = await listen(titular);
  const etiqueta = await newNotaEtiqueta(titular);
  await titular.patch(PATH, { label: { ...etiqueta, title: 'Otra' } });
  await titular.delete(`${PATH}?id=${etiqueta.id}`);
  await titular.post(`${PATH}/${etiqueta.id}/restore`);
  const told = (notes?: string[]) => ({ type: 'notes.changed', ...(notes && { notes }) });
  await expect.poll(() => events).toEqual([told([]), told([]), told(), told()]);
});
