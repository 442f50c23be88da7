import { expect, it } from 'vitest';
import { porCertificados } from './requisito-por-certificados.js';

const HOY = '2026-03-10';
const certificado = (fields: object = {}) => ({
  ...{ id: 'ce', nombre: 'Dominio', solicitado: null, expedido: null, vence: null, documentoId: null },
  ...{ dias: 15, arranque: 'mismo_dia' },
  ...fields,
});
const PEDIDO = certificado({ solicitado: '2026-03-01' });
const RECIBIDO = certificado({ expedido: '2026-03-02', vence: HOY, documentoId: 'd-2' });
const VENCIDO = certificado({ expedido: '2026-03-02', vence: '2026-03-09' });
const follow = (
  estado: string,
  certificados: object[],
  { documentoId, antes, isOver = false }: { documentoId?: string; antes?: string; isOver?: boolean } = {},
) =>
  porCertificados({ estado, documentoId: documentoId ?? null, certificados } as never, {
    antes: antes ?? null,
    hoy: HOY,
    isOver,
  });

it('a requisito follows the least advanced of its certificates', () => {
  expect(follow('pendiente', [])).toEqual({});
  expect(follow('pendiente', [PEDIDO])).toEqual({ estado: 'solicitado' });
  expect(follow('solicitado', [RECIBIDO, PEDIDO])).toEqual({ documentoId: 'd-2' });
  expect(follow('solicitado', [RECIBIDO])).toEqual({ estado: 'recibido', documentoId: 'd-2' });
  expect(follow('recibido', [RECIBIDO], { documentoId: 'd-2' })).toEqual({});
});

it('a requisito opens again when a certificate expires, and keeps other decisions', () => {
  expect(follow('aprobado', [VENCIDO, RECIBIDO], { isOver: true })).toEqual({
    estado: 'pendiente',
    vencido: 'Dominio',
  });
  expect(follow('aprobado', [VENCIDO])).toEqual({});
  expect(follow('recibido', [VENCIDO])).toEqual({ estado: 'pendiente', vencido: 'Dominio' });
  expect(follow('aprobado', [PEDIDO])).toEqual({});
  expect(follow('no_aplica', [VENCIDO], { isOver: true })).toEqual({});
});

it('a requisito stays fulfilled by a note that is valid for its day alone, since it is renewed for the signature', () => {
  const nota = certificado({ expedido: '2026-03-02', vence: '2026-03-02', dias: 1 });
  expect(follow('aprobado', [nota], { isOver: true })).toEqual({});
  expect(follow('recibido', [nota])).toEqual({});
});

it('a requisito takes the documento of its certificate, and keeps a documento that somebody else gave it', () => {
  expect(follow('recibido', [RECIBIDO], { documentoId: 'd-1', antes: 'd-1' })).toEqual({ documentoId: 'd-2' });
  expect(follow('recibido', [RECIBIDO], { documentoId: 'd-9', antes: 'd-1' })).toEqual({});
});
