import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../app/has-page';
import type { NavigationItem } from './navigation-item';
import { completeVariants, holdsActive, isActive, visibleItems, withAsides } from './navigation-tree';

const basic = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  type: 'basic',
  title: id,
  link: `/${id}`,
  ...more,
});
const parent = (id: string, type: NavigationItem['type'], children: NavigationItem[] = []): NavigationItem => ({
  id,
  type,
  title: id,
  children,
});
const divider = (id: string): NavigationItem => ({ id, type: 'divider' });

const routes: RouteObject[] = [
  {
    children: [
      { path: 'carpetas', children: [{ path: ':carpetaId' }] },
      { path: 'configuraciones/:seccion' },
      { path: '*' },
    ],
  },
];
const isPage = pagesOf(routes);
const ids = (items: NavigationItem[]): unknown[] =>
  items.map(({ id, children }) => (children ? [id, ...ids(children)] : id));

describe('the entries with pages of this version', () => {
  it.each([
    ['/carpetas', true],
    ['/carpetas/7', true],
    ['/configuraciones/perfil', true],
    ['/chat', false],
    ['/carpetas/7/otra', false],
  ])('%s: %s', (link, result) => {
    expect(isPage(link)).toBe(result);
  });
});

describe('the shown part of a menu', () => {
  it('leaves out entries that lead nowhere, and parents that become empty', () => {
    const tree = [
      parent('oficina', 'group', [basic('carpetas'), basic('chat')]),
      parent('apps', 'group', [parent('correo', 'collapsable', [basic('mailbox')])]),
      parent('vacio', 'aside'),
    ];
    expect(ids(visibleItems(tree, isPage))).toEqual([['oficina', 'carpetas']]);
  });

  it('keeps external links, functions and disabled entries', () => {
    const tree = [
      basic('ayuda', { link: 'https://example.org', externalLink: true }),
      basic('accion', { link: undefined, function: () => undefined }),
      basic('carpetas', { disabled: true }),
    ];
    expect(ids(visibleItems(tree, isPage))).toEqual(['ayuda', 'accion', 'carpetas']);
  });

  it('leaves out hidden entries, hidden by a value or by a rule', () => {
    const tree = [basic('carpetas', { hidden: true }), basic('carpetas', { hidden: ({ id }) => id === 'carpetas' })];
    expect(visibleItems(tree, isPage)).toEqual([]);
  });

  it('has single dividers between entries only', () => {
    const tree = [divider('a'), basic('carpetas'), divider('b'), divider('c'), basic('carpetas'), divider('d')];
    expect(ids(visibleItems(tree, isPage))).toEqual(['carpetas', 'c', 'carpetas']);
    expect(
      visibleItems([divider('a'), { id: 's', type: 'spacer' }], isPage).filter((i) => i.type === 'divider'),
    ).toEqual([]);
  });
});

describe('the variants of a menu', () => {
  it('take the children of the default entry with the same id, unless they have their own', () => {
    const children = [basic('carpetas')];
    const own = [basic('personas')];
    const result = completeVariants({
      default: [parent('oficina', 'group', children), parent('otros', 'group', children)],
      compact: [parent('oficina', 'aside')],
      futuristic: [{ ...parent('otros', 'aside'), children: own }, basic('suelto')],
      horizontal: [{ id: 'oficina', type: 'group' }],
    });
    expect(result.compact[0]).toEqual({ ...parent('oficina', 'aside'), children });
    expect(result.futuristic).toEqual([{ ...parent('otros', 'aside'), children: own }, basic('suelto')]);
    expect(result.horizontal[0]?.children).toBe(children);
  });
});

describe('the second columns of a menu', () => {
  const tree = [parent('g', 'group', [parent('c', 'collapsable', [parent('d', 'collapsable')])]), parent('a', 'aside')];
  const types = (items: NavigationItem[]): unknown[] =>
    items.map(({ type, children }) => (children?.length ? [type, ...types(children)] : type));

  it('replace groups at the first level when there is no room below them', () => {
    expect(types(withAsides(tree, 'all'))).toEqual([['group', ['aside', 'collapsable']], 'aside']);
  });
  it('are those of the tree', () => {
    expect(withAsides(tree, 'own')).toEqual(tree);
  });
  it('open in place on a small screen', () => {
    expect(types(withAsides(tree, 'none'))).toEqual([['group', ['collapsable', 'collapsable']], 'collapsable']);
  });
});

describe('the entry of the present page', () => {
  const at = (pathname: string, search = '') => ({ pathname, search });

  it.each([
    ['its address', basic('carpetas'), at('/carpetas'), true],
    ['an address below', basic('carpetas'), at('/carpetas/7/partes'), true],
    ['another that begins alike', basic('carpetas'), at('/carpetas-viejas'), false],
    ['an address below, exactly', basic('carpetas', { exactMatch: true }), at('/carpetas/7'), false],
    ['the same query', basic('carpetas', { queryParams: { papelera: '1' } }), at('/carpetas', '?papelera=1&p=2'), true],
    ['another query', basic('carpetas', { queryParams: { papelera: '1' } }), at('/carpetas'), false],
    ['said to be active', basic('otra', { active: true }), at('/carpetas'), true],
    ['elsewhere', basic('ayuda', { link: '/carpetas', externalLink: true }), at('/carpetas'), false],
  ])('%s', (_what, item, address, result) => {
    expect(isActive(item, address)).toBe(result);
  });

  it('is found at any depth', () => {
    const tree = parent('a', 'group', [parent('b', 'collapsable', [parent('c', 'collapsable', [basic('carpetas')])])]);
    expect(holdsActive(tree, at('/carpetas/7'))).toBe(true);
    expect(holdsActive(tree, at('/personas'))).toBe(false);
  });
});
