import { describe, expect, it } from 'vitest';
import { buildContacto } from '../../../../testing/contactos';
import { personaDeContacto } from './persona-de-contacto';

const ar = { id: 'ar', iso: 'ar', name: 'Argentina', code: '+54', flagImagePos: '', bandera: '' };
const persona = (changes: Parameters<typeof buildContacto>[0]) => personaDeContacto(buildContacto(changes), 'AR', [ar]);

describe('the persona that is made of a contact', () => {
  it.each([
    ['Ana', 'Ana', ''],
    ['Ana Rivas', 'Ana', 'Rivas'],
    ['Ana Rivas Paz', 'Ana', 'Rivas Paz'],
    ['Ana María Rivas  Paz', 'Ana María', 'Rivas Paz'],
  ])('gets the names of «%s»', (name, nombre, apellidos) => {
    expect(persona({ name })).toMatchObject({ tipo: 'humana', nombre, apellidos });
  });

  it.each(['Inmobiliaria del Plata S.A.', 'Gestiones SRL', 'Notaría Prim S.L.U.'])('is a company for «%s»', (name) => {
    expect(persona({ name })).toMatchObject({ tipo: 'juridica', razonSocial: name, nombre: '' });
  });

  it('gets telephone, e-mail and birthday', () => {
    expect(persona({ address: 'Lavalle 1', birthday: '1974-03-14T12:00:00.000Z' })).toMatchObject({
      email: 'ana@ejemplo.test',
      telefono: '+54 11 4321-0000',
      domicilio: 'Lavalle 1',
      nacimiento: '1974-03-14',
      profesion: 'Escribana',
    });
    expect(persona({ emails: [], phoneNumbers: [] })).toMatchObject({ email: '', telefono: '' });
  });
});
