import { describe, expect, it } from 'vitest';
import { buildCorreo } from '../../../testing/correos';
import { cambiado, cambiadosEnPagina, vueltaOf } from './cambios';

const pagina = (...correos: ReturnType<typeof buildCorreo>[]) => ({
  correos,
  paginacion: { total: 40, totalEsMinimo: false, pagina: 1, tamano: 25, ultimaPagina: 2 },
});
const which = { pagina: 1, tamano: 25 };

describe('a change of mails', () => {
  it('adds and takes away labels, and leaves the others in their order', () => {
    const correo = buildCorreo({ etiquetas: ['a', 'b', 'c'] });
    expect(cambiado(correo, { etiquetas: { agregar: ['d', 'a'], quitar: ['b'] } }).etiquetas).toEqual(['c', 'd', 'a']);
  });

  it('brings own mails back to where they were written', () => {
    const enviado = buildCorreo({ esPropio: true, estado: 'enviado', bandeja: 'trash' });
    const borrador = buildCorreo({ esPropio: true, estado: 'borrador', bandeja: 'trash' });
    expect([enviado, borrador, buildCorreo()].map((one) => cambiado(one, { bandeja: 'inbox' }).bandeja)).toEqual([
      'sent',
      'drafts',
      'inbox',
    ]);
  });

  it('is undone by the place where each mail was', () => {
    expect(vueltaOf(buildCorreo({ bandeja: 'spam' }))).toBe('spam');
    expect(vueltaOf(buildCorreo({ bandeja: 'archive' }))).toBe('archive');
    expect(vueltaOf(buildCorreo({ bandeja: 'sent' }))).toBe('inbox');
  });

  it('takes what is moved out of the page, and counts it no more', () => {
    const before = pagina(buildCorreo({ id: 'a' }), buildCorreo({ id: 'b' }));
    const after = cambiadosEnPagina(before, { ids: ['a'], bandeja: 'trash' }, { ...which, bandeja: 'inbox' });
    expect(after.correos.map(({ id }) => id)).toEqual(['b']);
    expect(after.paginacion.total).toBe(39);
  });

  it('takes what goes to spam or to the trash out of the lists of flags and labels, and nothing else', () => {
    const before = pagina(buildCorreo({ id: 'a', destacado: true }));
    const moved = (bandeja: 'inbox' | 'archive' | 'trash') =>
      cambiadosEnPagina(before, { ids: ['a'], bandeja }, { ...which, filtro: 'starred' }).correos.length;
    expect([moved('inbox'), moved('archive'), moved('trash')]).toEqual([1, 1, 0]);
    const unstarred = cambiadosEnPagina(before, { ids: ['a'], destacado: false }, { ...which, filtro: 'starred' });
    expect(unstarred.correos[0]?.destacado).toBe(false);
  });
});
