import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newContactoEtiqueta } from '../factories/contactos.js';
import { newCorreo } from '../factories/correos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newNota, newNotaEtiqueta, notasOf } from '../factories/notas.js';
import { newCuenta } from '../factories/people.js';
import { photograph } from '../factories/pictures.js';
import { newEtiqueta, newTablero, TABLEROS, tableroOf } from '../factories/tableros.js';
import { newEtiquetaDeTareas } from '../factories/tareas.js';

// The calls of the template's client for each of the four apps, with its bodies and order.

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;

/** The values that an input sends while a person types a text: one per keystroke. */
const typed = (text: string) => [...text].map((_, i) => text.slice(0, i + 1));

describe('a name that is saved at each keystroke', () => {
  // The client puts the answer into the input. If the answer lost a blank, nobody could type one.
  it.each([
    ['contacts', newContactoEtiqueta],
    ['tasks', newEtiquetaDeTareas],
  ])('is answered as it is typed: a tag of %s', async (app, create) => {
    const titular = await someone();
    const tag = await create(titular);
    for (const title of typed('Banco Nación')) {
      const { status, body } = await titular.patch(`/apps/${app}/tag`, { id: tag.id, tag: { id: tag.id, title } });
      expect([status, body.title]).toEqual([200, title]);
    }
    expect((await titular.get(`/apps/${app}/tags`)).body).toMatchObject([{ id: tag.id, title: 'Banco Nación' }]);
    expect((await titular.patch(`/apps/${app}/tag`, { id: tag.id, tag: { title: ' ' } })).status).toBe(400);
  });

  it('is answered as it is typed: a label of notes', async () => {
    const titular = await someone();
    const { id } = await newNotaEtiqueta(titular);
    for (const title of typed('Mi casa')) {
      const { status, body } = await titular.patch('/apps/notes/labels', { label: { id, title } });
      expect([status, body[0].title]).toEqual([200, title]);
    }
  });

  it('is answered as it is typed: a label of the mailbox', async () => {
    const titular = await someone();
    const { body: label } = await titular.post('/apps/mailbox/label', { label: { title: 'Uno', color: 'red' } });
    for (const title of typed('Banco Nación')) {
      const { body } = await titular.patch('/apps/mailbox/label', { id: label.id, label: { ...label, title } });
      expect(body.title).toBe(title);
    }
    expect((await titular.get('/apps/mailbox/labels')).body).toMatchObject([{ id: label.id, slug: 'banco-nacion' }]);
  });

  it('is answered as it is typed: a label of a board', async () => {
    const titular = await someone();
    const label = await newEtiqueta(titular, (await newTablero(titular)).id);
    for (const title of typed('Para hoy')) {
      const { body } = await titular.patch(`${TABLEROS}/board/label`, { id: label.id, label: { ...label, title } });
      expect(body.title).toBe(title);
    }
  });
});

describe('a note that is not stored yet', () => {
  it('is answered as it came, and nothing is stored', async () => {
    const titular = await someone();
    const note = { id: null, title: 'x', content: '', tasks: null, labels: [], createdAt: null, updatedAt: null };
    const { status, body } = await titular.patch('/apps/notes', { updatedNote: note });
    expect([status, body]).toEqual([200, expect.objectContaining({ id: null, title: 'x', labels: [] })]);
    expect(await notasOf(titular)).toEqual([]);
    expect((await titular.patch('/apps/notes', { updatedNote: { ...note, id: undefined } })).status).toBe(400);
  });
});

describe('the fields that the client draws without a check', () => {
  it('include a picture of each member of a board', async () => {
    const titular = await someone();
    const { id } = await newTablero(titular);
    await titular.patch(`${TABLEROS}/board`, { id, board: { members: [titular.usuarioId] } });
    const [tablero] = (await titular.get(`${TABLEROS}/boards`)).body;
    const picture = await fetch(tablero.members[0].avatar);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg .+>\p{Lu}[\p{Lu}\d]<\/text><\/svg>$/u);
  });

  it('include every group that a search finds', async () => {
    const titular = await someone();
    const groups = async (body: object) =>
      (await titular.post('/common/search', body)).body.map(({ id }: { id: string }) => id);
    await newCarpeta(titular, { caratula: 'Contactos del banco' });
    expect(await groups({ query: 'contactos' })).toEqual(['pages']);
    expect(await groups({ query: 'contactos', grupos: 'todos' })).toEqual(['pages', 'carpetas', 'cursos', 'help']);
    expect((await titular.post('/common/search', { query: 'x', grupos: 'otros' })).status).toBe(400);
  });
});

describe('a note whose picture the client still holds as data', () => {
  const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const kept = async ({ usuarioId }: { usuarioId: string }) =>
    (await test.owner.query('select count(*)::int as n from imagenes where usuario_id = $1', [usuarioId])).rows[0].n;

  it('is written at each keystroke, with one stored picture', async () => {
    const titular = await someone();
    const note = await newNota(titular);
    const image = dataUrl(await photograph());
    const write = (changes: object) =>
      withSettings(test, { LIMIT_PICTURES: 3 }, () =>
        titular.patch('/apps/notes', { updatedNote: { ...note, image, ...changes } }),
      );
    const first = (await write({})).body.image;
    for (const content of typed('con foto')) {
      const { status, body } = await write({ content });
      expect([status, body.content, body.image]).toEqual([200, content, first]);
    }
    expect(await kept(titular)).toBe(1);
    expect((await write({ image: null })).body.image).toBeNull();
    expect((await write({})).body.image).not.toBe(first);
    // Another note gets its own copy, since each note deletes its picture alone.
    const other = await newNota(titular);
    const { body } = await titular.patch('/apps/notes', { updatedNote: { ...other, image } });
    expect(body.image).not.toBe(first);
  });

  it('gets a task, with the whole note in the body', async () => {
    const titular = await someone();
    const note = await newNota(titular);
    const image = `data:image/png;base64,${Buffer.alloc(4 * 1024 * 1024).toString('base64')}`;
    const [listed] = await notasOf(titular);
    const { status, body } = await titular.post('/apps/notes/tasks', { note: { ...listed, image }, task: 'Llamar' });
    expect([status, body]).toMatchObject([
      200,
      { id: note.id, image: null, tasks: [{ id: expect.any(String), content: 'Llamar', completed: false }] },
    ]);
  });
});

/** Fields that a client may send but not write, and an unknown one. */
const ALIEN = {
  version: 99,
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  createdBy: UNKNOWN_ID,
  usuarioId: UNKNOWN_ID,
  cuentaId: UNKNOWN_ID,
  order: 7,
  completedAt: '2001-01-01T00:00:00.000Z',
  lastActivity: null,
  eliminadaEn: '2001-01-01T00:00:00.000Z',
  unknown: [{}],
};

/** Leaves out the fields that each write changes. */
function lasting<T extends object>(thing: T): Partial<T> {
  const { version: _, updatedAt: __, lastActivity: ___, ...rest } = thing as Record<string, unknown>;
  return rest as Partial<T>;
}

describe('an answer can be sent back whole, with fields that the client may not write', () => {
  it('a contact', async () => {
    const titular = await someone();
    const tag = await newContactoEtiqueta(titular);
    const created = await titular.post('/apps/contacts/contact', {});
    const { id } = created.body;
    const contact = {
      id,
      avatar: null,
      name: 'Ana',
      emails: [{ email: 'ana@ejemplo.test', label: null }],
      phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555 0001', label: '' }],
      title: '',
      company: '',
      birthday: '1980-02-29T00:00:00.000-03:00',
      address: '',
      notes: null,
      tags: [tag.id],
    };
    const { status, body } = await titular.patch('/apps/contacts/contact', { id, contact });
    expect([status, body]).toMatchObject([
      200,
      {
        ...contact,
        emails: [{ email: 'ana@ejemplo.test', label: '' }],
        birthday: '1980-02-29T12:00:00.000Z',
        address: null,
        background: null,
      },
    ]);
    const [listed] = (await titular.get('/apps/contacts/all')).body;
    expect(listed).toEqual(body);
    const echoed = await titular.patch('/apps/contacts/contact', { id, contact: { ...listed, ...ALIEN } });
    expect([echoed.status, echoed.body]).toEqual([200, listed]);
  });

  it('a task, as the list and as the form send it', async () => {
    const titular = await someone();
    const tag = await newEtiquetaDeTareas(titular);
    const { body: section } = await titular.post('/apps/tasks/task', { type: 'section' });
    const { body: created } = await titular.post('/apps/tasks/task', { type: 'task' });
    const { id } = created;
    expect(created).toMatchObject({ title: '', notes: null, completed: false, dueDate: null, priority: 1, order: 0 });
    for (const task of [
      { title: null, notes: '', dueDate: null },
      { title: 'Llamar ', notes: ' Al registro\n', dueDate: '2026-11-21T00:00:00.000-03:00', tags: [tag.id] },
    ]) {
      const form = { id, type: 'task', completed: false, priority: 2, tags: [], order: 0, ...task };
      const { status, body } = await titular.patch('/apps/tasks/task', { id, task: form });
      const dueDate = task.dueDate && '2026-11-21T03:00:00.000Z';
      expect([status, body]).toMatchObject([
        200,
        { ...form, title: task.title ?? '', notes: task.notes || null, dueDate },
      ]);
    }
    const list = (await titular.get('/apps/tasks/all')).body;
    expect(list.map((task: { id: string }) => task.id)).toEqual([id, section.id]);
    for (const task of list) {
      const echoed = await titular.patch('/apps/tasks/task', { id: task.id, task: { ...task, ...ALIEN } });
      expect([echoed.status, echoed.body]).toEqual([200, task]);
    }
    const ordered = await titular.patch('/apps/tasks/order', {
      tasks: list.toReversed().map((task: object) => ({ ...task, ...ALIEN })),
    });
    expect(ordered.body).toEqual(
      list.toReversed().map((task: object, order: number) => ({ ...task, order, place: expect.any(String) })),
    );
  });

  it('a note, with its labels as objects and as ids', async () => {
    const titular = await someone();
    const label = await newNotaEtiqueta(titular);
    const { id } = await newNota(titular, {
      labels: [label.id],
      tasks: [{ content: '', completed: true }],
      reminder: '2200-01-01T00:00:00.000-03:00',
      archived: true,
    });
    const [listed] = await notasOf(titular);
    expect(listed).toMatchObject({ id, labels: [{ id: label.id }], reminder: '2200-01-01T03:00:00.000Z' });
    for (const labels of [listed?.labels, [label.id]]) {
      const echoed = await titular.patch('/apps/notes', { updatedNote: { ...listed, ...ALIEN, labels } });
      expect([echoed.status, lasting(echoed.body)]).toEqual([200, { ...lasting(listed!), labels: [label.id] }]);
    }
    const again = (await notasOf(titular))[0];
    expect(lasting(again!)).toEqual(lasting(listed!));
    expect(new Date(again!.updatedAt).getTime()).toBeGreaterThan(new Date(listed!.updatedAt).getTime());
  });

  it('a mail, whose unread state changes the badge of its folder', async () => {
    const titular = await someone();
    const { id } = await newCorreo(test, titular);
    const inbox = async () => (await titular.get('/apps/mailbox/folders')).body[0];
    expect(await inbox()).toMatchObject({ slug: 'inbox', count: 1 });
    const [listed] = (await titular.get('/apps/mailbox/mails?folder=inbox&page=1')).body.mails;
    const mail = { ...listed, ...ALIEN, from: null, subject: 'Otro', date: null, unread: false };
    const echoed = await titular.patch('/apps/mailbox/mail', { id, mail });
    const { ccCount: _, bccCount: __, ...same } = listed;
    // Lists show a mail as plain text; the mail itself has its HTML.
    expect(listed.content).toBe('Buenos días.');
    const content = '<p>Buenos días.</p>';
    expect([echoed.status, echoed.body]).toEqual([200, { ...same, content, unread: false }]);
    expect(await inbox()).toMatchObject({ slug: 'inbox', count: 0 });
  });

  it('a board with all that is on it', async () => {
    const titular = await someone();
    const { id } = await newTablero(titular);
    const [first, second] = (await tableroOf(titular, id)).lists;
    const label = await newEtiqueta(titular, id);
    const empty = { id: null, boardId: id, listId: first?.id, position: 65_536, title: 'Una', description: null };
    const { body: card } = await titular.send('PUT', `${TABLEROS}/board/card`, {
      card: { ...empty, labels: [], dueDate: null },
    });
    const form = {
      id: card.id,
      title: 'Otra',
      description: '',
      labels: [label],
      dueDate: '2026-11-21T00:00:00.000-03:00',
    };
    const written = await titular.patch(`${TABLEROS}/board/card`, { id: card.id, card: form });
    expect(written.body).toMatchObject({ listId: first?.id, position: 65_536, description: null, labels: [label] });

    const board = await tableroOf(titular, id);
    const whole = await titular.patch(`${TABLEROS}/board`, { id, board: { ...board, ...ALIEN } });
    expect(lasting(whole.body)).toEqual(lasting(board));
    const [list] = board.lists;
    const renamed = await titular.patch(`${TABLEROS}/board/list`, { list: { ...list, ...ALIEN, title: 'Nueva' } });
    expect(lasting(renamed.body)).toEqual({ ...lasting(list!), title: 'Nueva' });
    const moved = await titular.patch(`${TABLEROS}/board/lists`, {
      lists: board.lists.map((one, i) => ({ ...one, ...ALIEN, position: 200_000 - i * 65_536 })),
    });
    expect(moved.body).toMatchObject([
      { id: first?.id, cards: [written.body] },
      { id: second?.id, cards: [] },
    ]);
    const carried = { ...written.body, ...ALIEN, listId: second?.id, position: 65_536 };
    const { body } = await titular.patch(`${TABLEROS}/board/cards`, { cards: [carried] });
    expect(body.map(lasting)).toEqual([{ ...lasting(written.body), listId: second?.id }]);
    expect((await tableroOf(titular, id)).lists).toMatchObject([{ id: second?.id, cards: body }, { cards: [] }]);
    expect((await titular.delete(`${TABLEROS}/board/list?id=${second?.id}`)).body).toBe(true);
    expect((await tableroOf(titular, id)).lists).toHaveLength(1);
  });
});
