import { beforeAll, expect, it, vi } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { TareasRepository } from '../../server/oficina/tareas/tareas.repository.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newTarea } from '../factories/tareas.js';

let test: TestApp;
let titular: Member;
let gestor: Member;
let lectura: Member;

/** The calls whose answers come with the shell. */
const CALLS = [
  '/apps/chat/contacts',
  '/apps/mailbox/folders',
  '/apps/tasks/count',
  '/common/messages',
  '/common/navigation',
  '/common/notifications',
  '/common/shortcuts',
  '/conversaciones',
  '/cuenta',
  '/miembros',
];

beforeAll(async () => {
  test = await sharedTestApp();
  const { cuentaId, titular: who } = await newCuenta(test);
  [titular, gestor, lectura] = [who, await newMiembro(test, cuentaId, 4), await newMiembro(test, cuentaId, 5)];
  for (const client of [titular, gestor]) {
    const shortcut = { id: null, label: `De ${client.nombre}`, icon: 'heroicons_outline:star', link: '/carpetas' };
    const sent = [
      client.post('/common/shortcuts', { shortcut: { ...shortcut, useRouter: true } }),
      client.post('/common/messages', { message: { title: `Para ${client.nombre}` } }),
      client.post('/common/notifications', { notification: { title: `Para ${client.nombre}` } }),
    ];
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
    await newTarea(client);
  }
  const { status } = await titular.post('/conversaciones', { nombre: 'Firmas', participantes: [gestor.usuarioId] });
  expect(status).toBe(201);
});

/** The parts of the shell for somebody, by their calls. */
async function marcoOf(client: Member): Promise<Record<string, unknown>> {
  const { status, body } = await client.get('/marco');
  expect(status).toBe(200);
  return body.partes;
}

it('gives every role the answers of the calls that it bundles', async () => {
  for (const client of [titular, gestor, lectura]) {
    const partes = await marcoOf(client);
    expect(Object.keys(partes).sort()).toEqual(CALLS.map((call) => `/api${call}`));
    for (const call of CALLS) expect(partes[`/api${call}`], call).toEqual((await client.get(call)).body);
  }
});

it('has nothing of another person or another cuenta', async () => {
  const { titular: stranger } = await newCuenta(test);
  const { body: miembros } = await stranger.get('/miembros');
  expect(await marcoOf(stranger)).toMatchObject({
    '/api/apps/chat/contacts': [],
    '/api/apps/tasks/count': { pendientes: 0 },
    '/api/common/messages': [],
    '/api/common/notifications': [],
    '/api/common/shortcuts': [],
    '/api/conversaciones': [],
    '/api/miembros': miembros,
  });
  expect(miembros.map(({ id }: { id: string }) => id)).toEqual([stranger.usuarioId]);
  expect(JSON.stringify(await marcoOf(titular))).not.toContain(stranger.usuarioId);
  expect(await marcoOf(lectura)).toMatchObject({ '/api/common/shortcuts': [], '/api/common/messages': [] });
});

it('leaves out a part whose statement fails, and answers the others', async () => {
  const failing = vi.spyOn(test.app.get(TareasRepository, { strict: false }), 'countPending');
  failing.mockImplementation(() => test.app.get(Transactions).manager.query('select 1 / 0'));
  const partes = await marcoOf(titular).finally(() => failing.mockRestore());
  expect(CALLS.filter((call) => !(`/api${call}` in partes))).toEqual(['/apps/tasks/count']);
});
