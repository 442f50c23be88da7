import { expect, it } from 'vitest';
import { filterMenu } from './menu-filter';
import type { NavigationItem } from './navigation-item';

const page = (title: string): NavigationItem => ({ id: title, type: 'basic', title, link: `/${title}` });
const menu: NavigationItem[] = [
  { id: 'oficina', type: 'group', title: 'Oficina', children: [page('Carpetas'), page('Inscripciones'), page('Chat')] },
  { id: 'paneles', type: 'group', title: 'Paneles', children: [page('Oficina'), page('Analítica')] },
  { id: 'linea', type: 'divider' },
  { id: 'ajustes', type: 'collapsable', title: 'Configuración', children: [page('Perfil'), page('Plan')] },
];
const found = (text: string) => filterMenu(menu, text).map(({ title }) => title);

it.each([
  ['analitica', ['Analítica']],
  ['  CARP ', ['Carpetas']],
  ['á', ['Analítica', 'Carpetas', 'Inscripciones', 'Chat', 'Oficina', 'Perfil', 'Plan']],
  ['configuracion perf', ['Perfil']],
  ['nada', []],
  ['  ', []],
])('the menu filtered by «%s»', (text, titles) => {
  expect(found(text)).toEqual(titles);
});

it('the filtered menu has pages whose own name begins so before pages of a group with that name', () => {
  expect(found('oficina')).toEqual(['Oficina', 'Carpetas', 'Inscripciones', 'Chat']);
});

it('the filtered menu names what holds a page of the settings', () => {
  expect(filterMenu(menu, 'perfil')[0]?.subtitle).toBe('Configuración');
});
