import { expect, it } from 'vitest';
import { isSigned } from '../../../../../server/vocabulario/carpeta-estados';
import { esperaFirma, estados, estaFirmada } from './estados';

it('freeze the acto from the signature on, as the server does', () => {
  const firmados = ['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada'];
  expect(estados.filter(estaFirmada)).toEqual(firmados);
  expect(estados.filter(isSigned)).toEqual(firmados);
  expect(estados.filter((estado) => !esperaFirma(estado))).toEqual([...firmados, 'anulada']);
});
