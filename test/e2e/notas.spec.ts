import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { named } from '../factories/cases.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { EMPTY_NOTA, newNota, newNotaEtiqueta, notasOf } from '../factories/notas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const PATH = '/apps/notes';
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;

describe('a nota', () => {
  it('is created as the reference client sends it, and listed at the end', async () => {
    const titular = await someone();
    expect(await notasOf(titular)).toEqual([]);
    const answer = await titular.post(PATH, { note: { ...EMPTY_NOTA, title: 'Llamar', content: ' Al registro\n' } });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id: ID,
        title: 'Llamar',
        content: ' Al registro\n',
        tasks: null,
        image: null,
        imageSize: null,
        reminder: null,
        labels: [],
        archived: false,
        createdAt: ISO,
        updatedAt: ISO,
        version: 1,
      },
    ]);
    expect(answer.headers.get('etag')).toBe('"1"');
    const second = await newNota(titular, { title: 'Después' });
    expect(await notasOf(titular)).toEqual([answer.body, second]);
  });

  it('has empty missing fields, and ignores a sent author, date and version', async () => {
    const titular = await someone();
    const { body } = await titular.post(PATH, {
      note: { version: 7, createdAt: '2001-01-01T00:00:00Z', usuarioId: UNKNOWN_ID, title: null, raro: 1 },
    });
    expect(body).toMatchObject({ title: '', content: '', tasks: null, labels: [], archived: false, version: 1 });
    expect(Date.now() - +new Date(body.createdAt)).toBeLessThan(60_000);
  });

  it('is created once per Idempotency-Key, however often it is sent', async () => {
    const titular = await someone();
    const headers = { 'idempotency-key': 'una-vez' };
    const send = (title: string) => titular.post(PATH, { note: { ...EMPTY_NOTA, title } }, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('Una')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await notasOf(titular)).toHaveLength(1);
    expect((await send('Otra')).body.code).toBe('CLAVE_REUTILIZADA');
  });

  it('reminds on time: its job does not wait for the next look at the queues, a minute later', async () => {
    const titular = await someone();
    await newNota(titular, { title: 'Ya', reminder: new Date(Date.now() + 1_000).toISOString() });
    await expect
      .poll(async () => (await notificationsOf(titular)).map(({ title }) => title))
      .toContain('Recordatorio: <b>Ya</b>');
  });

  it('keeps the fields that a PATCH does not send, also when two write at once', async () => {
    const titular = (await newCuenta(test)).titular;
    const etiqueta = await newNotaEtiqueta(titular);
    const { id } = await newNota(titular, {
      content: 'Igual',
      labels: [etiqueta.id],
      reminder: '2040-01-02T10:00:00Z',
    });
    const path = `/apps/notes/${id}`;
    const answers = await Promise.all([
      titular.patch(path, { title: 'Otro' }),
      titular.patch(path, { archived: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await notasOf(titular)).find((nota) => nota.id === id)).toMatchObject({
      ...{ title: 'Otro', content: 'Igual', archived: true, reminder: '2040-01-02T10:00:00.000Z', version: 3 },
      labels: [{ id: etiqueta.id }],
    });
    const cleared = await titular.patch(path, { labels: [], reminder: null }, { version: 3 });
    expect(cleared.body).toMatchObject({ labels: [], reminder: null, content: 'Igual', version: 4 });
    expect((await titular.patch(path, { title: 'Tarde' }, { version: 3 })).status).toBe(412);
    const refused = await titular.patch(path, { labels: [id], title: 'No' });
    expect([refused.status, refused.body.details]).toEqual([422, [expect.objectContaining({ campo: 'labels' })]]);
    const other = (await newCuenta(test)).titular;
    expect((await other.patch(path, { title: 'Ajena' })).status).toBe(404);
  });

  it('is replaced by a whole nota, with etiquetas as ids or as objects', async () => {
    const titular = await someone();
    const [uno, dos] = [await newNotaEtiqueta(titular, 'Uno'), await newNotaEtiqueta(titular, 'Dos')];
    const nota = await newNota(titular, { content: 'Se va', archived: true });
    const tasks = [{ id: crypto.randomUUID(), content: 'Firmar', completed: true }, { content: 'Archivar' }];
    const updatedNote = { ...nota, content: undefined, title: 'Otro', archived: undefined, tasks };
    const answer = await titular.patch(PATH, { updatedNote: { ...updatedNote, labels: [dos.id, { ...uno, x: 1 }] } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
    expect(answer.body).toEqual({
      ...nota,
      title: 'Otro',
      content: '',
      archived: false,
      tasks: [tasks[0], { id: ID, content: 'Archivar', completed: false }],
      labels: [dos.id, uno.id],
      updatedAt: ISO,
      version: 2,
    });
    const labels = [
      { id: dos.id, title: 'Dos' },
      { id: uno.id, title: 'Uno' },
    ];
    expect(await notasOf(titular)).toEqual([{ ...answer.body, labels }]);
    const { body } = await titular.patch(PATH, { updatedNote: { id: nota.id, createdAt: null, version: 90 } });
    expect(body).toEqual({ ...answer.body, title: '', tasks: null, labels: [], updatedAt: ISO, version: 3 });
  });

  it('accepts a write without a version, and refuses a write with an old version', async () => {
    const titular = await someone();
    const nota = await newNota(titular);
    const write = (title: string, version?: number) =>
      titular.patch(PATH, { updatedNote: { ...nota, title } }, { version });
    expect((await write('Dos', 1)).body.version).toBe(2);
    const stale = await write('Tarde', 1);
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_ANTERIOR']);
    expect(stale.body.details).toEqual([{ mensaje: expect.stringContaining('otra pestaña'), version: 2 }]);
    expect((await write('Tres')).body).toMatchObject({ title: 'Tres', version: 3 });
    const malformed = await titular.patch(PATH, { updatedNote: nota }, { headers: { 'if-match': 'tres' } });
    expect(malformed.status).toBe(400);
  });

  it('that several people change at once accepts a single write', async () => {
    const titular = await someone();
    const nota = await newNota(titular);
    const write = (title: string) => titular.patch(PATH, { updatedNote: { ...nota, title } }, { version: 1 });
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(write));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const [stored] = await notasOf(titular);
    expect(stored).toMatchObject({ title: answers.find(({ status }) => status === 200)?.body.title, version: 2 });
  });

  it('gets new lines at the end, and loses no line when several come at once', async () => {
    const titular = await someone();
    const nota = await newNota(titular);
    const first = await titular.post(`${PATH}/tasks`, { note: nota, task: ' Firmar ' });
    expect([first.status, first.body]).toEqual([
      200,
      { ...nota, tasks: [{ id: ID, content: 'Firmar', completed: false }], updatedAt: ISO, version: 2 },
    ]);
    await Promise.all(
      ['b', 'c', 'd'].map((task) => titular.post(`${PATH}/tasks`, { note: { ...first.body, labels: [{}] }, task })),
    );
    const [stored] = await notasOf(titular);
    expect(stored?.tasks?.map(({ content }) => content).sort()).toEqual(['Firmar', 'b', 'c', 'd']);
  });

  it('that is deleted is gone until it is restored', async () => {
    const titular = await someone();
    const etiqueta = await newNotaEtiqueta(titular);
    const nota = await newNota(titular, { labels: [etiqueta.id] });
    const deleted = await titular.delete(`${PATH}?id=${nota.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect(await notasOf(titular)).toEqual([]);
    for (const { status } of [
      await titular.delete(`${PATH}?id=${nota.id}`),
      await titular.patch(PATH, { updatedNote: nota }),
      await titular.post(`${PATH}/tasks`, { note: nota, task: 'x' }),
      await titular.delete(`${PATH}/${nota.id}/image`),
    ]) {
      expect(status).toBe(404);
    }
    const restored = await titular.post(`${PATH}/${nota.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { ...nota, updatedAt: ISO, version: 3 }]);
    expect(await notasOf(titular)).toMatchObject([{ id: nota.id, labels: [{ id: etiqueta.id }] }]);
    expect((await titular.post(`${PATH}/${nota.id}/restore`)).status).toBe(404);
  });

  it('that was deleted more than a day ago is gone for good', async () => {
    const titular = await someone();
    const [old, recent] = [await newNota(titular), await newNota(titular)];
    for (const { id } of [old, recent]) {
      await titular.delete(`${PATH}?id=${id}`);
    }
    await test.owner.query(`update notas set eliminada_en = now() - interval '25 hours' where id = $1`, [old.id]);
    await test.app.get(Housekeeping).run();
    expect((await titular.post(`${PATH}/${old.id}/restore`)).status).toBe(404);
    expect((await titular.post(`${PATH}/${recent.id}/restore`)).status).toBe(200);
  });
});

describe('refuses', () => {
  it.each(
    named([
      [{ title: 'x'.repeat(501) }, 'title'],
      [{ title: 7 }, 'title'],
      [{ content: 'x'.repeat(50_001) }, 'content'],
      [{ content: ['x'] }, 'content'],
      [{ tasks: 'x' }, 'tasks'],
      [{ tasks: ['x'] }, 'tasks'],
      [{ tasks: [[{ content: 'x' }]] }, 'tasks'],
      [{ tasks: [{}] }, 'tasks.0.content'],
      [{ tasks: [{ content: 'x'.repeat(1001) }] }, 'tasks.0.content'],
      [{ tasks: [{ content: 'x', completed: 'no' }] }, 'tasks.0.completed'],
      [{ tasks: [{ id: 'x', content: 'x' }] }, 'tasks.0.id'],
      [{ tasks: Array(301).fill({ content: 'x' }) }, 'tasks'],
      [{ reminder: 'mañana' }, 'reminder'],
      [{ reminder: '2026-02-30T10:00:00Z' }, 'reminder'],
      [{ reminder: 5 }, 'reminder'],
      [{ labels: 'x' }, 'labels'],
      [{ labels: ['x'] }, 'labels'],
      [{ labels: [null] }, 'labels'],
      [{ archived: 'true' }, 'archived'],
      [{ archived: 1 }, 'archived'],
      [{ image: 7 }, 'image'],
    ]),
  )('%s, and names the field', async (_, overrides, campo) => {
    const titular = await someone();
    const made = await titular.post(PATH, { note: { ...EMPTY_NOTA, ...overrides } });
    expect([made.status, made.body.details?.[0]?.campo]).toEqual([400, `note.${campo}`]);
    const nota = await newNota(titular);
    const changed = await titular.patch(PATH, { updatedNote: { ...nota, ...overrides } });
    expect([changed.status, changed.body.details?.[0]?.campo]).toEqual([400, `updatedNote.${campo}`]);
    expect(await notasOf(titular)).toEqual([nota]);
  });

  it('unknown etiquetas, duplicate line ids and other addresses as image', async () => {
    const titular = await someone();
    const id = crypto.randomUUID();
    for (const [overrides, campo] of [
      [{ labels: [UNKNOWN_ID] }, 'note.labels'],
      [
        {
          tasks: [
            { id, content: 'a' },
            { id, content: 'b' },
          ],
        },
        'note.tasks',
      ],
      [{ image: 'https://ejemplo.test/foto.png' }, 'note.image'],
    ] as const) {
      const { status, body } = await titular.post(PATH, { note: { ...EMPTY_NOTA, ...overrides } });
      expect([status, body.details?.[0]?.campo]).toEqual([422, campo]);
    }
    expect(await notasOf(titular)).toEqual([]);
  });

  it('incomplete bodies and invalid ids', async () => {
    const titular = await someone();
    const nota = await newNota(titular);
    for (const { status } of [
      await titular.post(PATH, {}),
      await titular.post(PATH, { note: 'x' }),
      await titular.post(PATH, { note: null }),
      await titular.patch(PATH, {}),
      await titular.patch(PATH, { updatedNote: { ...nota, id: 'x' } }),
      await titular.patch(PATH, { updatedNote: { ...nota, id: undefined } }),
      await titular.post(`${PATH}/tasks`, { note: nota }),
      await titular.post(`${PATH}/tasks`, { note: nota, task: '  ' }),
      await titular.post(`${PATH}/tasks`, { note: {}, task: 'x' }),
      await titular.delete(PATH),
      await titular.delete(`${PATH}?id=x`),
    ]) {
      expect(status).toBe(400);
    }
    expect((await titular.patch(PATH, { updatedNote: { id: UNKNOWN_ID } })).status).toBe(404);
    expect((await titular.delete(`${PATH}?id=${UNKNOWN_ID}`)).status).toBe(404);
    expect(await notasOf(titular)).toEqual([nota]);
  });

  it('text that the database cannot hold, without failing', async () => {
    const titular = await someone();
    for (const overrides of [{ title: 'a\u0000b' }, { content: '\u0000' }, { tasks: [{ content: 'a\u0000' }] }]) {
      const { status, body } = await titular.post(PATH, { note: { ...EMPTY_NOTA, ...overrides } });
      expect([status, body.code]).toEqual([422, 'DATO_INVALIDO']);
    }
    const { body } = await titular.post(PATH, { note: { ...EMPTY_NOTA, title: 'mitad \ud83d', content: '<b>x</b>' } });
    expect(body).toMatchObject({ title: 'mitad \ufffd', content: '<b>x</b>' });
  });

  it('one line too many', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { tasks: Array(300).fill({ content: 'x' }) });
    const { status, body } = await titular.post(`${PATH}/tasks`, { note: nota, task: 'la 301' });
    expect([status, body.details[0].campo]).toEqual([422, 'task']);
  });
});

it('belong to one person in one cuenta, and not to its titular', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const lectura = await newMiembro(test, cuentaId, 5);
  const stranger = await someone();
  const etiqueta = await newNotaEtiqueta(lectura);
  const nota = await newNota(lectura, { labels: [etiqueta.id] });
  const deleted = await newNota(lectura);
  await lectura.delete(`${PATH}?id=${deleted.id}`);
  for (const other of [titular, stranger]) {
    expect(await notasOf(other)).toEqual([]);
    for (const { status } of [
      await other.patch(PATH, { updatedNote: { ...nota, labels: [] } }),
      await other.post(`${PATH}/tasks`, { note: nota, task: 'Ajena' }),
      await other.delete(`${PATH}?id=${nota.id}`),
      await other.post(`${PATH}/${deleted.id}/restore`),
      await other.delete(`${PATH}/${nota.id}/image`),
    ]) {
      expect(status).toBe(404);
    }
    const labelled = await other.post(PATH, { note: { ...EMPTY_NOTA, labels: [etiqueta.id] } });
    expect(labelled.status).toBe(422);
  }
  expect(await notasOf(lectura)).toMatchObject([{ id: nota.id, version: 1, labels: [{ id: etiqueta.id }] }]);
});

it('notify only the tabs of their person', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const other = await newMiembro(test, cuentaId, 3);
  const [mine, theirs] = [await listen(titular), await listen(other)];
  const nota = await newNota(titular);
  await expect.poll(() => mine.events).toEqual([{ type: 'notes.changed', notes: [nota.id] }]);
  await titular.patch(PATH, { updatedNote: nota });
  await titular.delete(`${PATH}?id=${nota.id}`);
  await titular.post(`${PATH}/${nota.id}/restore`);
  await expect.poll(() => mine.events).toHaveLength(4);
  const { id } = await newNota(other);
  await expect.poll(() => theirs.events).toEqual([{ type: 'notes.changed', notes: [id] }]);
  expect(mine.events).toHaveLength(4);
});
