import { expect, it } from 'vitest';
import type { EventoDto } from '../../../../api/generated/carpetas';
import type { ComentarioDto } from '../../../../api/generated/comentarios';
import { lineaOf } from './linea';

const at = (...days: number[]) =>
  days.map((day) => ({ id: `${day}`, en: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z` }) as never);
const order = ({ entradas }: ReturnType<typeof lineaOf>) => entradas.map(({ id }) => Number(id));

it('facts and comments are mixed by time', () => {
  const linea = lineaOf(
    { rows: at(9, 5, 1) as EventoDto[], hasMore: false },
    { rows: at(7, 3) as ComentarioDto[], hasMore: false },
  );
  expect(order(linea)).toEqual([9, 7, 5, 3, 1]);
  expect(linea.next).toEqual({ eventos: false, comentarios: false });
});

it('the line ends where facts or comments are not loaded, and says which', () => {
  const linea = lineaOf(
    { rows: at(9, 5) as EventoDto[], hasMore: true },
    { rows: at(7, 3) as ComentarioDto[], hasMore: true },
  );
  expect(order(linea)).toEqual([9, 7, 5]);
  expect(linea.next).toEqual({ eventos: true, comentarios: false });
});
