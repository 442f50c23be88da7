import { describe, expect, it } from 'vitest';
import { type Consulta, consultaDe } from './consulta.js';

const HOY = '2026-03-04';
const NADA: Consulta = { palabras: [], sin: [], campos: [], en: [] };
const read = (text: string) => consultaDe(text, HOY);

describe('the search of mails', () => {
  it.each<[string, Partial<Consulta>]>([
    ['', {}],
    ['saldo cuenta', { palabras: ['saldo', 'cuenta'] }],
    ['"saldo de la cuenta" ya', { palabras: ['saldo de la cuenta', 'ya'] }],
    ['«saldo de la cuenta» “y algo”', { palabras: ['saldo de la cuenta', 'y algo'] }],
    ['"sin cerrar', { palabras: ['sin cerrar'] }],
    ['saldo -banco -"caja de ahorro"', { palabras: ['saldo'], sin: ['banco', 'caja de ahorro'] }],
    ['98-5 - 10:30', { palabras: ['98-5', '10:30'] }],
    ['Nota: vea https://a.test/b Re:saldo', { palabras: ['Nota:', 'vea', 'https://a.test/b', 'Re:saldo'] }],
    ['de:ana', { campos: [{ campo: 'de', valor: 'ana', isNegado: false }] }],
    ['DE: "Ana Ruiz"', { campos: [{ campo: 'de', valor: 'Ana Ruiz', isNegado: false }] }],
    ['-de:ana', { campos: [{ campo: 'de', valor: 'ana', isNegado: true }] }],
    [
      'para:bea asunto:"poder especial"',
      {
        campos: [
          { campo: 'para', valor: 'bea', isNegado: false },
          { campo: 'asunto', valor: 'poder especial', isNegado: false },
        ],
      },
    ],
    ['adjunto:sí', { conAdjunto: true }],
    ['adjunto:no', { conAdjunto: false }],
    ['-adjunto:si', { conAdjunto: false }],
    ['adjunto:plano.pdf', { campos: [{ campo: 'adjunto', valor: 'plano.pdf', isNegado: false }] }],
    ['antes:2026-03-01', { antes: '2026-03-01' }],
    ['desde:1/3/2026', { desde: '2026-03-01' }],
    ['después:01/03/26', { desde: '2026-03-01' }],
    ['despues:hoy antes:ayer', { desde: '2026-03-04', antes: '2026-03-03' }],
    ['desde:1/3/2026 desde:2/3/2026 antes:9/3/2026 antes:8/3/2026', { desde: '2026-03-02', antes: '2026-03-08' }],
    [
      'en:papelera -en:Bancos',
      {
        en: [
          { valor: 'papelera', isNegado: false },
          { valor: 'Bancos', isNegado: true },
        ],
      },
    ],
  ])('reads «%s»', (text, expected) => {
    expect(read(text)).toEqual({ ...NADA, ...expected });
  });

  it.each([
    [
      'fecha:hoy',
      'No existe el operador «fecha:». Puede usar de:, para:, asunto:, adjunto:, desde:, antes: y en:. Para buscar ese texto, escríbalo entre comillas.',
    ],
    ['de:', 'Falta lo que sigue a «de:».'],
    ['asunto:""', 'Falta lo que sigue a «asunto:».'],
    ['antes:31/2/2026', '«31/2/2026» no es una fecha. Escríbala como 4/3/2026.'],
    ['desde:marzo', '«marzo» no es una fecha. Escríbala como 4/3/2026.'],
    ['-desde:hoy', 'Una fecha no lleva «-» delante: use desde: o antes:.'],
  ])('says what is wrong with «%s»', (text, problema) => {
    expect(read(text)).toEqual({ problema });
  });
});
