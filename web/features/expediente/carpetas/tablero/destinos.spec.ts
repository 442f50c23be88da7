import { expect, it } from 'vitest';
import { estadoNombre } from '../../../../../server/vocabulario/carpeta-estados';
import { palabrasDe } from '../../../../../server/vocabulario/palabras';
import { buildCarpeta } from '../../../../testing/carpetas';
import type { EstadoCarpeta } from '../public/estados';
import { destinosText, obstaculoDe } from './destinos';

const quien = { nombreDeEstado: (estado: EstadoCarpeta) => estadoNombre(estado, palabrasDe('ES')), firma: true };

const carpeta = buildCarpeta({
  movimientos: [
    {
      estado: 'lista_para_firma',
      permitido: false,
      motivo: 'Falta entre las partes: vendedor.',
      requiereMotivo: false,
      faltantes: [{ texto: 'Faltan entre las partes: vendedor.', lugar: 'partes', id: null }],
    },
    { estado: 'suspendida', permitido: true, motivo: null, requiereMotivo: true, faltantes: [] },
  ],
});

it.each([
  ['en_preparacion', null],
  ['suspendida', null],
  ['lista_para_firma', 'Falta entre las partes: vendedor.'],
  ['firmada', 'Una carpeta en «En preparación» no pasa a «Firmada».'],
] as const)('says why a carpeta cannot go to %s', (estado, obstaculo) => {
  expect(obstaculoDe(carpeta, estado, quien)).toBe(obstaculo);
});

it('tells where a carpeta can go, and why not elsewhere', () => {
  expect(destinosText(carpeta, quien)).toBe(
    'Puede pasar a «Suspendida». A «Lista para firma» no: Falta entre las partes: vendedor.',
  );
  expect(destinosText({ ...carpeta, movimientos: [] }, quien)).toBe('No puede pasar a ningún estado.');
});

it('tells no destination of a card whose move waits: its moves are those of the former state', () => {
  const moving = { ...carpeta, estado: 'lista_para_firma', isMoving: true } as const;
  expect(obstaculoDe(moving, 'suspendida', quien)).toBe('La carpeta todavía se está moviendo.');
  expect(obstaculoDe(moving, 'lista_para_firma', quien)).toBeNull();
  expect(destinosText(moving, quien)).toBe('La carpeta todavía se está moviendo.');
});

it('lets a person who may sign take a carpeta to its signature when only its number is missing', () => {
  const numero = { texto: 'Falta numerar el instrumento.', lugar: 'protocolo' as const, id: null };
  const firma = { estado: 'firmada' as const, permitido: false, motivo: numero.texto, requiereMotivo: false };
  const lista = buildCarpeta({ estado: 'lista_para_firma', movimientos: [{ ...firma, faltantes: [numero] }] });
  expect(obstaculoDe(lista, 'firmada', quien)).toBeNull();
  expect(destinosText(lista, quien)).toBe('Puede pasar a «Firmada».');
  expect(obstaculoDe(lista, 'firmada', { ...quien, firma: false })).toBe(numero.texto);
  const other = { texto: 'Falta un certificado.', lugar: 'certificados' as const, id: null };
  const incomplete = { ...lista, movimientos: [{ ...firma, faltantes: [other, numero] }] };
  expect(obstaculoDe(incomplete, 'firmada', quien)).toBe(numero.texto);
});
