import { expect, it } from 'vitest';
import { conLoDeAbajo, enOrdenDeArbol } from './tree';

const rama = (id: string, padreId: string | null) => ({ id, padreId, nombre: id, reservado: false });
// The server orders directorios by name, whatever their level.
const ramas = [rama('actas', 'modelos'), rama('modelos', null), rama('poderes', 'actas'), rama('tarifas', null)];

it('directorios come in the order of the tree, each before its content', () => {
  expect(enOrdenDeArbol(ramas).map(({ rama: { id }, nivel }) => `${nivel} ${id}`)).toEqual([
    '0 modelos',
    '1 actas',
    '2 poderes',
    '0 tarifas',
  ]);
});

it('a directorio goes neither into itself nor into its content', () => {
  expect([...conLoDeAbajo(ramas, ['modelos'])]).toEqual(['modelos', 'actas', 'poderes']);
  expect([...conLoDeAbajo(ramas, ['tarifas', 'poderes'])]).toEqual(['tarifas', 'poderes']);
});
