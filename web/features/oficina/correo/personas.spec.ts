import { describe, expect, it } from 'vitest';
import { ana, buildCorreo } from '../../../testing/correos';
import { paraTexto, quienDe } from './personas';

const yo = { nombre: 'Marta Lavalle', direccion: 'marta@lavalle.test', usuarioId: 'u-1' };
const otro = { nombre: '', direccion: 'registro@afuera.test', usuarioId: null };

describe('the people of a mail', () => {
  it.each([
    [[yo], [], 'para mí'],
    [[ana, yo], [otro], 'para mí y 2 más'],
    [[otro], [], 'para registro@afuera.test'],
    [[], [], 'sin destinatarios'],
  ])('are named as recipients: %#', (para, cc, text) => {
    expect(paraTexto({ para, cc, cco: [] }, 'u-1')).toBe(text);
  });

  it('are the author, and for an own mail the recipients', () => {
    expect(quienDe(buildCorreo())).toBe('Ana Ruiz');
    expect(quienDe(buildCorreo({ esPropio: true, para: [ana, otro, yo] }))).toBe('Para: Ana Ruiz y 2 más');
    expect(quienDe(buildCorreo({ esPropio: true }))).toBe('Para: nadie todavía');
  });
});
