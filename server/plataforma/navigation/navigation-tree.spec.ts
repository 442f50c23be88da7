import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROL } from '../../vocabulario/roles.js';
import type { NavigationItemDto } from './navigation.dto.js';
import { navigationFor, pagesOf } from './navigation-tree.js';

const menu = navigationFor({ rolId: ROL.titular, isDemo: true });
const VARIANTS = ['default', 'compact', 'futuristic', 'horizontal'] as const;

function flat(items: readonly NavigationItemDto[]): NavigationItemDto[] {
  return items.flatMap((item) => [item, ...flat(item.children ?? [])]);
}
const idsOf = (items: readonly NavigationItemDto[]) => flat(items).map(({ id }) => id);

describe('the default menu', () => {
  it('begins with the group of the office and ends with the settings and the guide', () => {
    expect(menu.default.map(({ id, type }) => [id, type])).toEqual([
      ['oficina', 'group'],
      ['apps', 'group'],
      ['dashboards', 'group'],
      ['divider-1', 'divider'],
      ['configuraciones', 'collapsable'],
      ['example', 'basic'],
    ]);
    expect(menu.default[0]?.children?.map(({ link }) => link)).toEqual([
      ...['/carpetas', '/agenda', '/personas', '/certificados', '/inscripciones', '/protocolo', '/actos'],
      ...['/plantillas', '/chat', '/pages/activities'],
    ]);
  });

  it('has the items that clients of the reference template change', () => {
    const apps = menu.default[1]?.children ?? [];
    expect(apps.find(({ id }) => id === 'apps.mailbox')?.badge).toMatchObject({ title: expect.any(String) });
    expect(apps.find(({ id }) => id === 'apps.tasks')?.subtitle).toEqual(expect.any(String));
  });

  it('has unique ids, a title for each visible item, a link for each page, and outlined icons', () => {
    expect(idsOf(menu.default).toSorted()).toEqual([...new Set(idsOf(menu.default))].toSorted());
    const shown = flat(menu.default).filter(({ type }) => type !== 'divider');
    expect(shown.filter(({ title }) => !title)).toEqual([]);
    expect(pagesOf(menu.default).filter(({ link }) => !link?.startsWith('/'))).toEqual([]);
    expect(shown.filter(({ icon }) => icon && !/^heroicons_outline:[a-z0-9-]+$/.test(icon))).toEqual([]);
    expect(shown.filter(({ badge }) => badge && typeof badge.title !== 'string')).toEqual([]);
  });
});

it('every page of the menu is named by the count of the use', () => {
  const named = readFileSync('web/features/oficina/paneles/public/sections.ts', 'utf8');
  const links = pagesOf(menu.default).map(({ link = '' }) => link.replace(/^(\/configuraciones)\/.*/, '$1'));
  expect(links.filter((link) => !named.includes(`  '${link}':`))).toEqual([]);
});

describe('the other variants', () => {
  it('have the same first level, with their own types', () => {
    const typesOf = (items: NavigationItemDto[]) => Object.fromEntries(items.map(({ id, type }) => [id, type]));
    const of = (type: string) => ({
      oficina: type,
      apps: type,
      dashboards: type,
      configuraciones: type,
      example: 'basic',
    });
    expect(typesOf(menu.compact)).toEqual(of('aside'));
    expect(typesOf(menu.horizontal)).toEqual(of('group'));
    expect(typesOf(menu.futuristic)).toEqual({ ...of('aside'), oficina: 'group' });
  });

  it('have only items that the default has', () => {
    for (const variant of VARIANTS) {
      expect(idsOf(menu[variant]).filter((id) => !idsOf(menu.default).includes(id))).toEqual([]);
    }
  });

  it('have the chat in two of the four variants', () => {
    expect(VARIANTS.map((variant) => idsOf(menu[variant]).includes('chat'))).toEqual([true, true, false, false]);
  });
});

it.each(Object.values(ROL))('role %i has every section of the settings', (rolId) => {
  const pages = ['perfil', 'cuenta', 'preferencias', 'seguridad', 'plan', 'notificaciones', 'equipo'];
  const ids = pages.map((page) => `configuraciones.${page}`);
  for (const variant of VARIANTS) {
    const settings = navigationFor({ rolId })[variant].find(({ id }) => id === 'configuraciones');
    expect(settings?.children?.map(({ id }) => id)).toEqual(ids);
  }
});

it('leads to the administration only for operators', () => {
  const whoOperates = navigationFor({ rolId: ROL.lectura, isOperator: true });
  for (const variant of VARIANTS) {
    expect(idsOf(menu[variant])).not.toContain('administracion');
    expect(idsOf(whoOperates[variant])).toContain('administracion');
  }
});

it('leads to the guide of components only for titulares of a demo, as the last entry', () => {
  for (const variant of VARIANTS) {
    const has = (viewer: Parameters<typeof navigationFor>[0]) =>
      idsOf(navigationFor(viewer)[variant]).includes('example');
    expect(menu[variant].at(-1)?.id).toBe('example');
    expect(has({ rolId: ROL.titular })).toBe(false);
    expect(has({ rolId: ROL.adscripto, isDemo: true, isOperator: true })).toBe(false);
  }
});
