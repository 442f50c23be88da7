import { describe, expect, it } from 'vitest';
import {
  asuntoDe,
  type Base,
  citaDe,
  conCita,
  destinatariosDeRespuesta,
  referenciasDe,
  sinRepetir,
} from './redaccion.js';

const ana = { nombre: 'Ana Paz', direccion: 'ana@ejemplo.test' };
const beto = { nombre: 'Beto Díaz', direccion: 'beto@ejemplo.test' };
const caro = { nombre: '', direccion: 'caro@ejemplo.test' };

const base = (fields: Partial<Base> = {}): Base => ({
  messageId: '<1@ejemplo.test>',
  referencias: [],
  asunto: 'Escritura',
  deNombre: ana.nombre,
  deDireccion: ana.direccion,
  para: [beto],
  cc: [],
  html: '<p>Hola</p>',
  texto: 'Hola',
  fecha: new Date('2026-11-03T13:15:00Z'),
  ...fields,
});

it.each([
  ['responder', 'Escritura', 'Re: Escritura'],
  ['responder', 'RE: re[2]: Escritura', 'Re: Escritura'],
  ['responder', 'Fwd: Escritura', 'Re: Escritura'],
  ['reenviar', 'RV: Re: Escritura', 'Fwd: Escritura'],
  ['responder', 'Remate: fecha', 'Re: Remate: fecha'],
  ['reenviar', '', 'Fwd: '],
] as const)('the subject to %s «%s» is «%s»', (tipo, asunto, expected) => {
  expect(asuntoDe(tipo, asunto)).toBe(expected);
  expect(asuntoDe(tipo, asuntoDe(tipo, asunto))).toBe(expected);
});

it('the subject of an answer is cut when it would be too long', () => {
  expect(asuntoDe('responder', 'a'.repeat(998))).toHaveLength(300);
});

describe('an answer goes', () => {
  it.each([
    ['to who wrote', base({ para: [beto, caro], cc: [caro] }), beto, false, [ana], []],
    ['to all but who answers', base({ para: [beto, caro], cc: [ana, beto] }), beto, true, [ana, caro], []],
    ['to those of the copy too', base({ para: [beto], cc: [caro] }), beto, true, [ana], [caro]],
    ['of an own mail, to its recipients', base({ para: [beto], cc: [caro] }), ana, false, [beto], []],
    ['of an own mail, to all of them', base({ para: [beto], cc: [ana, caro] }), ana, true, [beto], [caro]],
    ['to whom the mail asks for', base({ responderA: [caro] }), beto, false, [caro], []],
    ['to whom it asks for and all others', base({ responderA: [beto, caro], cc: [ana] }), beto, true, [caro], [ana]],
    ['to who wrote, when it asks for oneself', base({ responderA: [beto] }), beto, false, [ana], []],
    ['to oneself, when nobody else had it', base({ para: [ana] }), ana, true, [ana], []],
  ])('%s', (_, mail, quien, aTodos, para, cc) => {
    expect(destinatariosDeRespuesta(mail, new Set([quien.direccion]), aTodos)).toEqual({ para, cc });
  });
});

it('names each address once, in lower case', () => {
  expect(sinRepetir([{ direccion: 'Ana@Ejemplo.test', nombre: 'Ana' }, ana, { ...caro, nombre: null }])).toEqual([
    { nombre: 'Ana', direccion: 'ana@ejemplo.test' },
    caro,
  ]);
});

it('an answer refers to the mail before it, in a long thread to the first and the nearest mails', () => {
  expect(referenciasDe(base({ referencias: ['<0@a>'] }))).toEqual(['<0@a>', '<1@ejemplo.test>']);
  const long = referenciasDe(base({ referencias: Array.from({ length: 100 }, (_, n) => `<r${n}@a>`) }));
  expect(long).toHaveLength(100);
  expect([long[0], long[1], long.at(-1)]).toEqual(['<r0@a>', '<r2@a>', '<1@ejemplo.test>']);
});

describe('below the new text is quoted', () => {
  const nuevo = { html: '<p>Sí</p>', texto: 'Sí' };
  const zona = 'America/Argentina/Buenos_Aires';

  it('the answered mail, with its author and time', () => {
    expect(conCita(nuevo, citaDe('responder', base({ deNombre: 'Ana <b>', texto: 'Hola\nAna' }), zona))).toEqual({
      html: '<p>Sí</p><p>El 3 de nov de 2026, 10:15, Ana &lt;b&gt; escribió:</p><blockquote><p>Hola</p></blockquote>',
      texto: 'Sí\n\nEl 3 de nov de 2026, 10:15, Ana <b> escribió:\n> Hola\n> Ana',
    });
  });

  it('the forwarded mail, with its headers', () => {
    const { html, texto } = conCita(nuevo, citaDe('reenviar', base({ cc: [caro] }), zona));
    expect(texto).toBe(
      [
        ...['Sí', '', '---------- Mensaje reenviado ----------', 'De: Ana Paz <ana@ejemplo.test>'],
        ...['Fecha: 3 de nov de 2026, 10:15', 'Asunto: Escritura', 'Para: Beto Díaz <beto@ejemplo.test>'],
        ...['Cc: caro@ejemplo.test', '', 'Hola'],
      ].join('\n'),
    );
    expect(html).toContain('De: Ana Paz &lt;ana@ejemplo.test&gt;<br />Fecha');
    expect(html).toMatch(/<p>Hola<\/p>$/);
  });

  it('the forwarded mail, without the addresses with which members sign in', () => {
    const principales = new Map([
      [ana.direccion, 'ana.paz@oficina.test'],
      [caro.direccion, 'caro@oficina.test'],
    ]);
    const { texto } = citaDe('reenviar', base({ cc: [caro] }), zona, principales);
    expect(texto.match(/\S+@\S+/g)).toEqual(['<ana.paz@oficina.test>', '<beto@ejemplo.test>', 'caro@oficina.test']);
    expect(citaDe('responder', base({ deNombre: '' }), zona, principales).texto).toContain('ana.paz@oficina.test');
  });

  it('only the beginning of a very long mail, as text', () => {
    for (const long of [
      { html: 'x'.repeat(1_000_000), texto: '<'.repeat(90_000) },
      { html: '<p></p>', texto: '<\n'.repeat(300_000) },
    ]) {
      const { html, texto } = citaDe('responder', base(long), zona);
      expect(html.length).toBeLessThan(400_000);
      expect(texto.length).toBeLessThan(200_000);
      expect(html).toMatch(/&lt;(<br \/>)?…<\/blockquote>$/);
    }
  });
});
