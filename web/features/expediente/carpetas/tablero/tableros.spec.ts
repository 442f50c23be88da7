import { expect, it } from 'vitest';
import type {
  CarpetaDeTableroDto,
  CarpetasTableroFindApiArg,
  TableroDeCarpetasDto,
} from '../../../../api/generated/carpetas';
import { buildCarpeta } from '../../../../testing/carpetas';
import { type EstadoCarpeta, estados } from '../public/estados';
import { tableros, withMoved } from './tableros';

const carpeta = buildCarpeta({ version: 3 });
const moved = buildCarpeta({ estado: 'suspendida', version: 4 });
const other = buildCarpeta({ id: 'c-2', estado: 'suspendida' });
const query: CarpetasTableroFindApiArg = { pagina: 1, tamano: 20, estado: ['en_preparacion', 'suspendida'] };

const paginacion = { total: 2, totalEsMinimo: false, pagina: 1, tamano: 20, ultimaPagina: 1 };
const tableroDe = (...todas: CarpetaDeTableroDto[]): TableroDeCarpetasDto => ({
  columnas: estados.map((estado) => ({ estado, carpetas: todas.filter((each) => each.estado === estado), paginacion })),
});
const idsOf = ({ columnas }: TableroDeCarpetasDto, estado: EstadoCarpeta) =>
  columnas.find((columna) => columna.estado === estado)?.carpetas.map(({ id }) => id);

it('shows a moved carpeta on top of its column, until the server has it there', () => {
  const tablero = tableroDe(carpeta, other);
  const arg = { id: 'c-1', 'If-Match': '"3"', moverCarpetaDto: { estado: 'suspendida' }, query: { ...query } };
  const enviadas = [{ key: '1', name: 'carpetasMove', arg: { ...arg, carpeta: { ...carpeta, estado: 'suspendida' } } }];
  const shown = tableros.withEnviadas(tablero, enviadas, query);
  expect([idsOf(shown, 'suspendida'), idsOf(shown, 'en_preparacion')]).toEqual([['c-1', 'c-2'], []]);
  expect(tableros.withEnviadas(tablero, [], query)).toBe(tablero);

  const kept = withMoved(moved, query)(tablero, query);
  expect([idsOf(kept, 'suspendida'), idsOf(kept, 'en_preparacion')]).toEqual([['c-1', 'c-2'], []]);
  const newer = tableroDe(other, { ...carpeta, estado: 'observada', version: 5 });
  expect(idsOf(withMoved(moved, query)(newer, query), 'observada')).toEqual(['c-1']);
});

it('shows a moved carpeta on no board with other filters', () => {
  const tablero = tableroDe(other);
  expect(withMoved(moved, query)(tablero, { ...query, buscar: 'poder' })).toEqual(tablero);
});
