import { beforeAll, describe, expect, it } from 'vitest';
import type { AtajoDto } from '../../server/plataforma/atajos/atajos.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { named } from '../factories/cases.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const PATH = '/common/shortcuts';
const CARPETAS = { label: 'Carpetas', icon: 'heroicons_outline:folder', link: '/carpetas', useRouter: true };

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

async function newAtajo(client: ApiClient, overrides: Record<string, unknown> = {}): Promise<AtajoDto> {
  const { status, body } = await client.post(PATH, { shortcut: { id: null, ...CARPETAS, ...overrides } });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

it('are an empty list at first, and new shortcuts come first, in the shape of the contract', async () => {
  const { titular } = await newCuenta(test);
  expect((await titular.get(PATH)).body).toEqual([]);
  const first = await newAtajo(titular, { description: 'Las de todos' });
  expect(first).toEqual({ ...CARPETAS, id: expect.stringMatching(/^[0-9a-f-]{36}$/), description: 'Las de todos' });
  const second = await newAtajo(titular, { label: 'Registro', link: 'https://ejemplo.test/', useRouter: false });
  expect(second).toMatchObject({ description: null, useRouter: false });
  expect((await titular.get(PATH)).body).toEqual([second, first]);
});

it('are made once for the same Idempotency-Key, however often it is sent', async () => {
  const { titular } = await newCuenta(test);
  const headers = { 'idempotency-key': 'una-vez' };
  const send = () => titular.post(PATH, { shortcut: CARPETAS }, { headers });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  expect((await titular.get(PATH)).body).toEqual([answers[0]?.body]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([200, answers[0]?.body]));
});

it('change only in the fields that were sent', async () => {
  const { titular } = await newCuenta(test);
  const atajo = await newAtajo(titular, { description: 'Las de todos' });
  const { id } = atajo;
  const renamed = await titular.patch(PATH, { id, shortcut: { id: UNKNOWN_ID, label: ' Mis carpetas ' } });
  expect([renamed.status, renamed.body]).toEqual([200, { ...atajo, label: 'Mis carpetas' }]);
  const whole = { ...atajo, description: '', link: 'mailto:ana@ejemplo.test', useRouter: false };
  expect((await titular.patch(PATH, { id, shortcut: whole })).body).toEqual({ ...whole, description: null });
  expect((await titular.get(PATH)).body).toEqual([{ ...whole, description: null }]);
});

it('are answered when they are deleted', async () => {
  const { titular } = await newCuenta(test);
  const atajo = await newAtajo(titular);
  const deleted = await titular.delete(`${PATH}?id=${atajo.id}`);
  expect([deleted.status, deleted.body]).toEqual([200, atajo]);
  expect((await titular.delete(`${PATH}?id=${atajo.id}`)).status).toBe(404);
  expect((await titular.get(PATH)).body).toEqual([]);
});

describe('refuses', () => {
  it.each(
    named([
      [{ label: '' }, 'shortcut.label'],
      [{ label: '   ' }, 'shortcut.label'],
      [{ label: 'x'.repeat(61) }, 'shortcut.label'],
      [{ label: null }, 'shortcut.label'],
      [{ label: undefined }, 'shortcut.label'],
      [{ icon: '' }, 'shortcut.icon'],
      [{ icon: undefined }, 'shortcut.icon'],
      [{ icon: '<svg>' }, 'shortcut.icon'],
      [{ description: 'x'.repeat(121) }, 'shortcut.description'],
      [{ link: undefined }, 'shortcut.link'],
      [{ link: '' }, 'shortcut.link'],
      [{ link: `/${'x'.repeat(500)}` }, 'shortcut.link'],
      [{ link: 'javascript:alert(1)', useRouter: false }, 'shortcut.link'],
      [{ link: '//otro.test' }, 'shortcut.link'],
      [{ link: '/\t/otro.test' }, 'shortcut.link'],
      [{ link: 'https://otro.test' }, 'shortcut.link'],
      [{ useRouter: 'no' }, 'shortcut.useRouter'],
    ]),
  )('%s, and names the field', async (_, overrides, campo) => {
    const { titular } = await newCuenta(test);
    const { status, body } = await titular.post(PATH, { shortcut: { ...CARPETAS, ...overrides } });
    expect([status, body.details?.[0]?.campo]).toEqual([400, campo]);
  });

  it('a change that makes an invalid atajo', async () => {
    const { titular } = await newCuenta(test);
    const atajo = await newAtajo(titular);
    const { id } = atajo;
    for (const [shortcut, campo] of [
      [{ label: null }, 'shortcut.label'],
      [{ link: 'javascript:alert(1)' }, 'shortcut.link'],
      [{ link: 'https://otro.test' }, 'shortcut.link'],
      ['x', 'shortcut'],
      [undefined, 'shortcut'],
    ]) {
      const { status, body } = await titular.patch(PATH, { id, shortcut });
      expect([status, body.details?.[0]?.campo], JSON.stringify(shortcut)).toEqual([400, campo]);
    }
    expect((await titular.patch(PATH, { id: 'x', shortcut: {} })).status).toBe(400);
    expect((await titular.delete(PATH)).status).toBe(400);
    expect((await titular.get(PATH)).body).toEqual([atajo]);
  });
});

it('belong to one person in one cuenta', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const lectura = await newMiembro(test, cuentaId, 5);
  const stranger = (await newCuenta(test)).titular;
  const atajo = await newAtajo(lectura);
  const { id } = atajo;
  for (const other of [titular, stranger]) {
    expect((await other.get(PATH)).body).toEqual([]);
    expect((await other.patch(PATH, { id, shortcut: { label: 'Ajeno' } })).status).toBe(404);
    expect((await other.delete(`${PATH}?id=${id}`)).status).toBe(404);
  }
  expect((await lectura.patch(PATH, { id: UNKNOWN_ID, shortcut: {} })).status).toBe(404);
  expect((await lectura.get(PATH)).body).toEqual([atajo]);
});

it('notify the tabs of their person', async () => {
  const { titular } = await newCuenta(test);
  const { events } = await listen(titular);
  const { id } = await newAtajo(titular);
  await titular.patch(PATH, { id, shortcut: { label: 'Otro' } });
  await titular.delete(`${PATH}?id=${id}`);
  await expect.poll(() => events).toEqual(Array(3).fill({ type: 'shortcuts.changed' }));
});
