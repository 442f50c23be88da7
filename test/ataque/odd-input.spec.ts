import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta } from '../factories/people.js';

/** Values that a faulty or hostile client may send in place of a right value. */
const ODD: readonly unknown[] = [
  null,
  '',
  'x\u0000y',
  '\ud800',
  'x'.repeat(60_000),
  '__proto__',
  '2026-02-31T10:00:00Z',
  'data:image/png;base64,AAAA',
  UNKNOWN_ID,
  -1,
  1.5,
  2 ** 53,
  true,
  [null],
  [['x']],
  [{ id: 5 }],
  { id: null, length: 3, toString: 1 },
];
/** Bodies that are no object, or that JSON.stringify cannot produce. */
const RAW = [
  ...['{"a":1e400}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '[', ''],
  ...[
    'null',
    'true',
    '1',
    '"x"',
    '"x\\u0000y"',
    '[null]',
    '[["x"]]',
    '[{"id":5}]',
    '{"id":null,"length":3,"toString":1}',
  ],
];

type Call = [method: string, path: string, body?: unknown];

let test: TestApp;
let titular: Member;

beforeAll(async () => {
  // The session is cached, since these are thousands of calls.
  test = await createTestApp({ ACCESS_CACHE_SECONDS: '5' });
  titular = (await newCuenta(test)).titular;
});
afterAll(() => test.close());

const made = async (method: string, path: string, body: unknown) => {
  const answer = await titular.send(method, `/apps/${path}`, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
};

type Path = readonly string[];

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all parts of a value, by their depth. */
function levelsOf(value: unknown): Path[][] {
  const levels: Path[][] = [];
  const add = (part: unknown, path: Path) => {
    if (!isParent(part)) return;
    const level = levels[path.length] ?? [];
    levels[path.length] = level;
    for (const [key, inner] of Object.entries(part)) {
      level.push([...path, key]);
      add(inner, [...path, key]);
    }
  };
  add(value, []);
  return levels;
}

/** A copy of a value with `odd` in place of the parts at some paths. */
function withOdd(value: unknown, odd: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return odd;
  if (paths.length === 0 || !isParent(value)) return value;
  const below = (key: string) => paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
  const parts = Object.entries(value).map(([key, part]) => [key, withOdd(part, odd, below(key))] as const);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** The name that a refusal gives to an item: the name of its list. */
const listOf = (path: Path) => path.join('.').replace(/\.\d+$/, '');

/**
 * Sends a valid call, and then copies of it with odd parts. No copy may answer 500. First all parts of a depth are odd,
 * and the refusal names the parts. A part without a name there is sent alone, since it may get further.
 */
async function expectNo500(...[method, path, good]: Call): Promise<void> {
  const { app } = test;
  // The calls skip the network, to be faster.
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${titular.accessToken}` };
    const answer = await app.inject({ method: method as 'POST', url: `/api/apps/${path}`, payload, headers });
    expect(answer.statusCode, `${method} ${path} ${payload.slice(0, 300)}`).toBeLessThan(500);
    return answer;
  };
  expect((await send(JSON.stringify(good))).statusCode, `${method} ${path}`).toBe(200);
  const refusedOf = async (odd: unknown, paths: readonly Path[]) => {
    const answer = await send(JSON.stringify(withOdd(good, odd, paths)));
    const { details = [] } = answer.statusCode === 400 ? answer.json<{ details?: { campo: string }[] }>() : {};
    return details.map(({ campo }) => campo);
  };
  for (const level of levelsOf(good)) {
    for (const odd of ODD) {
      const refused = await refusedOf(odd, level);
      const isNamed = (path: Path) => refused.includes(path.join('.')) || refused.includes(listOf(path));
      const others = level.length === 1 ? [] : level.filter((path) => !isNamed(path));
      for (const path of others) await refusedOf(odd, [path]);
    }
  }
  for (const body of RAW) await send(body);
}

async function expectNo500OfQuery(path: string, ...names: string[]): Promise<void> {
  const odd = ['', '%00', '%ED%A0%80', '%', '%25', 'x'.repeat(5000), '1e400', '[]', UNKNOWN_ID];
  for (const name of names) {
    for (const query of [
      ...odd.map((value) => `${name}=${value}`),
      `${name}[]=x`,
      `${name}[a]=x`,
      `${name}=1&${name}=2`,
    ]) {
      const { status } = await titular.get(`/apps/${path}?${query}`);
      expect(status, `${path}?${query}`.slice(0, 200)).toBeLessThan(500);
    }
  }
}

describe('odd input never answers 500', () => {
  it('boards', async () => {
    const base = 'scrumboard/board';
    const board = await made('POST', base, { board: { title: 'x', lists: ['a', 'b'] } });
    const label = await made('PUT', `${base}/label`, { label: { boardId: board.id, title: 'x' } });
    const list = board.lists[0];
    const card = await made('PUT', `${base}/card`, { card: { listId: list.id, title: 'x', labels: [label] } });
    await expectNo500('POST', base, {
      board: { title: 'x', description: 'x', icon: 'x', members: [titular.usuarioId], lists: ['x'] },
    });
    await expectNo500('PATCH', base, {
      id: board.id,
      board: { title: 'x', description: 'x', icon: 'x', members: [titular.usuarioId] },
    });
    await expectNo500('PUT', `${base}/list`, { list: { boardId: board.id, title: 'x', position: 5 } });
    await expectNo500('PATCH', `${base}/list`, { list: { id: list.id, title: 'x', position: 5 } });
    await expectNo500('PATCH', `${base}/lists`, { lists: [{ id: list.id, position: 5 }] });
    const { createdAt, updatedAt, version, ...fields } = card;
    await expectNo500('PUT', `${base}/card`, { card: { ...fields, id: null, labels: [label.id] } });
    // Of the fields that a change does not read, one is tried.
    const { title, description, labels, dueDate, boardId } = card;
    await expectNo500('PATCH', `${base}/card`, { id: card.id, card: { title, description, labels, dueDate, boardId } });
    // The calls for one card try odd values in all its parts. So these calls name few parts.
    const moved = { id: card.id, listId: list.id, position: 5 };
    await expectNo500('PATCH', `${base}/cards`, { cards: [moved] });
    await expectNo500('PATCH', `${base}/card/positions`, { cards: [moved] });
    await expectNo500('PUT', `${base}/label`, { label: { boardId: board.id, title: 'x' } });
    await expectNo500('PATCH', `${base}/label`, { id: label.id, label: { title: 'x' } });
    await expectNo500OfQuery(base, 'id');
    await expectNo500OfQuery(`${base}/search`, 'query');
    await expectNo500OfQuery(`${base}/cards`, 'ids');
    await expectNo500OfQuery(`${base}/labels`, 'boardId');
  }, 120_000);

  it('contacts', async () => {
    const base = 'contacts';
    const tag = await made('POST', `${base}/tag`, { tag: { title: 'x' } });
    const whole = {
      name: 'x',
      title: 'x',
      company: 'x',
      birthday: '1990-01-01',
      address: 'x',
      notes: '<p>x</p>',
      tags: [tag.id],
      emails: [{ email: 'a@b.test', label: 'x' }],
      phoneNumbers: [{ country: 'ar', phoneNumber: '11', label: 'x' }],
      avatar: null,
      background: null,
      personaId: null,
    };
    const contact = await made('POST', `${base}/contact`, { contact: whole });
    await expectNo500('POST', `${base}/contact`, { contact: whole });
    await expectNo500('PATCH', `${base}/contact`, { id: contact.id, contact: whole });
    await expectNo500('POST', `${base}/tag`, { tag: { title: 'x' } });
    await expectNo500('PATCH', `${base}/tag`, { id: tag.id, tag: { title: 'x' } });
    await expectNo500('POST', `${base}/import/deshacer`, { ids: [contact.id], etiquetas: [tag.id] });
    await expectNo500OfQuery(`${base}/contact`, 'id');
    await expectNo500OfQuery(`${base}/search`, 'query');
    await expectNo500OfQuery(`${base}/export`, 'formato', 'ids', 'formato=csv&ids', 'formato=vcard&ids');
  }, 120_000);

  it('tasks', async () => {
    const base = 'tasks';
    const tag = await made('POST', `${base}/tag`, { tag: { title: 'x' } });
    const whole = {
      title: 'x',
      notes: 'x',
      completed: true,
      dueDate: '2026-11-21T15:00:00Z',
      priority: 1,
      tags: [tag.id],
      assignedTo: titular.usuarioId,
      carpetaId: null,
      subTasks: [{ id: tag.id, title: 'x', completed: true }],
    };
    const task = await made('POST', `${base}/task`, { type: 'task', task: whole });
    await expectNo500('POST', `${base}/task`, { type: 'task', task: whole, before: task.id });
    await expectNo500('PATCH', `${base}/task`, { id: task.id, task: { ...whole, type: 'task' } });
    // Only the id of a tarea is read, and the calls for one tarea try odd values in all its parts.
    await expectNo500('PATCH', `${base}/order`, { tasks: [{ id: task.id, order: 5 }] });
    await expectNo500('POST', `${base}/task/${task.id}/move`, { before: null });
    await expectNo500('POST', `${base}/tag`, { tag: { title: 'x' } });
    await expectNo500('PATCH', `${base}/tag`, { id: tag.id, tag: { title: 'x' } });
    await expectNo500OfQuery(`${base}/all`, 'carpetaId', 'asignada');
    await expectNo500OfQuery(`${base}/search`, 'query');
    await expectNo500OfQuery(`${base}/task`, 'id');
  }, 120_000);

  it('notes', async () => {
    const base = 'notes';
    const [label] = await made('POST', `${base}/labels`, { title: 'x' });
    const whole = {
      title: 'x',
      content: 'x',
      tasks: [{ id: label.id, content: 'x', completed: false }],
      image: null,
      reminder: '2099-01-01T00:00:00Z',
      labels: [label.id],
      archived: false,
    };
    const note = await made('POST', base, { note: whole });
    await expectNo500('POST', base, { note: whole });
    await expectNo500('PATCH', base, { updatedNote: { ...whole, id: note.id } });
    await expectNo500('POST', `${base}/tasks`, { note: { id: note.id }, task: 'x' });
    await expectNo500('POST', `${base}/labels`, { title: 'x' });
    await expectNo500('PATCH', `${base}/labels`, { label: { id: label.id, title: 'x' } });
    await expectNo500OfQuery(base, 'id');
    await expectNo500OfQuery(`${base}/labels`, 'id');
  }, 120_000);
});
