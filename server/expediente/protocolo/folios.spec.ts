import { describe, expect, it } from 'vitest';
import { copiaNombre } from './copia-nombre.js';
import { fechaRefusal, foliosEnTexto, foliosPedidos } from './folios.js';
import { imprimible } from './indice-pdf.js';
import { libroDe, tipoUsual } from './tipos-instrumento.js';

describe('the folios of an instrumento', () => {
  it.each([
    [{}, { desde: 124, hasta: 124 }],
    [{ folioHasta: 126 }, { desde: 124, hasta: 126 }],
    [
      { folioDesde: 124, folioHasta: 124 },
      { desde: 124, hasta: 124 },
    ],
  ])('%j follow the last ones', (pedidos, expected) => {
    expect(foliosPedidos(pedidos, 124)).toEqual(expected);
  });

  it.each([
    [{ folioDesde: 123, folioHasta: 126 }, 'folioDesde', 'El folio 123 ya está usado: el siguiente es el 124.'],
    [{ folioDesde: 125 }, 'folioDesde', 'Queda sin usar el folio 124: úselo, o anúlelo con su motivo.'],
    [{ folioDesde: 127 }, 'folioDesde', 'Quedan sin usar los folios 124 a 126: úselos, o anúlelos con su motivo.'],
    [{ folioHasta: 123 }, 'folioHasta', 'El último folio no puede ser anterior al 124.'],
    [{ folioHasta: 2124 }, 'folioHasta', 'Son demasiados folios: pueden ser hasta 2000.'],
  ])('%j are refused', (pedidos, campo, mensaje) => {
    expect(foliosPedidos(pedidos, 124)).toEqual({ campo, mensaje });
  });

  it('are written in words', () => {
    expect([foliosEnTexto({ desde: 120, hasta: 123 }), foliosEnTexto({ desde: 124, hasta: 124 })]).toEqual([
      'folios 120 a 123',
      'folio 124',
    ]);
  });
});

it('the date of an instrumento is not before the last one of its book', () => {
  expect(fechaRefusal('2026-03-04', null, 'protocolo')).toBeNull();
  expect(fechaRefusal('2026-03-04', '2026-03-04', 'protocolo')).toBeNull();
  expect(fechaRefusal('2026-03-03', '2026-03-04', 'protocolo')).toBe(
    'Lo último de 2026 en el libro de protocolo es del 04/03/2026: la fecha no puede ser anterior.',
  );
});

it('copies are named by their order', () => {
  expect(
    (
      [
        ['primera', 1],
        ['primera', 2],
        ['posterior', 1],
        ['posterior', 10],
        ['simple', 3],
      ] as const
    ).map(([tipo, orden]) => copiaNombre(tipo, orden)),
  ).toEqual(['Primera copia', 'Primera copia (2)', 'Segunda copia', 'Copia 11.ª', 'Copia simple 3']);
});

it('an acto has a usual objeto and book', () => {
  expect(['compraventa', 'acta', 'certificacion', null].map(tipoUsual)).toEqual([
    'escritura',
    'acta',
    'certificacion',
    'escritura',
  ]);
  expect((['escritura', 'acta', 'certificacion'] as const).map(libroDe)).toEqual([
    'protocolo',
    'protocolo',
    'certificaciones',
  ]);
});

it.each([
  ["Ñandú, O'Higgins Larraín · €", "Ñandú, O'Higgins Larraín · €"],
  ['Wałęsa Şahin Đorđević', 'Walesa Sahin Dordevic'],
  ['Jose\u0301 山\t', 'José ??'],
])('«%s» is printed as «%s»', (text, printed) => {
  expect(imprimible(text)).toBe(printed);
});
