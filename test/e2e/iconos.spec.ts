import { beforeAll, expect, it } from 'vitest';
import type { IconosDto } from '../../server/plataforma/iconos/iconos.dto.js';
import { ICON_SETS } from '../../server/vocabulario/icon-sets.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { type Member, newCuenta } from '../factories/people.js';

let test: TestApp;
let titular: Member;

beforeAll(async () => {
  test = await sharedTestApp();
  titular = (await newCuenta(test)).titular;
});

it('answers the seven sets in the shape of the reference client, whatever is in the query', async () => {
  const sets: IconosDto[] = [];
  for (const { id } of ICON_SETS) {
    const { status, body } = await titular.get<IconosDto>(`/ui/icons/${id}?layout=modern&x=%27`);
    expect([id, status]).toEqual([id, 200]);
    sets.push(body);
  }
  expect(sets.map(({ namespace, grid }) => [namespace, grid])).toEqual([
    ['feather', 'icon-size-6'],
    ['heroicons_outline', 'icon-size-6'],
    ['heroicons_solid', 'icon-size-6'],
    ['heroicons_mini', 'icon-size-5'],
    ['mat_solid', 'icon-size-6'],
    ['mat_outline', 'icon-size-6'],
    ['', 'icon-size-6'],
  ]);
  expect(sets.map(({ list }) => new Set(list).size)).toEqual([282, 292, 292, 292, 1792, 1792, 1792]);
  for (const { name, list, todos, sprite } of sets) {
    expect([name, todos.length > 280, new Set(todos).size === todos.length]).toEqual([name, true, true]);
    expect(sprite).toMatch(/^\/assets\/iconos\/[a-z-]+-[\d.]+-\d+\.svg$/);
    expect(list.filter((icon) => !/^[\w-]{1,60}$/.test(icon))).toEqual([]);
  }
});

it('answers 404 for a set that does not exist, and nothing to guests', async () => {
  expect((await titular.get('/ui/icons/otro')).status).toBe(404);
  expect((await titular.get('/ui/icons/__proto__')).status).toBe(404);
  expect((await fetch(`${test.baseUrl}/api/ui/icons/feather`)).status).toBe(401);
});

it('gives shortcuts icons of any set, and no others', async () => {
  const create = (icon: string) =>
    titular.post('/common/shortcuts', { shortcut: { label: 'Reloj', icon, link: '/carpetas', useRouter: true } });
  // Only the client's own sprites have the last icons.
  const ofClient = ['mat_outline:facebook', 'mat_solid:flourescent', 'phone_in_talk'];
  for (const icon of ['feather:clock', 'heroicons_mini:clock', 'mat_outline:alarm', 'alarm', ...ofClient]) {
    expect([icon, (await create(icon)).status]).toEqual([icon, 200]);
  }
  for (const icon of ['feather:reloj', 'otro:clock', 'clock:feather', 'heroicons_outline:', ':alarm']) {
    const { status, body } = await create(icon);
    expect([icon, status, body.details?.[0]?.campo]).toEqual([icon, 400, 'shortcut.icon']);
  }
});
