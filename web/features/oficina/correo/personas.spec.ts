import { describe, expect, it } from 'vitest';
import { ana, buildCorreo } from '../../../testing/correos';
import { paraTexto, quienDe, quienesDe } from './personas';

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

  it('of a conversation are all who wrote, the reader as «yo», and shorter when there are many', () => {
    const wrote = (...names: string[]) => {
      const participantes = names.map((nombre) => ({
        ...otro,
        nombre,
        esPropio: nombre === 'Yo',
        tieneSinLeer: false,
      }));
      const conversacion = { participantes, correos: [], adjuntos: 0 };
      return quienesDe(buildCorreo({ enHilo: 2, conversacion, esPropio: names.at(-1) === 'Yo', para: [ana] }));
    };
    expect(wrote('Ana Ruiz', 'Yo')).toBe('Ana Ruiz, yo');
    expect(wrote('Ana Ruiz Gómez', 'Yo', 'Pedro Sosa')).toBe('Ana, yo, Pedro');
    expect(wrote('Ana Ruiz', 'Bea Paz', 'Yo', 'Pedro Sosa')).toBe('Ana … yo, Pedro');
    expect(wrote('Registro de la Propiedad Inmueble')).toBe('Registro de la Propiedad Inmueble');
    expect(wrote('Yo')).toBe('Para: Ana Ruiz');
    expect(quienesDe(buildCorreo())).toBe('Ana Ruiz');
  });
});
