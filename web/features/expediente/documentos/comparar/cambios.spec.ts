import { expect, it } from 'vitest';
import { cambioDesde, type Par, paresDe, parTexto, plano, resumenTexto } from './cambios';

const paginas = (...textos: string[]) => textos.map(plano).map((texto) => ({ texto, huella: texto }));
const escaneadas = (...huellas: string[]) => huellas.map((huella) => ({ texto: '', huella }));
/** The pairs as text: «1-1 igual», «0-2 nueva». */
const said = (pares: readonly Par[]) =>
  pares.map(({ paginas: [antes, ahora], cambio }) => `${antes ?? 0}-${ahora ?? 0} ${cambio}`);

const antes = paginas('Uno\nmismo', 'Firma el lunes', '', 'Cuarta hoja', 'Se va del todo', 'Última');
const ahora = paginas('Uno mismo ', 'Anexo agregado', 'Firma el martes', 'escaneada', 'Cuarta hoja', 'Última');
const pares = paresDe(antes, ahora);

it('compares the pages that belong together, whatever the lines, and names pages that only one version has', () => {
  expect(said(pares)).toEqual([
    '1-1 igual',
    '0-2 nueva',
    '2-3 cambia',
    '3-4 sin-texto',
    '4-5 igual',
    '5-0 quitada',
    '6-6 igual',
  ]);
});

it('pairs different pages in their order, and scanned pages by their pictures', () => {
  expect(said(paresDe(paginas('uno', 'dos', 'tres'), paginas('uno', 'otra', 'tres')))[1]).toBe('2-2 cambia');
  expect(said(paresDe(escaneadas('a', 'b', 'c'), escaneadas('a', 'x', 'b', 'c')))).toEqual([
    '1-1 sin-texto',
    '0-2 nueva',
    '2-3 sin-texto',
    '3-4 sin-texto',
  ]);
});

it('finds the next pair that changes, and the previous one', () => {
  expect([1, 2, 6].map((n) => cambioDesde(pares, n, 1))).toEqual([2, 3, undefined]);
  expect([7, 3, 2].map((n) => cambioDesde(pares, n, -1))).toEqual([6, 2, undefined]);
});

it('describes one pair and all pairs', () => {
  expect([0, 1, 2, 5].map((i) => parTexto(pares[i] as Par, [1, 3]))).toEqual([
    'Página 1: mismo texto',
    'Página nueva: la 2 de la versión 3',
    'Página 3 (antes 2): cambia',
    'Página quitada: la 5 de la versión 1',
  ]);
  expect(parTexto({ paginas: [2, null] }, [1, 3])).toBe('Página 2');
  const resumen = (...cambios: Par['cambio'][]) => resumenTexto(cambios.map((cambio) => ({ paginas: [1, 1], cambio })));
  expect(resumenTexto(pares)).toBe('1 página cambiada, 1 nueva y 1 quitada. 1 sin texto que comparar.');
  expect(resumen('igual', 'nueva', 'nueva')).toBe('2 páginas nuevas.');
  expect(resumen('igual')).toBe('El texto es el mismo.');
  expect(resumen('cambia')).toBe('El texto cambia.');
  expect(resumen('sin-texto')).toBe('No hay texto que comparar: compárelas a la vista.');
});
