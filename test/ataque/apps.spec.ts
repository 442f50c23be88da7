import { beforeAll, describe, expect, it } from 'vitest';
import { CuentasService } from '../../server/plataforma/cuentas/cuentas.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newContacto, newContactoEtiqueta } from '../factories/contactos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newNota, newNotaEtiqueta, notasOf } from '../factories/notas.js';
import { type Member, newCuenta, newMiembro, signedIn } from '../factories/people.js';
import { claveOf, photograph } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';
import { statementsOf } from '../factories/statements.js';
import { newTablero, newTarjeta, TABLEROS, tableroOf } from '../factories/tableros.js';
import { newEtiquetaDeTareas, newTarea } from '../factories/tareas.js';
import { workOf } from '../factories/work-of.js';

const BOARD = `${TABLEROS}/board`;

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;

describe('a write that fails halfway', () => {
  /** Makes the database refuse rows of a table that meet `condition`, while `work` runs. */
  async function refusing(table: string, condition: string, work: () => Promise<void>): Promise<void> {
    await test.owner.query(`
      create function falla() returns trigger language plpgsql as $$ begin raise exception 'falla'; end $$;
      create trigger falla before insert or update on ${table} for each row when (${condition}) execute function falla()`);
    try {
      await work();
    } finally {
      await test.owner.query(`drop trigger falla on ${table}; drop function falla()`);
    }
  }

  it('of an import leaves nothing, notifies nobody, and can be sent again with the same key', async () => {
    const titular = await someone();
    const { events } = await listen(titular);
    const names = Array.from({ length: 700 }, (_, i) => (i === 650 ? 'Falla' : `Persona ${i}`));
    const send = () => {
      const form = new FormData();
      const rows = names.map((name) => `${name},Nueva`).join('\n');
      form.append('archivo', new Blob([`Nombre,Etiquetas\n${rows}\n`]), 'contactos.csv');
      return titular.post('/apps/contacts/import', form, { headers: { 'idempotency-key': 'una' } });
    };
    await refusing('contactos', `new.nombre = 'Falla'`, async () => {
      expect((await send()).status).toBe(500);
      expect((await titular.get('/apps/contacts/all')).body).toEqual([]);
      expect((await titular.get('/apps/contacts/tags')).body).toEqual([]);
    });
    const again = await send();
    expect([again.status, again.body.creados]).toEqual([200, 700]);
    await refusing('contactos', `new.nombre = 'Falla'`, async () => {
      expect((await titular.post('/apps/contacts/import/deshacer', { ids: again.body.contactos })).status).toBe(500);
    });
    expect((await titular.get('/apps/contacts/all')).body).toHaveLength(700);
    await expect.poll(() => events).toEqual([{ type: 'contacts.changed' }]);
  });

  it('of a contact keeps its tags and its picture', async () => {
    const titular = await someone();
    const [one, two] = [await newContactoEtiqueta(titular, 'Una'), await newContactoEtiqueta(titular, 'Dos')];
    const { id } = await newContacto(titular, { tags: [one.id] });
    const form = new FormData();
    form.append('id', id);
    form.append('avatar', new Blob([await photograph()]), 'foto.jpg');
    const { body: before } = await titular.post('/apps/contacts/avatar', form);
    await refusing('contacto_etiquetado', `new.etiqueta_id = '${two.id}'`, async () => {
      const contact = { ...before, name: 'Otro', avatar: null, tags: [two.id] };
      expect((await titular.patch('/apps/contacts/contact', { id, contact })).status).toBe(500);
    });
    expect((await titular.get(`/apps/contacts/contact?id=${id}`)).body).toEqual(before);
    const { rows } = await test.owner.query('select retirada_en from imagenes where clave = $1', [
      claveOf(test, before.avatar),
    ]);
    expect(rows).toEqual([{ retirada_en: null }]);
  });

  it('of boards, moved cards or ordered tareas is never stored in part', async () => {
    const titular = await someone();
    await refusing('tablero_listas', `new.titulo = 'Falla'`, async () => {
      const answer = await titular.post(BOARD, { board: { title: 'Uno', lists: ['Bien', 'Falla'] } });
      expect(answer.status).toBe(500);
    });
    expect((await titular.get(`${TABLEROS}/boards`)).body).toEqual([]);
    const { id, lists } = await newTablero(titular);
    const cards = [await newTarjeta(titular, lists[0]!), await newTarjeta(titular, lists[0]!, { title: 'Falla' })];
    const before = await tableroOf(titular, id);
    await refusing('tarjetas', `new.titulo = 'Falla'`, async () => {
      const moved = cards.map((card) => ({ ...card, listId: lists[1]?.id }));
      expect((await titular.patch(`${BOARD}/cards`, { cards: moved })).status).toBe(500);
    });
    expect(await tableroOf(titular, id)).toEqual(before);
    const tareas = [await newTarea(titular, { title: 'Falla' }), await newTarea(titular), await newTarea(titular)];
    await refusing('tareas', `new.titulo = 'Falla'`, async () => {
      expect((await titular.patch('/apps/tasks/order', { tasks: tareas })).status).toBe(500);
    });
    const { body } = await titular.get('/apps/tasks/all');
    expect(body.map((tarea: { id: string }) => tarea.id)).toEqual(tareas.map((tarea) => tarea.id).toReversed());
  });

  it('of a note keeps its labels and its lines', async () => {
    const titular = await someone();
    const label = await newNotaEtiqueta(titular);
    const note = await newNota(titular, { labels: [label.id], tasks: [{ content: 'Una', completed: false }] });
    await refusing('notas', `new.titulo = 'Falla'`, async () => {
      const updatedNote = { ...note, title: 'Falla', labels: [], tasks: null };
      expect((await titular.patch('/apps/notes', { updatedNote })).status).toBe(500);
    });
    expect(await notasOf(titular)).toEqual([{ ...note, labels: [{ id: label.id, title: label.title }] }]);
  });
});

describe('thousands of rows', () => {
  it.each([
    [
      'contacts',
      5_000,
      `with t as (insert into contacto_etiquetas (cuenta_id, id, titulo)
                   select $1, gen_random_uuid(), 'Etiqueta ' || n from generate_series(1, 20) n returning id),
            c as (insert into contactos (cuenta_id, id, nombre, empresa, notas, correos, creado_por)
                   select $1, gen_random_uuid(), 'Persona ' || n, 'Empresa', repeat('x', 500),
                          '[{"email": "a@ejemplo.test", "label": ""}]', $2 from generate_series(1, $3::int) n returning id)
       insert into contacto_etiquetado (cuenta_id, contacto_id, etiqueta_id)
       select $1, c.id, t.id from c, lateral (select id from t order by id limit 5) t`,
    ],
    [
      'notes',
      2_000,
      `with t as (insert into nota_etiquetas (cuenta_id, usuario_id, id, titulo)
                   select $1, $2, gen_random_uuid(), 'Etiqueta ' || n from generate_series(1, 20) n returning id),
            c as (insert into notas (cuenta_id, usuario_id, id, titulo, contenido)
                   select $1, $2, gen_random_uuid(), 'Nota ' || n, repeat('x', 500) from generate_series(1, $3::int) n
                   returning id)
       insert into nota_etiquetado (cuenta_id, usuario_id, nota_id, etiqueta_id)
       select $1, $2, c.id, t.id from c, lateral (select id from t order by id limit 5) t`,
    ],
  ])('of %s are read with as many statements as one, and little processor time', async (app, amount, fill) => {
    const { titular, cuentaId } = await newCuenta(test);
    const path = `/apps/${app}/all`;
    await test.owner.query(fill, [cuentaId, titular.usuarioId, 1]);
    const few = await statementsOf(() => titular.get(path));
    await test.owner.query(fill, [cuentaId, titular.usuarioId, amount - 1]);
    let body: { tags?: string[]; labels?: string[] }[] = [];
    let many: string[] = [];
    const work = await workOf(async () => {
      many = await statementsOf(async () => {
        body = (await titular.get(path)).body;
      });
    });
    expect(work).toBeLessThan(1_500);
    expect(body).toHaveLength(amount);
    expect(body.every(({ tags, labels }) => (tags ?? labels)?.length === 5)).toBe(true);
    expect(many).toEqual(few);
    expect(many.length).toBeLessThanOrEqual(3);
  });
});

describe('a body with far more elements than allowed', () => {
  const many = (amount: number) => Array.from({ length: amount }, (_, id) => ({ id }));

  it.each([
    ['cards to move', 'PATCH', `${BOARD}/cards`, { cards: many(800_000) }, 400],
    [
      'cards of a list, which are ignored',
      'PATCH',
      `${BOARD}/list`,
      { list: { id: UNKNOWN_ID, cards: many(200_000) } },
      404,
    ],
    ['tareas to arrange', 'PATCH', '/apps/tasks/order', { tasks: many(800_000) }, 400],
    ['steps of a tarea', 'POST', '/apps/tasks/task', { type: 'task', task: { subTasks: many(80_000) } }, 400],
    ['lines of a note', 'POST', '/apps/notes', { note: { tasks: many(800_000) } }, 400],
    ['e-mails of a contact', 'POST', '/apps/contacts/contact', { contact: { name: 'x', emails: many(80_000) } }, 400],
  ])('is refused fast: %s', async (_, method, path, body, expected) => {
    const titular = await someone();
    const work = await workOf(async () => {
      const { status, body: answer } = await titular.send(method, path, body);
      expect([status, JSON.stringify(answer).length < 500]).toEqual([expected, true]);
    });
    // Validating each element would take from seconds to minutes.
    expect(work).toBeLessThan(2_000);
  });
});

describe('a live event of a write', () => {
  /** Signs the same person in to another cuenta. */
  async function alsoIn({ usuarioId, email, nombre }: Member): Promise<Member> {
    const { cuentaId } = await newCuenta(test);
    await test.app.get(CuentasService).addMiembro(cuentaId, usuarioId, 2);
    return signedIn(test, { id: usuarioId, email, nombre }, cuentaId, 2);
  }

  it('of notes, labels, lines and pictures reaches only the tabs of their person in that cuenta', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    // The last client is the same person in another cuenta.
    const people = [
      titular,
      await newMiembro(test, cuentaId, 2),
      (await newCuenta(test)).titular,
      await alsoIn(titular),
    ];
    const tabs = await Promise.all(people.map((person) => listen(person)));
    const told = () => tabs.map(({ events }) => events.filter(({ type }) => type === 'notes.changed').length);
    const note = await newNota(titular);
    const form = new FormData();
    form.append('image', new Blob([await photograph()]), 'foto.jpg');
    const label = await newNotaEtiqueta(titular);
    for (const write of [
      () => titular.post('/apps/notes/tasks', { note, task: 'Una' }),
      () => titular.post(`/apps/notes/${note.id}/image`, form),
      () => titular.delete(`/apps/notes/${note.id}/image`),
      () => titular.patch('/apps/notes', { updatedNote: { ...note, labels: [label.id] } }),
      () => titular.delete(`/apps/notes/labels?id=${label.id}`),
      () => titular.post(`/apps/notes/labels/${label.id}/restore`),
      () => titular.delete(`/apps/notes?id=${note.id}`),
      () => titular.post(`/apps/notes/${note.id}/restore`),
    ]) {
      expect((await write()).status).toBe(200);
    }
    await expect.poll(told).toEqual([10, 0, 0, 0]);
  });

  it('of contacts and tareas reaches only the cuenta, once per write, and never for a refusal', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const { events } = await listen(await newMiembro(test, cuentaId, 5));
    const stranger = await listen((await newCuenta(test)).titular);
    const { id } = await newContacto(titular);
    const picture = async (field: string) => {
      const form = new FormData();
      form.append('id', id);
      form.append(field, new Blob([await photograph()]), 'foto.jpg');
      return titular.post(`/apps/contacts/${field}`, form);
    };
    const file = new FormData();
    file.append('archivo', new Blob(['Nombre\nAna\nLuis\n']), 'a.csv');
    expect((await picture('avatar')).status).toBe(200);
    expect((await picture('background')).status).toBe(200);
    await titular.delete(`/apps/contacts/avatar?id=${id}`);
    await titular.delete(`/apps/contacts/background?id=${id}`);
    const { body } = await titular.post('/apps/contacts/import', file);
    await titular.post('/apps/contacts/import/deshacer', { ids: body.contactos });
    await expect.poll(() => events.map(({ type }) => type)).toEqual(Array(7).fill('contacts.changed'));
    events.length = 0;

    await titular.patch('/apps/contacts/contact', { id, contact: { tags: [id] } });
    await titular.patch('/apps/contacts/contact', { id, contact: { name: 'Tarde' } }, { version: 1 });
    await titular.post('/apps/contacts/contact', { contact: { name: '' } });
    await titular.post('/apps/tasks/task', { type: 'task', task: { assignedTo: id } });
    await titular.patch('/apps/tasks/order', { tasks: [{ id }] });
    const tarea = await newTarea(titular);
    await titular.post(`/apps/tasks/task/${tarea.id}/move`, { before: id });
    const tag = await newEtiquetaDeTareas(titular);
    await titular.delete(`/apps/tasks/tag?id=${tag.id}`);
    await titular.post(`/apps/tasks/tag/${tag.id}/restore`);
    await expect
      .poll(() => events)
      .toEqual([{ tasks: [tarea.id] }, { tasks: [] }, {}, {}].map((which) => ({ type: 'tasks.changed', ...which })));
    expect(stranger.events).toEqual([]);
  });
});
