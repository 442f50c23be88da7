import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { CONTACTOS, newContacto, patchContacto, WHOLE_CONTACTO } from '../factories/contactos.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the persona of a contact', () => {
  const ofContacto = async (client: ApiClient, id: string) =>
    (await client.get(`${CONTACTOS}/contact/${id}/personas`)).body;
  const ofPersona = async (client: ApiClient, id: string) => (await client.get(`/personas/${id}/contactos`)).body;

  it('is suggested by an e-mail or a telephone, and is never linked by itself', async () => {
    const { titular } = await newCuenta(test);
    const { titular: stranger } = await newCuenta(test);
    const ana = await newPersona(titular, { nombre: 'Ana', telefono: '+54 9 11 5555-0001' });
    const eva = await newPersona(titular, { nombre: 'Eva', email: 'MARIA@ejemplo.test' });
    await newPersona(titular, { telefono: '11 5555-0002' });
    await newPersona(stranger, { email: 'maria@ejemplo.test' });
    const { id } = await newContacto(titular, WHOLE_CONTACTO);
    expect(await ofContacto(titular, id)).toMatchObject({
      sugeridas: [
        { id: ana.id, coincidencias: ['telefono'] },
        { id: eva.id, coincidencias: ['correo'] },
      ],
    });
    expect(await ofPersona(titular, ana.id)).toMatchObject({
      contactos: [],
      sugeridos: [{ id, name: WHOLE_CONTACTO.name, coincidencias: ['telefono'] }],
    });
    await patchContacto(titular, id, { personaId: ana.id });
    expect(await ofContacto(titular, id)).toMatchObject({ sugeridas: [] });
    expect(await ofPersona(titular, ana.id)).toMatchObject({ contactos: [{ id, personaId: ana.id }], sugeridos: [] });
    expect(await ofPersona(titular, eva.id)).toMatchObject({ contactos: [], sugeridos: [] });
  });

  it('offers the contact the data that it takes over in a merge, until the merge is undone', async () => {
    const { titular } = await newCuenta(test);
    const persona = await newPersona(titular, { telefono: '11 5555-0001' });
    const other = await newPersona(titular, { email: 'nueva@ejemplo.test', domicilio: 'Sur 1' });
    const { id } = await newContacto(titular, { ...WHOLE_CONTACTO, personaId: persona.id });
    const { body } = await titular.post(`/personas/${persona.id}/unir`, { otraId: other.id, tomar: ['email'] });
    expect((await ofContacto(titular, id)).cambios).toMatchObject([
      { hacia: 'contacto', campo: 'email', valor: 'nueva@ejemplo.test' },
    ]);
    await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`);
    expect((await ofContacto(titular, id)).cambios).toEqual([]);
  });

  it('is offered the changes of the contact, and the contact those of the persona, until somebody answers', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const persona = await newPersona(titular, { email: 'maria@ejemplo.test', telefono: '11 5555-0001' });
    const { id } = await newContacto(titular, { ...WHOLE_CONTACTO, personaId: persona.id });
    await patchContacto(titular, id, {
      phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555-0009', label: '' }],
      address: 'Sur 1',
    });
    const { cambios } = await ofPersona(titular, persona.id);
    expect(cambios).toMatchObject([
      { hacia: 'persona', campo: 'domicilio', valor: 'Sur 1', version: 1 },
      { hacia: 'persona', campo: 'telefono', valor: '+54 11 5555-0009', version: 1 },
    ]);
    const accept = (version: number, client = titular) =>
      client.post(`/personas/${persona.id}/cambios`, { contactoId: id, campo: 'telefono' }, { version });
    // An oficial does not see personas who take part in none of their carpetas.
    expect((await accept(1, oficial)).status).toBe(404);
    expect((await ofContacto(oficial, id)).cambios).toEqual([]);
    expect((await accept(7)).status).toBe(412);
    expect(await accept(1)).toMatchObject({ status: 200, body: { telefono: '+54 11 5555-0009', version: 2 } });
    expect((await accept(2)).status).toBe(404);
    const no = { hacia: 'persona', campo: 'domicilio' };
    expect((await titular.post(`${CONTACTOS}/contact/${id}/cambios/descartar`, no)).body).toBe(true);
    expect((await ofPersona(titular, persona.id)).cambios).toEqual([]);

    await titular.patch(`/personas/${persona.id}`, { email: 'nueva@ejemplo.test' }, { version: 2 });
    const [back] = (await ofContacto(titular, id)).cambios;
    expect(back).toMatchObject({ hacia: 'contacto', campo: 'email', valor: 'nueva@ejemplo.test' });
    const taken = await titular.post(
      `${CONTACTOS}/contact/${id}/cambios`,
      { campo: 'email' },
      { version: back.version },
    );
    expect(taken.body.emails).toEqual([{ email: 'nueva@ejemplo.test', label: 'Trabajo' }]);
    expect((await ofContacto(titular, id)).cambios).toEqual([]);
    expect((await titular.post(`${CONTACTOS}/contact/${id}/cambios`, { campo: 'x' }, { version: 1 })).status).toBe(400);

    // A value that was taken over is not offered back when the contact changes again.
    await patchContacto(titular, id, { phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555-0007', label: 'Casa' }] });
    expect((await ofContacto(titular, id)).cambios).toMatchObject([{ hacia: 'persona', valor: '+54 11 5555-0007' }]);
    await titular.post(`${CONTACTOS}/contact/${id}/cambios/descartar`, { hacia: 'persona', campo: 'telefono' });

    // The new telephone replaces the old one, even when the old one is written in another way.
    const telefono = async (value: string, version: number) => {
      await titular.patch(`/personas/${persona.id}`, { telefono: value }, { version });
      const [offered] = (await ofContacto(titular, id)).cambios;
      return titular.post(`${CONTACTOS}/contact/${id}/cambios`, { campo: 'telefono' }, { version: offered.version });
    };
    await titular.patch(`/personas/${persona.id}`, { telefono: '011 5555-0007' }, { version: 3 });
    expect((await telefono('11 5555-0008', 4)).body.phoneNumbers).toEqual([
      { country: 'ar', phoneNumber: '11 5555 0008', label: 'Casa' },
    ]);

    // The contact keeps at most the rows that its form accepts.
    const rows = Array.from({ length: 20 }, (_, n) => ({
      country: 'ar',
      phoneNumber: `11 4444-00${n + 10}`,
      label: '',
    }));
    await patchContacto(titular, id, { phoneNumbers: rows });
    await titular.post(`${CONTACTOS}/contact/${id}/cambios/descartar`, { hacia: 'persona', campo: 'telefono' });
    expect(await telefono('11 5555-0003', 5)).toMatchObject({ status: 422, body: { details: [{ campo: 'campo' }] } });

    // The contact does not become another persona by itself. When its persona is deleted, it has no persona.
    const other = await newPersona(titular);
    expect((await patchContacto(titular, id, { personaId: other.id })).body.details[0].campo).toBe('contact.personaId');
    const { events } = await listen(titular);
    expect((await titular.delete(`/personas/${persona.id}`, { version: 6 })).status).toBe(200);
    await expect.poll(() => events).toContainEqual({ type: 'contacts.changed', contacts: [id] });
  });

  it('stays the persona when two registrations are merged, and when the merge is undone', async () => {
    const { titular } = await newCuenta(test);
    const [stays, other] = [await newPersona(titular), await newPersona(titular)];
    const contacto = await newContacto(titular, { personaId: other.id });
    const { body: merged } = await titular.post(`/personas/${stays.id}/unir`, { otraId: other.id });
    expect(await ofPersona(titular, stays.id)).toMatchObject({ contactos: [{ id: contacto.id }] });
    const late = await newContacto(titular);
    expect(await patchContacto(titular, late.id, { personaId: other.id })).toMatchObject({
      status: 409,
      body: { code: 'PERSONA_UNIDA', details: [{ personaId: stays.id }] },
    });
    await titular.post(`/personas/uniones/${merged.uniones[0].id}/deshacer`);
    expect(await ofPersona(titular, other.id)).toMatchObject({ contactos: [{ id: contacto.id, personaId: other.id }] });
  });
});
