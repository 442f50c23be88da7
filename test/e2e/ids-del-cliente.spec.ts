import { v7 as uuid, v4 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { ACADEMIA, newCurso } from '../factories/academia.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { INVENTARIO, newProducto } from '../factories/inventario.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';
import { listen } from '../factories/sockets.js';
import { newTablero, TABLEROS } from '../factories/tableros.js';

let test: TestApp;
/** Titulares of two cuentas, which may use the same id. */
let ana: Member;
let beto: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  ana = (await newCuenta(test)).titular;
  beto = (await newCuenta(test)).titular;
});

type Make = (client: Member, id: string, text?: string) => Promise<{ path: string; body: object }>;

const CREATIONS: [what: string, make: Make][] = [
  ['a nota', async (_, id, title = 'Uno') => ({ path: '/apps/notes', body: { note: { id, title } } })],
  ['an etiqueta of notas', async (_, id, title = 'Uno') => ({ path: '/apps/notes/labels', body: { id, title } })],
  [
    'a tarea',
    async (_, id, title = 'Uno') => ({ path: '/apps/tasks/task', body: { type: 'task', task: { id, title } } }),
  ],
  [
    'an etiqueta of tareas',
    async (_, id, title = 'Uno') => ({ path: '/apps/tasks/tag', body: { tag: { id, title } } }),
  ],
  [
    'a clause',
    async (_, id, nombre = 'Uno') => ({
      path: '/clausulas',
      body: { id, clave: `c${nombre.replace(' ', '')}`, nombre, texto: 'Se paga al contado.' },
    }),
  ],
  [
    'a rate',
    async (_, id, title = 'Uno') => ({
      path: '/cotizaciones',
      body: { id, moneda: 'USD', base: 'ARS', dia: '2026-03-02', valor: title === 'Dos' ? '2' : '1' },
    }),
  ],
  [
    'a plazo',
    async (member, id, nombre = 'Uno') => ({
      path: `/carpetas/${(await carpetaDe(member)).id}/plazos`,
      body: { id, nombre, inicio: '2026-03-02', dias: 15 },
    }),
  ],
  [
    'an event',
    async (_, id, titulo = 'Uno') => ({
      path: '/agenda/eventos',
      body: { id, tipo: 'otro', titulo, desde: '2027-03-04T15:00:00Z', hasta: '2027-03-04T16:00:00Z' },
    }),
  ],
  ['a room', async (_, id, nombre = 'Uno') => ({ path: '/agenda/salas', body: { id, nombre } })],
  [
    'a rule for plazos',
    async (_, id, nombre = 'Uno') => ({
      path: '/reglas-de-plazo',
      body: { id, nombre, dias: 5, computo: 'habiles', arranque: 'mismo_dia' },
    }),
  ],
  [
    'a group of a chat',
    async (member, id, nombre = 'Uno') => ({
      path: '/conversaciones',
      body: { id, nombre, participantes: [member.usuarioId] },
    }),
  ],
  ['a mail', async (_, id, asunto = 'Uno') => ({ path: '/correos/borradores', body: { id, asunto } })],
  [
    'a request for support',
    async (_, id, subject = 'Uno') => ({
      path: '/apps/help-center/requests',
      body: { id, name: 'Ana', email: 'ana@ejemplo.test', subject, message: 'Hola' },
    }),
  ],
  ['a contacto', async (_, id, name = 'Uno') => ({ path: '/apps/contacts/contact', body: { contact: { id, name } } })],
  [
    'an etiqueta of contactos',
    async (_, id, title = 'Uno') => ({ path: '/apps/contacts/tag', body: { tag: { id, title } } }),
  ],
  ['a producto', async (_, id, name = 'Uno') => ({ path: `${INVENTARIO}/product`, body: { product: { id, name } } })],
  [
    'an etiqueta of productos',
    async (_, id, title = 'Uno') => ({ path: `${INVENTARIO}/tag`, body: { tag: { id, title } } }),
  ],
  ['a category', async (_, id, name = 'Uno') => ({ path: `${INVENTARIO}/categories`, body: { id, name } })],
  ['a brand', async (_, id, name = 'Uno') => ({ path: `${INVENTARIO}/brands`, body: { id, name } })],
  ['a vendor', async (_, id, name = 'Uno') => ({ path: `${INVENTARIO}/vendors`, body: { id, name } })],
  [
    'a movement of a producto',
    async (client, id, reason = 'Uno') => ({
      path: `${INVENTARIO}/product/${await productoIdOf(client)}/movements`,
      body: { id, type: 'entrada', quantity: 1, reason },
    }),
  ],
  [
    'a vista',
    async (_, id, nombre = 'Uno') => ({ path: '/carpetas/vistas', body: { id, nombre, filtros: { firma: 'hoy' } } }),
  ],
  ['a tablero', async (_, id, title = 'Uno') => ({ path: `${TABLEROS}/board`, body: { board: { id, title } } })],
  [
    'a lista',
    async (client, id, title = 'Uno') => {
      const boardId = await tableroIdOf(client);
      return { path: `${TABLEROS}/board/list`, body: { list: { id, boardId, title } } };
    },
  ],
  [
    'a tarjeta',
    async (client, id, title = 'Uno') => {
      const { lists } = (await client.get(`${TABLEROS}/board?id=${await tableroIdOf(client)}`)).body;
      return { path: `${TABLEROS}/board/card`, body: { card: { id, listId: lists[0].id, title } } };
    },
  ],
  [
    'an etiqueta of a tablero',
    async (client, id, title = 'Uno') => {
      const boardId = await tableroIdOf(client);
      return { path: `${TABLEROS}/board/label`, body: { label: { id, boardId, title } } };
    },
  ],
  ['a course', async (_, id, title = 'Uno') => ({ path: `${ACADEMIA}/courses`, body: { id, title } })],
  [
    'a step of a course',
    async (client, id, title = 'Uno') => ({
      path: `${ACADEMIA}/courses/${await cursoIdOf(client)}/steps`,
      body: { id, title },
    }),
  ],
  [
    'an atajo',
    async (_, id, label = 'Uno') => ({
      path: '/common/shortcuts',
      body: { shortcut: { id, label, icon: 'heroicons_outline:folder', link: '/carpetas' } },
    }),
  ],
  [
    'a carpeta',
    async (client, id, caratula = 'Uno') => ({
      path: '/carpetas',
      body: { id, caratula, tipoActoId: await tipoActoId(client) },
    }),
  ],
  [
    'a duplicate of a carpeta',
    async (client, id, caratula = 'Uno') => {
      return { path: `/carpetas/${(await carpetaDe(client)).id}/duplicar`, body: { id, caratula } };
    },
  ],
  ['an acto', async (_, id, nombre = 'Uno') => ({ path: '/tipos-acto', body: { id, nombre } })],
  [
    'a requisito',
    async (client, id, nombre = 'Uno') => {
      const carpeta = originales.get(client) ?? newCarpeta(client);
      originales.set(client, carpeta);
      return { path: `/carpetas/${(await carpeta).id}/requisitos`, body: { id, nombre } };
    },
  ],
  [
    'a persona',
    async (_, id, nombre = 'Uno') => ({ path: '/personas', body: { id, tipo: 'humana', nombre, apellidos: 'Paz' } }),
  ],
];

const originales = new Map<Member, Promise<{ id: string }>>();
function carpetaDe(client: Member): Promise<{ id: string }> {
  const original = originales.get(client) ?? newCarpeta(client);
  originales.set(client, original);
  return original;
}

const productos = new Map<Member, Promise<{ id: string }>>();
async function productoIdOf(client: Member): Promise<string> {
  const producto = productos.get(client) ?? newProducto(client);
  productos.set(client, producto);
  return (await producto).id;
}

const tableros = new Map<Member, Promise<{ id: string }>>();
async function tableroIdOf(client: Member): Promise<string> {
  const made = tableros.get(client) ?? newTablero(client);
  tableros.set(client, made);
  return (await made).id;
}

const cursos = new Map<Member, Promise<{ id: string }>>();
async function cursoIdOf(client: Member): Promise<string> {
  const made = cursos.get(client) ?? newCurso(client, { pasos: [] });
  cursos.set(client, made);
  return (await made).id;
}

const isThere = (answer: { body: unknown }, id: string) => JSON.stringify(answer.body).split(`"id":"${id}"`).length - 1;

it.each(CREATIONS)('%s has the id of its client, and is created once, however often it is sent', async (_, make) => {
  const id = uuid();
  const { path, body } = await make(ana, id);
  const answers = await Promise.all([ana.post(path, body), ana.post(path, body)]);
  answers.push(await ana.post(path, body));
  const [first] = answers;
  expect([200, 201]).toContain(first?.status);
  expect(isThere(first as { body: unknown }, id)).toBe(1);
  for (const { status, body: answered } of answers) expect([status, answered]).toEqual([first?.status, first?.body]);

  const other = await make(ana, id, 'Dos');
  const refused = await ana.post(other.path, other.body);
  expect([refused.status, refused.body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);

  // Later the stored answer has expired, but the row exists.
  await test.owner.query('delete from claves_idempotencia where cuenta_id = $1', [ana.cuentaId]);
  const taken = await ana.post(path, body);
  expect([taken.status, taken.body.code]).toEqual([409, 'YA_EXISTE']);

  const elsewhere = await make(beto, id);
  expect((await beto.post(elsewhere.path, elsewhere.body)).status).toBe(first?.status);
});

it('a rule for plazos with the id of a rule in use is refused, whatever its other fields are', async () => {
  const reglas = (await ana.get<{ id: string; clave: string }[]>('/reglas-de-plazo')).body;
  const usada = reglas.find(({ clave }) => clave === 'certificado_ciudad');
  const body = { id: usada?.id, nombre: 'Uno', dias: 5, computo: 'habiles', arranque: 'mismo_dia' };
  for (const other of [{}, { cuentaDesde: 'libro' }, { comunidad: 'MD' }]) {
    const { status, body: refusal } = await ana.post('/reglas-de-plazo', { ...body, ...other });
    expect([status, refusal.code]).toEqual([409, 'YA_EXISTE']);
  }
});

it.each(CREATIONS)('%s is refused with an id that is no UUID v7, and gets one without', async (_, make) => {
  for (const id of ['uno', v4(), 7]) {
    const { path, body } = await make(ana, id as string);
    const { status, body: answer } = await ana.post(path, body);
    expect([status, answer.details]).toEqual([
      400,
      [expect.objectContaining({ campo: expect.stringMatching(/^(\w+\.)?id$/) })],
    ]);
  }
  const { path, body } = await make(ana, null as never, 'Sin id');
  expect([200, 201]).toContain((await ana.post(path, body)).status);
});

it('a parte has the id that its client gave, and is created once', async () => {
  const [{ id: carpetaId }, { id: personaId }] = [await newCarpeta(ana), await newPersona(ana)];
  const body = { id: uuid(), rol: 'requirente', personaId };
  const answers = [
    await ana.post(`/carpetas/${carpetaId}/partes`, body),
    await ana.post(`/carpetas/${carpetaId}/partes`, body),
  ];
  for (const answer of answers) expect([answer.status, isThere(answer, body.id)]).toEqual([201, 1]);
  expect((await ana.get(`/carpetas/${carpetaId}/partes`)).body).toHaveLength(1);
});

it('a vínculo has the id that its client gave, and is made once', async () => {
  const [{ id: carpetaId }, { id: otraId }] = [await newCarpeta(ana), await newCarpeta(ana)];
  const body = { id: uuid(), tipo: 'corrige', otraId };
  const path = `/carpetas/${carpetaId}/vinculos`;
  for (const answer of await Promise.all([ana.post(path, body), ana.post(path, body)])) {
    expect([answer.status, isThere(answer, body.id)]).toEqual([201, 1]);
  }
  expect((await ana.get(path)).body).toHaveLength(1);
});

it('a comment has the id that its client gave, and is made once', async () => {
  const { id: carpetaId } = await newCarpeta(ana);
  const body = { id: uuid(), texto: 'Uno' };
  const path = `/carpetas/${carpetaId}/comentarios`;
  for (const answer of await Promise.all([ana.post(path, body), ana.post(path, body)])) {
    expect([answer.status, isThere(answer, body.id)]).toEqual([201, 1]);
  }
  expect((await ana.get(path)).body.comentarios).toHaveLength(1);
});

it('a live event names the tab of its origin, and nobody can name a tab of another person', async () => {
  const other = await newMiembro(test, ana.cuentaId, 3);
  const { events } = await listen(ana);
  const tab = uuid();
  const make = (client: Member, headers: Record<string, string>) =>
    client.post('/apps/tasks/task', { type: 'task', task: { title: 'Uno' } }, { headers });
  await make(ana, { 'x-tab-id': tab });
  await make(other, { 'x-tab-id': tab });
  await make(ana, { 'x-tab-id': '<b>' });
  await expect.poll(() => events.filter(({ type }) => type === 'tasks.changed')).toHaveLength(3);
  expect(events.map(({ origin }) => origin)).toEqual([
    `${ana.usuarioId}/${tab}`,
    `${other.usuarioId}/${tab}`,
    undefined,
  ]);
});

it.each([
  ['notas', '/apps/notes/all', 'note', '/apps/notes'],
  ['contactos', '/apps/contacts/all', 'contact', '/apps/contacts/contact'],
])('the list of %s can be asked for certain ids', async (_, list, part, path) => {
  const ids = [uuid(), uuid(), uuid()];
  for (const id of ids) await ana.post(path, { [part]: { id, title: 'Uno' } });
  const { body } = await ana.get(`${list}?ids=${ids[0]},${ids[2]},${uuid()}`);
  expect(body.map(({ id }: { id: string }) => id).sort()).toEqual([ids[0], ids[2]]);
  expect((await beto.get(`${list}?ids=${ids.join()}`)).body).toEqual([]);
  expect((await ana.get(`${list}?ids=uno`)).status).toBe(400);
});
