import { beforeAll, expect, it } from 'vitest';
import type { EnPapeleraDto } from '../../server/plataforma/papelera/papelera.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newContacto } from '../factories/contactos.js';
import { newNota } from '../factories/notas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newTablero, newTarjeta, TABLEROS } from '../factories/tableros.js';
import { newTarea } from '../factories/tareas.js';

const DAY_MS = 86_400_000;

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

async function papelera(client: ApiClient): Promise<EnPapeleraDto[]> {
  const { status, body } = await client.get('/papelera');
  expect(status).toBe(200);
  return body;
}

async function remove(client: ApiClient, path: string): Promise<void> {
  expect([path, (await client.delete(path)).status]).toEqual([path, 200]);
}

const kinds = async (client: ApiClient) =>
  (await papelera(client)).map(({ tipo, nombre, lugar }) => [tipo, nombre, lugar]);

it('has deleted things of the tools, the last first, until a restoration or for a day', async () => {
  const { titular } = await newCuenta(test);
  const carpeta = await newCarpeta(titular, { caratula: 'Venta Ríos', abrir: true });
  const tarea = await newTarea(titular, { title: 'Pedir el informe', carpetaId: carpeta.id });
  const contacto = await newContacto(titular, { name: 'Ana', company: 'Registro' });
  const nota = await newNota(titular, { title: '', content: 'Llamar mañana' });
  const tablero = await newTablero(titular);
  const [lista, otra] = tablero.lists as [(typeof tablero.lists)[0], (typeof tablero.lists)[0]];
  const tarjeta = await newTarjeta(titular, lista, { title: 'Mudanza' });
  await newTarjeta(titular, otra, { title: 'Con su lista' });
  expect(await papelera(titular)).toEqual([]);

  await remove(titular, `/apps/tasks/task?id=${tarea.id}`);
  await remove(titular, `/apps/contacts/contact?id=${contacto.id}`);
  await remove(titular, `/apps/notes?id=${nota.id}`);
  await remove(titular, `${TABLEROS}/board/card?id=${tarjeta.id}`);
  await remove(titular, `${TABLEROS}/board/list?id=${otra.id}`);
  expect(await kinds(titular)).toEqual([
    ['lista', otra.title, tablero.title],
    ['tarjeta', 'Mudanza', `${tablero.title} · ${lista.title}`],
    ['nota', 'Llamar mañana', null],
    ['contacto', 'Ana', 'Registro'],
    ['tarea', 'Pedir el informe', `${carpeta.codigo} · Venta Ríos`],
  ]);
  const [last] = await papelera(titular);
  expect(Date.parse(last!.seBorraEn as unknown as string) - Date.parse(last!.eliminadoEn as unknown as string)).toBe(
    DAY_MS,
  );

  await remove(titular, `${TABLEROS}/board?id=${tablero.id}`);
  expect((await kinds(titular)).map(([tipo]) => tipo)).toEqual(['tablero', 'nota', 'contacto', 'tarea']);
  await test.owner.query(`update contactos set eliminado_en = now() - interval '25 hours' where id = $1`, [
    contacto.id,
  ]);
  await titular.post(`/apps/tasks/task/${tarea.id}/restore`);
  expect((await kinds(titular)).map(([tipo]) => tipo)).toEqual(['tablero', 'nota']);
});

it('shows people only things that they may restore', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const lectura = await newMiembro(test, cuentaId, 5);
  const stranger = (await newCuenta(test)).titular;
  const reservada = await newCarpeta(titular, { reservada: true });
  const secret = await newTarea(titular, { title: 'Secreta', carpetaId: reservada.id });
  const tarea = await newTarea(titular, { title: 'De todos' });
  const nota = await newNota(titular, { title: 'Mía' });
  for (const id of [secret.id, tarea.id]) await remove(titular, `/apps/tasks/task?id=${id}`);
  await remove(titular, `/apps/notes?id=${nota.id}`);
  const names = async (client: ApiClient) => (await papelera(client)).map(({ nombre }) => nombre);
  expect(await Promise.all([titular, oficial, lectura, stranger].map(names))).toEqual([
    ['Mía', 'De todos', 'Secreta'],
    ['De todos'],
    [],
    [],
  ]);
});

it('has the last 500 of each kind', async () => {
  const { titular } = await newCuenta(test);
  const tarea = await newTarea(titular, { title: 'La última' });
  const nota = await newNota(titular, { title: 'Aparte' });
  await test.owner.query(
    `insert into tareas (cuenta_id, id, tipo, posicion, creada_por, eliminada_en)
     select cuenta_id, gen_random_uuid(), 'task', posicion, creada_por, now() - interval '1 minute'
       from tareas, generate_series(1, 500) where id = $1`,
    [tarea.id],
  );
  await remove(titular, `/apps/notes?id=${nota.id}`);
  await remove(titular, `/apps/tasks/task?id=${tarea.id}`);
  const tipos = (await papelera(titular)).map(({ tipo }) => tipo);
  expect(tipos.slice(0, 2)).toEqual(['tarea', 'nota']);
  expect(tipos.filter((tipo) => tipo === 'tarea')).toHaveLength(500);
});
