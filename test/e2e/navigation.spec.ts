import { beforeAll, expect, it } from 'vitest';
import type { NavigationDto, NavigationItemDto } from '../../server/plataforma/navigation/navigation.dto.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const idsOf = (items: readonly NavigationItemDto[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

it('answers four variants, with the items of the reference client, and no duplicate ids', async () => {
  const { titular } = await newCuenta(test);
  const { status, body } = await titular.get<NavigationDto>('/common/navigation');
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(['compact', 'default', 'futuristic', 'horizontal']);
  const apps = body.default.find(({ id }) => id === 'apps')?.children ?? [];
  expect(apps.find(({ id }) => id === 'apps.mailbox')).toMatchObject({
    link: '/apps/mailbox',
    badge: { title: expect.any(String) },
  });
  expect(apps.find(({ id }) => id === 'apps.tasks')).toMatchObject({
    link: '/apps/tasks',
    subtitle: expect.any(String),
  });
  for (const variant of Object.values(body)) {
    expect(new Set(idsOf(variant)).size).toBe(idsOf(variant).length);
    expect(idsOf(variant).filter((id) => !idsOf(body.default).includes(id))).toEqual([]);
  }
});

/** The entries that some roles do not have. */
const DE_ALGUNOS: Readonly<Record<string, readonly number[]>> = {
  'dashboards.analytics': [1],
  plantillas: [1, 2, 3],
};

it('answers every role the same menu of pages that the role may read, except entries of some roles', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const menuOf = async (client: ApiClient) =>
    idsOf((await client.get<NavigationDto>('/common/navigation')).body.default);
  const full = await menuOf(titular);
  expect(full).toEqual(expect.arrayContaining(['carpetas', 'configuraciones.plan', 'configuraciones.equipo']));
  for (const rolId of [2, 3, 4, 5]) {
    const member = await newMiembro(test, cuentaId, rolId);
    expect(await menuOf(member)).toEqual(full.filter((id) => DE_ALGUNOS[id]?.includes(rolId) ?? true));
    // Of the other entries, only these two need a permission. A role without the permission would lose the entry.
    for (const path of ['/plan', '/miembros']) {
      expect((await member.get(path)).status, `${path} as role ${rolId}`).toBe(200);
    }
  }
});

it('needs a token', async () => {
  const { status, body } = await new ApiClient(test.baseUrl).get('/common/navigation');
  expect([status, body.code]).toEqual([401, 'NO_TOKEN']);
});
