import { describe, expect, it } from 'vitest';
import { favoritosIn, toggled, withMoved } from './favoritos';
import type { NavigationItem } from './navigation-item';

const basic = (id: string): NavigationItem => ({ id, type: 'basic', title: id, link: `/${id}` });
const menu: NavigationItem[] = [
  { id: 'oficina', type: 'group', title: 'Oficina', children: [basic('carpetas'), basic('chat')] },
  { id: 'linea', type: 'divider' },
  { id: 'ajustes', type: 'collapsable', title: 'Ajustes', children: [basic('perfil')] },
];

describe('the favourites of a menu', () => {
  it('have the order of the person, and are entries at any depth', () => {
    expect(favoritosIn(menu, ['perfil', 'carpetas']).map(({ id }) => id)).toEqual(['perfil', 'carpetas']);
  });

  it('are only pages that the menu has', () => {
    expect(favoritosIn(menu, ['plantillas', 'oficina', 'linea', 'chat']).map(({ id }) => id)).toEqual(['chat']);
  });

  it('get a new one at their end, and lose one', () => {
    expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('the order after a drag', () => {
  it.each([
    ['to the front', 'c', 0, ['c', 'a', 'b']],
    ['to the end', 'a', 2, ['b', 'c', 'a']],
    ['to the middle', 'c', 1, ['a', 'c', 'b']],
  ])('%s', (_where, id, index, result) => {
    expect(withMoved(['a', 'b', 'c'], ['a', 'b', 'c'], id, index)).toEqual(result);
  });

  it('keeps favourites that this menu does not show', () => {
    expect(withMoved(['a', 'x', 'b', 'c'], ['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'x', 'c', 'b']);
    expect(withMoved(['a', 'x', 'b'], ['a', 'b'], 'a', 1)).toEqual(['x', 'b', 'a']);
  });

  it('keeps a favourite that another device removed during the drag away from the front', () => {
    expect(withMoved(['b'], ['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a']);
  });
});
