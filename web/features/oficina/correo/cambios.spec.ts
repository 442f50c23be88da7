import { describe, expect, it } from 'vitest';
import { buildCorreo } from '../../../testing/correos';
import { cambiado, cambiadosEnPagina, vueltaOf } from './cambios';

const pagina = (...correos: ReturnType<typeof buildCorreo>[]) => ({
  correos,
  paginacion: { total: 40, totalEsMinimo: false, pagina: 1, tamano: 25, ultimaPagina: 2 },
});
const which = { pagina: 1, tamano: 25 };

describe('a change of mails in the lists that are shown', () => {
  it('adds and removes labels, and leaves the others in their order', () => {
    const correo = buildCorreo({ etiquetas: ['a', 'b', 'c'] });
    expect(cambiado(correo, { etiquetas: { agregar: ['d', 'a'], quitar: ['b'] } }).etiquetas).toEqual(['c', 'd', 'a']);
  });

  it('brings own mails back to the folder in which they were written', () => {
    const enviado = buildCorreo({ esPropio: true, estado: 'enviado', bandeja: 'trash' });
    const borrador = buildCorreo({ esPropio: true, estado: 'borrador', bandeja: 'trash' });
    expect([enviado, borrador, buildCorreo()].map((one) => cambiado(one, { bandeja: 'inbox' }).bandeja)).toEqual([
      'sent',
      'drafts',
      'inbox',
    ]);
  });

  it('is undone by the former folder of each mail', () => {
    expect(vueltaOf(buildCorreo({ bandeja: 'spam' }))).toBe('spam');
    expect(vueltaOf(buildCorreo({ bandeja: 'archive' }))).toBe('archive');
    expect(vueltaOf(buildCorreo({ bandeja: 'sent' }))).toBe('inbox');
  });

  it('removes moved mails from the page, and from its count', () => {
    const before = pagina(buildCorreo({ id: 'a' }), buildCorreo({ id: 'b' }));
    const after = cambiadosEnPagina(before, { ids: ['a'], bandeja: 'trash' }, { ...which, bandeja: 'inbox' });
    expect(after.correos.map(({ id }) => id)).toEqual(['b']);
    expect(after.paginacion.total).toBe(39);
  });

  it('removes mails of spam and trash from the lists of flags and labels, and no other mails', () => {
    const before = pagina(buildCorreo({ id: 'a', destacado: true }));
    const moved = (bandeja: 'inbox' | 'archive' | 'trash') =>
      cambiadosEnPagina(before, { ids: ['a'], bandeja }, { ...which, filtro: 'starred' }).correos.length;
    expect([moved('inbox'), moved('archive'), moved('trash')]).toEqual([1, 1, 0]);
    const unstarred = cambiadosEnPagina(before, { ids: ['a'], destacado: false }, { ...which, filtro: 'starred' });
    expect(unstarred.correos[0]?.destacado).toBe(false);
  });

  it('changes the mails of conversations, and keeps a row until its newest mail leaves', () => {
    const one = (id: string) => {
      const { estado, bandeja, leido, destacado, importante, esPropio } = buildCorreo({ leido: false });
      return { id, estado, bandeja, leido, destacado, importante, esPropio };
    };
    const conversacion = { participantes: [], correos: [one('b'), one('a')], adjuntos: 0 };
    const before = pagina(buildCorreo({ id: 'b', leido: false, conversacion }));
    const inbox = { ...which, bandeja: 'inbox' } as const;
    const read = cambiadosEnPagina(before, { ids: ['a'], leido: true }, inbox).correos;
    expect(read[0]?.conversacion?.correos.map(({ id, leido }) => [id, leido])).toEqual([
      ['b', false],
      ['a', true],
    ]);
    const moved = cambiadosEnPagina(before, { ids: ['a'], bandeja: 'trash' }, inbox).correos;
    expect(moved[0]?.conversacion?.correos.map(({ id }) => id)).toEqual(['b']);
    expect(cambiadosEnPagina(before, { ids: ['b', 'a'], bandeja: 'trash' }, inbox).correos).toEqual([]);
  });
});
