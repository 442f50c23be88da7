import { beforeAll, describe, expect, it } from 'vitest';
import type { ContactoDto } from '../../server/oficina/contactos/contactos.dto.js';
import type { PaisDto } from '../../server/oficina/contactos/paises.dto.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newContacto, newContactoEtiqueta } from '../factories/contactos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';
import { listen } from '../factories/sockets.js';

const PATH = '/apps/contacts';
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
const WHOLE = {
  name: 'María Ordóñez',
  emails: [{ email: 'maria@ejemplo.test', label: 'Trabajo' }],
  phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555-0001', label: 'Móvil' }],
  title: 'Arquitecta',
  company: 'Estudio Ordóñez',
  address: 'Lavalle 1450, Buenos Aires',
  notes: '<p>Prefiere <strong>la mañana</strong>.</p>',
};

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const all = async (client: ApiClient): Promise<ContactoDto[]> => (await client.get(`${PATH}/all`)).body;
const names = async (client: ApiClient, query: string): Promise<string[]> =>
  (await client.get<ContactoDto[]>(`${PATH}/search?query=${encodeURIComponent(query)}`)).body.map(({ name }) => name);
const patch = (client: ApiClient, id: string, contact: unknown, version?: number) =>
  client.patch(`${PATH}/contact`, { id, contact }, { version });

describe('a new contact', () => {
  it('has the defaults of the contract when the body is empty', async () => {
    const { titular } = await newCuenta(test);
    const { status, body, headers } = await titular.post(`${PATH}/contact`, {});
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(body).toEqual({
      id: ID,
      avatar: null,
      background: null,
      name: 'New Contact',
      emails: [],
      phoneNumbers: [],
      title: '',
      company: '',
      job: { title: '', company: '' },
      birthday: null,
      address: null,
      notes: null,
      tags: [],
      personaId: null,
      version: 1,
      createdAt: TIME,
      updatedAt: TIME,
    });
    expect(await all(titular)).toEqual([body]);
    expect((await titular.get(`${PATH}/contact?id=${body.id}`)).body).toEqual(body);
  });

  it('is as sent, without the fields that a client may not set', async () => {
    const { titular } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular);
    const persona = await newPersona(titular);
    const contact = { ...WHOLE, birthday: '1980-02-29', tags: [tag.id], personaId: persona.id };
    const forged = { version: 9, createdAt: '2000-01-01T00:00:00Z', job: { title: 'x' }, other: 1 };
    const { status, body } = await titular.post(`${PATH}/contact`, { contact: { ...contact, ...forged } });
    expect([status, body]).toEqual([
      200,
      {
        ...contact,
        id: ID,
        avatar: null,
        background: null,
        job: { title: 'Arquitecta', company: 'Estudio Ordóñez' },
        birthday: '1980-02-29T12:00:00.000Z',
        version: 1,
        createdAt: TIME,
        updatedAt: TIME,
      },
    ]);
    expect(body.createdAt > '2026').toBe(true);
  });

  it('is made once by one Idempotency-Key, however often it is sent', async () => {
    const { titular } = await newCuenta(test);
    const headers = { 'idempotency-key': 'una-vez' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => titular.post(`${PATH}/contact`, {}, { headers })),
    );
    expect((await all(titular)).map(({ id }) => id)).toEqual([answers[0]?.body.id]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([200, answers[0]?.body]));
  });

  it('has only safe HTML and plain text', async () => {
    const { titular } = await newCuenta(test);
    const contacto = await newContacto(titular, {
      name: '<img src=x onerror=alert(1)>',
      notes: '<p onclick="x()">Hola<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    });
    expect(contacto).toMatchObject({ name: '<img src=x onerror=alert(1)>', notes: '<p>Hola</p>' });
    expect((await newContacto(titular, { notes: '<p></p><p> </p>' })).notes).toBeNull();
  });
});

describe('the list', () => {
  it('is by name as Spanish sorts, with whole contacts', async () => {
    const { titular } = await newCuenta(test);
    for (const name of ['Óscar', 'ñandú', 'Nz', 'ana', 'Zoe', 'Ana María', 'nuñez', 'Álvaro']) {
      await newContacto(titular, { name });
    }
    const contactos = await all(titular);
    const expected = ['Álvaro', 'ana', 'Ana María', 'nuñez', 'Nz', 'ñandú', 'Óscar', 'Zoe'];
    expect(contactos.map(({ name }) => name)).toEqual(expected);
    expect(contactos[0]).toEqual((await titular.get(`${PATH}/contact?id=${contactos[0]?.id}`)).body);
  });

  it('is searched by part of the name, in any case and accented or not', async () => {
    const { titular } = await newCuenta(test);
    await newContacto(titular, { name: 'Íñigo Muñoz', company: 'Zeta' });
    await newContacto(titular, { name: 'Ana 50%_x' });
    expect(await names(titular, '')).toEqual(['Ana 50%_x', 'Íñigo Muñoz']);
    expect((await titular.get(`${PATH}/search`)).body).toHaveLength(2);
    expect(await names(titular, 'INIGO MUN')).toEqual(['Íñigo Muñoz']);
    expect(await names(titular, '%_')).toEqual(['Ana 50%_x']);
    expect(await names(titular, '%%')).toEqual([]);
    expect(await names(titular, 'zeta')).toEqual([]);
    expect((await titular.get(`${PATH}/search?query=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await titular.get(`${PATH}/search?query=a&query=b`)).status).toBe(400);
    expect((await titular.get(`${PATH}/search?query=a%00`)).status).toBe(422);
  });
});

describe('the directory', () => {
  it('counts what a search finds by name, e-mail or telephone, however it is written', async () => {
    const { titular } = await newCuenta(test);
    await newContacto((await newCuenta(test)).titular, WHOLE);
    await newContacto(titular, WHOLE);
    await newContacto(titular, { name: 'Otra Ordóñez' });
    const count = async (query: string) =>
      (await titular.get(`${PATH}/count?query=${encodeURIComponent(query)}`)).body.total;
    for (const [query, total] of [
      ['ordonez', 2],
      ['MARIA@', 1],
      ['(11) 5555-0001', 1],
      ['55550001', 1],
      ['zz', 0],
      ['', 2],
    ] as const) {
      expect([query, await count(query)]).toEqual([query, total]);
    }
    const { body } = await titular.post('/common/search', { query: '5555-0001' });
    expect(body[0].results.map(({ value }: { value: string }) => value)).toEqual([WHOLE.name]);
  });
});

describe('writing one', () => {
  it('changes only the keys that were sent', async () => {
    const { titular } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular);
    const before = await newContacto(titular, { ...WHOLE, birthday: '1980-02-29', tags: [tag.id] });
    const { status, body, headers } = await patch(titular, before.id, {
      id: UNKNOWN_ID,
      name: ' Mara ',
      emails: [{ email: 'b@ejemplo.test' }, { email: '', label: 'vacío' }],
      company: '',
    });
    const expected = {
      ...before,
      name: 'Mara',
      emails: [{ email: 'b@ejemplo.test', label: '' }],
      company: '',
      job: { title: 'Arquitecta', company: '' },
      version: 2,
      updatedAt: TIME,
    };
    expect([status, body, headers.get('etag')]).toEqual([200, expected, '"2"']);
    expect(await all(titular)).toEqual([expected]);
    const cleared = { phoneNumbers: [], title: null, birthday: null, address: '', notes: null, tags: [] };
    expect((await patch(titular, before.id, cleared)).body).toMatchObject({
      ...cleared,
      title: '',
      address: null,
      version: 3,
    });
  });

  it('unchanged, as the template’s client does, changes nothing', async () => {
    const { titular } = await newCuenta(test);
    const before = await newContacto(titular, { ...WHOLE, birthday: '1980-02-29' });
    expect((await patch(titular, before.id, before)).body).toEqual(before);
  });

  it('lets the last one win, unless the client sends a version', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => patch(titular, id, { name }, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.code).toBe('VERSION_ANTERIOR');
    const both = await Promise.all([patch(titular, id, { title: 'Juez' }), patch(titular, id, { company: 'Juzgado' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await all(titular))[0]).toMatchObject({ title: 'Juez', company: 'Juzgado', version: 4 });
  });

  it('accepts null as a picture, but no other address', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    for (const which of ['avatar', 'background']) {
      const { status, body } = await patch(titular, id, { [which]: 'https://otro.test/a.png' });
      expect([status, body.details?.[0]?.campo]).toEqual([422, `contact.${which}`]);
      expect((await patch(titular, id, { [which]: null })).status).toBe(200);
    }
  });

  it('links it only to a persona that the member may see', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const theirs = await newPersona((await newCuenta(test)).titular);
    const carpeta = await newCarpeta(titular, { acto: 'Testamento' });
    const reserved = await newPersona(titular, { nombre: 'Reservada' });
    await newParte(titular, carpeta.id, { personaId: reserved.id, rol: 'testador' });
    const { id } = await newContacto(titular);
    for (const [client, personaId] of [
      [titular, UNKNOWN_ID],
      [titular, theirs.id],
      [oficial, reserved.id],
    ] as const) {
      const { status, body } = await patch(client, id, { personaId });
      expect([status, body.details?.[0]?.campo]).toEqual([422, 'contact.personaId']);
    }
    expect((await patch(titular, id, { personaId: reserved.id.toUpperCase() })).body.personaId).toBe(reserved.id);
    // A member who may not see the persona gets null. Sending this null back does not remove the persona.
    const seen = (await all(oficial))[0];
    expect(seen?.personaId).toBeNull();
    await patch(oficial, id, { ...seen, name: 'Otro' });
    expect((await all(titular))[0]).toMatchObject({ name: 'Otro', personaId: reserved.id });
  });
});

describe('who is a persona', () => {
  const ofContacto = async (client: ApiClient, id: string) => (await client.get(`${PATH}/contact/${id}/personas`)).body;
  const ofPersona = async (client: ApiClient, id: string) => (await client.get(`/personas/${id}/contactos`)).body;

  it('is suggested by an e-mail or a telephone, and never linked by itself', async () => {
    const { titular } = await newCuenta(test);
    const { titular: stranger } = await newCuenta(test);
    const ana = await newPersona(titular, { nombre: 'Ana', telefono: '+54 9 11 5555-0001' });
    const eva = await newPersona(titular, { nombre: 'Eva', email: 'MARIA@ejemplo.test' });
    await newPersona(titular, { telefono: '11 5555-0002' });
    await newPersona(stranger, { email: 'maria@ejemplo.test' });
    const { id } = await newContacto(titular, WHOLE);
    expect(await ofContacto(titular, id)).toMatchObject({
      sugeridas: [
        { id: ana.id, coincidencias: ['telefono'] },
        { id: eva.id, coincidencias: ['correo'] },
      ],
    });
    expect(await ofPersona(titular, ana.id)).toMatchObject({
      contactos: [],
      sugeridos: [{ id, name: WHOLE.name, coincidencias: ['telefono'] }],
    });
    await patch(titular, id, { personaId: ana.id });
    expect(await ofContacto(titular, id)).toMatchObject({ sugeridas: [] });
    expect(await ofPersona(titular, ana.id)).toMatchObject({ contactos: [{ id, personaId: ana.id }], sugeridos: [] });
    expect(await ofPersona(titular, eva.id)).toMatchObject({ contactos: [], sugeridos: [] });
  });

  it('is offered what its persona takes over in a merge, and not any more once that is undone', async () => {
    const { titular } = await newCuenta(test);
    const persona = await newPersona(titular, { telefono: '11 5555-0001' });
    const other = await newPersona(titular, { email: 'nueva@ejemplo.test', domicilio: 'Sur 1' });
    const { id } = await newContacto(titular, { ...WHOLE, personaId: persona.id });
    const { body } = await titular.post(`/personas/${persona.id}/unir`, { otraId: other.id, tomar: ['email'] });
    expect((await ofContacto(titular, id)).cambios).toMatchObject([
      { hacia: 'contacto', campo: 'email', valor: 'nueva@ejemplo.test' },
    ]);
    await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`);
    expect((await ofContacto(titular, id)).cambios).toEqual([]);
  });

  it('is offered what changed of the contact, and the other way round, until somebody answers', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const persona = await newPersona(titular, { email: 'maria@ejemplo.test', telefono: '11 5555-0001' });
    const { id } = await newContacto(titular, { ...WHOLE, personaId: persona.id });
    await patch(titular, id, {
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
    expect((await titular.post(`${PATH}/contact/${id}/cambios/descartar`, no)).body).toBe(true);
    expect((await ofPersona(titular, persona.id)).cambios).toEqual([]);

    await titular.patch(`/personas/${persona.id}`, { email: 'nueva@ejemplo.test' }, { version: 2 });
    const [back] = (await ofContacto(titular, id)).cambios;
    expect(back).toMatchObject({ hacia: 'contacto', campo: 'email', valor: 'nueva@ejemplo.test' });
    const taken = await titular.post(`${PATH}/contact/${id}/cambios`, { campo: 'email' }, { version: back.version });
    expect(taken.body.emails).toEqual([{ email: 'nueva@ejemplo.test', label: 'Trabajo' }]);
    expect((await ofContacto(titular, id)).cambios).toEqual([]);
    expect((await titular.post(`${PATH}/contact/${id}/cambios`, { campo: 'x' }, { version: 1 })).status).toBe(400);

    // A value that was taken over is not offered back when the contact changes again.
    await patch(titular, id, { phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555-0007', label: 'Casa' }] });
    expect((await ofContacto(titular, id)).cambios).toMatchObject([{ hacia: 'persona', valor: '+54 11 5555-0007' }]);
    await titular.post(`${PATH}/contact/${id}/cambios/descartar`, { hacia: 'persona', campo: 'telefono' });

    // The new telephone replaces the old one, even when the old one is written in another way.
    const telefono = async (value: string, version: number) => {
      await titular.patch(`/personas/${persona.id}`, { telefono: value }, { version });
      const [offered] = (await ofContacto(titular, id)).cambios;
      return titular.post(`${PATH}/contact/${id}/cambios`, { campo: 'telefono' }, { version: offered.version });
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
    await patch(titular, id, { phoneNumbers: rows });
    await titular.post(`${PATH}/contact/${id}/cambios/descartar`, { hacia: 'persona', campo: 'telefono' });
    expect(await telefono('11 5555-0003', 5)).toMatchObject({ status: 422, body: { details: [{ campo: 'campo' }] } });

    // The contact does not become another persona by itself. When its persona is deleted, it has no persona.
    const other = await newPersona(titular);
    expect((await patch(titular, id, { personaId: other.id })).body.details[0].campo).toBe('contact.personaId');
    const { events } = await listen(titular);
    expect((await titular.delete(`/personas/${persona.id}`, { version: 6 })).status).toBe(200);
    await expect.poll(() => events).toContainEqual({ type: 'contacts.changed', contacts: [id] });
  });

  it('stays so when two registrations are merged, and when that is undone', async () => {
    const { titular } = await newCuenta(test);
    const [stays, other] = [await newPersona(titular), await newPersona(titular)];
    const contacto = await newContacto(titular, { personaId: other.id });
    const { body: merged } = await titular.post(`/personas/${stays.id}/unir`, { otraId: other.id });
    expect(await ofPersona(titular, stays.id)).toMatchObject({ contactos: [{ id: contacto.id }] });
    const late = await newContacto(titular);
    expect(await patch(titular, late.id, { personaId: other.id })).toMatchObject({
      status: 409,
      body: { code: 'PERSONA_UNIDA', details: [{ personaId: stays.id }] },
    });
    await titular.post(`/personas/uniones/${merged.uniones[0].id}/deshacer`);
    expect(await ofPersona(titular, other.id)).toMatchObject({ contactos: [{ id: contacto.id, personaId: other.id }] });
  });
});

describe('refuses', () => {
  const row = (changes: object) => [{ country: 'ar', phoneNumber: '11', label: '', ...changes }];

  const CASES: [contact: object, status: number, campo: string | undefined][] = [
    [{ name: '' }, 400, 'contact.name'],
    [{ name: '  ' }, 400, 'contact.name'],
    [{ name: null }, 400, 'contact.name'],
    [{ name: 'x'.repeat(201) }, 400, 'contact.name'],
    [{ name: 7 }, 400, 'contact.name'],
    [{ emails: null }, 400, 'contact.emails'],
    [{ emails: 'a@b.test' }, 400, 'contact.emails'],
    [{ emails: ['a@b.test'] }, 400, 'contact.emails.0'],
    [{ emails: [{ email: 'no es un correo' }] }, 400, 'contact.emails.0.email'],
    [{ emails: [{ email: 'a@b.test', label: 'x'.repeat(61) }] }, 400, 'contact.emails.0.label'],
    [{ emails: Array(21).fill({ email: 'a@b.test' }) }, 400, 'contact.emails'],
    [{ phoneNumbers: null }, 400, 'contact.phoneNumbers'],
    [{ phoneNumbers: row({ country: 'argentina' }) }, 400, 'contact.phoneNumbers.0.country'],
    [{ phoneNumbers: row({ country: 'zz' }) }, 422, 'contact.phoneNumbers.0.country'],
    [{ phoneNumbers: row({ phoneNumber: 'x'.repeat(41) }) }, 400, 'contact.phoneNumbers.0.phoneNumber'],
    [{ phoneNumbers: row({ phoneNumber: { a: 1 } }) }, 400, 'contact.phoneNumbers.0.phoneNumber'],
    [{ phoneNumbers: Array(21).fill(row({})[0]) }, 400, 'contact.phoneNumbers'],
    [{ title: 'x'.repeat(121) }, 400, 'contact.title'],
    [{ company: 'x'.repeat(201) }, 400, 'contact.company'],
    [{ address: 'x'.repeat(501) }, 400, 'contact.address'],
    [{ notes: 'x'.repeat(50_001) }, 400, 'contact.notes'],
    [{ notes: 'x'.repeat(200_000) }, 400, 'contact.notes'],
    [{ birthday: '1980-02-30' }, 422, 'contact.birthday'],
    [{ birthday: '2999-01-01' }, 422, 'contact.birthday'],
    [{ birthday: '0001-01-01' }, 422, 'contact.birthday'],
    [{ birthday: 'ayer' }, 422, 'contact.birthday'],
    [{ birthday: 7 }, 400, 'contact.birthday'],
    [{ tags: null }, 400, 'contact.tags'],
    [{ tags: ['x'] }, 400, 'contact.tags'],
    [{ tags: [UNKNOWN_ID] }, 422, 'contact.tags'],
    [{ personaId: 'x' }, 400, 'contact.personaId'],
    [{ name: 'a\u0000b' }, 422, 'contact.name'],
    [{ emails: [{ email: 'a@b.test', label: 'a\u0000b' }] }, 422, 'contact.emails.0.label'],
    [{ name: `x${'\u2764\uFE0F'.repeat(150)}` }, 422, undefined],
  ];

  it.each(CASES.map(([contact, ...rest]) => [JSON.stringify(contact).slice(0, 60), contact, ...rest] as const))(
    '%s, and names the field',
    async (_, contact, status, campo) => {
      const { titular } = await newCuenta(test);
      const before = await newContacto(titular);
      for (const answer of [
        await titular.post(`${PATH}/contact`, { contact }),
        await patch(titular, before.id, contact),
      ]) {
        expect([answer.status, answer.body.details?.[0]?.campo]).toEqual([status, campo]);
        expect(answer.body.message).toMatch(/\.$/);
      }
      expect(await all(titular)).toEqual([before]);
    },
  );

  it.each([['x'], [[]], [7], [undefined], [null]])('%j in place of a contact to write', async (contact) => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    expect((await patch(titular, id, contact)).status).toBe(400);
  });

  it('invalid ids and bodies', async () => {
    const { titular } = await newCuenta(test);
    expect((await patch(titular, 'x', {})).status).toBe(400);
    expect((await titular.get(`${PATH}/contact`)).status).toBe(400);
    expect((await titular.delete(`${PATH}/contact?id=x`)).status).toBe(400);
    expect((await titular.post(`${PATH}/contact`)).status).toBeLessThan(500);
    expect((await titular.post(`${PATH}/contact`, { contact: 'x' })).status).toBe(400);
  });
});

describe('deleting one', () => {
  it('answers true, hides it everywhere, and can be undone for a day', async () => {
    const { titular } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular);
    const before = await newContacto(titular, { ...WHOLE, tags: [tag.id] });
    const { id } = before;
    const deleted = await titular.delete(`${PATH}/contact?id=${id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect(await all(titular)).toEqual([]);
    expect(await names(titular, 'mar')).toEqual([]);
    expect((await titular.get(`${PATH}/contact?id=${id}`)).status).toBe(404);
    expect((await patch(titular, id, { name: 'x' })).status).toBe(404);
    expect((await titular.delete(`${PATH}/contact?id=${id}`)).status).toBe(404);

    const { status, body } = await titular.post(`${PATH}/contact/${id}/restore`);
    expect([status, body]).toEqual([200, { ...before, version: 3, updatedAt: TIME }]);
    expect(await all(titular)).toEqual([body]);
    expect((await titular.post(`${PATH}/contact/${id}/restore`)).status).toBe(404);

    await titular.delete(`${PATH}/contact?id=${id}`);
    await test.owner.query(`update contactos set eliminado_en = now() - interval '25 hours' where id = $1`, [id]);
    expect((await titular.post(`${PATH}/contact/${id}/restore`)).status).toBe(404);
  });

  it('by two at once succeeds once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    const answers = await Promise.all([0, 1].map(() => titular.delete(`${PATH}/contact?id=${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('who may', () => {
  it('read: all of the cuenta; write: all but lectura', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const contacto = await newContacto(titular);
    const tag = await newContactoEtiqueta(titular);
    const { id } = contacto;
    for (const rolId of [2, 3, 4]) {
      const member = await newMiembro(test, cuentaId, rolId);
      expect((await patch(member, id, { title: `Rol ${rolId}` })).status).toBe(200);
    }
    const lectura = await newMiembro(test, cuentaId, 5);
    expect((await all(lectura)).map(({ name }) => name)).toEqual([contacto.name]);
    expect((await lectura.get(`${PATH}/tags`)).body).toEqual([tag]);
    expect((await lectura.get(`${PATH}/countries`)).status).toBe(200);
    const before = await all(titular);
    for (const [method, path, body] of [
      ['POST', 'contact', {}],
      ['PATCH', 'contact', { id, contact: { name: 'x' } }],
      ['DELETE', `contact?id=${id}`],
      ['POST', `contact/${id}/restore`, {}],
      ['POST', 'tag', { tag: { title: 'x' } }],
      ['PATCH', 'tag', { id: tag.id, tag: { title: 'x' } }],
      ['DELETE', `tag?id=${tag.id}`],
      ['POST', `tag/${tag.id}/restore`, {}],
    ] as const) {
      const { status, body: answer } = await lectura.send(method, `${PATH}/${path}`, body);
      expect([status, answer.code], `${method} ${path}`).toEqual([403, 'SIN_PERMISO']);
    }
    expect(await all(titular)).toEqual(before);
    expect((await titular.get(`${PATH}/tags`)).body).toEqual([tag]);
  });

  it('nobody of another cuenta, and nobody without a token', async () => {
    const { titular } = await newCuenta(test);
    const other = (await newCuenta(test)).titular;
    const mine = await newContacto(titular);
    const tag = await newContactoEtiqueta(titular);
    const theirs = await newContacto(other);
    expect(await all(other)).toEqual([theirs]);
    expect((await other.get(`${PATH}/tags`)).body).toEqual([]);
    for (const { status } of [
      await other.get(`${PATH}/contact?id=${mine.id}`),
      await patch(other, mine.id, { name: 'x' }),
      await other.delete(`${PATH}/contact?id=${mine.id}`),
      await other.patch(`${PATH}/tag`, { id: tag.id, tag: { title: 'x' } }),
      await other.delete(`${PATH}/tag?id=${tag.id}`),
    ]) {
      expect(status).toBe(404);
    }
    expect((await patch(other, theirs.id, { tags: [tag.id] })).status).toBe(422);
    await titular.delete(`${PATH}/contact?id=${mine.id}`);
    await titular.delete(`${PATH}/tag?id=${tag.id}`);
    expect((await other.post(`${PATH}/contact/${mine.id}/restore`)).status).toBe(404);
    expect((await other.post(`${PATH}/tag/${tag.id}/restore`)).status).toBe(404);
    expect((await new ApiClient(test.baseUrl).get(`${PATH}/all`)).status).toBe(401);
  });
});

describe('tags', () => {
  it('are created first in the list, renamed, deleted, and restored on their contacts', async () => {
    const { titular } = await newCuenta(test);
    expect((await titular.get(`${PATH}/tags`)).body).toEqual([]);
    const first = await newContactoEtiqueta(titular, ' Cliente ');
    expect(first).toEqual({ id: ID, title: 'Cliente', version: 1 });
    const second = await newContactoEtiqueta(titular, 'Banco');
    expect((await titular.get(`${PATH}/tags`)).body).toEqual([second, first]);
    const contacto = await newContacto(titular, { tags: [second.id, first.id, second.id] });
    expect(contacto.tags).toEqual([second.id, first.id]);

    const tag = { id: UNKNOWN_ID, title: 'Bancos' };
    const renamed = await titular.patch(`${PATH}/tag`, { id: second.id, tag });
    expect([renamed.status, renamed.body]).toEqual([200, { id: second.id, title: 'Bancos', version: 2 }]);
    expect((await titular.patch(`${PATH}/tag`, { id: second.id, tag }, { version: 1 })).status).toBe(412);

    const deleted = await titular.delete(`${PATH}/tag?id=${second.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect((await titular.get(`${PATH}/tags`)).body).toEqual([first]);
    expect((await all(titular))[0]?.tags).toEqual([first.id]);
    expect((await titular.delete(`${PATH}/tag?id=${second.id}`)).status).toBe(404);
    expect((await titular.patch(`${PATH}/tag`, { id: second.id, tag })).status).toBe(404);
    expect((await patch(titular, contacto.id, { tags: [second.id] })).status).toBe(422);
    // The contact is written while the tag is deleted.
    expect((await patch(titular, contacto.id, { tags: [] })).body.tags).toEqual([]);

    const restored = await titular.post(`${PATH}/tag/${second.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { id: second.id, title: 'Bancos', version: 4 }]);
    expect((await all(titular))[0]?.tags).toEqual([second.id]);
    expect((await titular.get(`${PATH}/tags`)).body).toEqual([restored.body, first]);
    expect((await titular.post(`${PATH}/tag/${second.id}/restore`)).status).toBe(404);
  });

  it.each([
    [{ title: '' }, 'tag.title'],
    [{ title: '   ' }, 'tag.title'],
    [{ title: 'x'.repeat(61) }, 'tag.title'],
    [{ title: null }, 'tag.title'],
    [{}, 'tag.title'],
    ['x', 'tag'],
    [undefined, 'tag'],
  ])('refuse %j', async (tag, campo) => {
    const { titular } = await newCuenta(test);
    const { id } = await newContactoEtiqueta(titular);
    for (const answer of [
      await titular.post(`${PATH}/tag`, { tag }),
      await titular.patch(`${PATH}/tag`, { id, tag }),
    ]) {
      expect([answer.status, answer.body.details?.[0]?.campo]).toEqual([400, campo]);
    }
  });

  it('are made once by one Idempotency-Key', async () => {
    const { titular } = await newCuenta(test);
    const headers = { 'idempotency-key': 'una-vez' };
    const send = () => titular.post(`${PATH}/tag`, { tag: { title: 'Familia' } }, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await titular.get(`${PATH}/tags`)).body).toHaveLength(1);
  });

  it('of one contact, set by two at once, are those of one of them', async () => {
    const { titular } = await newCuenta(test);
    const ids = [(await newContactoEtiqueta(titular, 'A')).id, (await newContactoEtiqueta(titular, 'B')).id];
    const { id } = await newContacto(titular);
    const answers = await Promise.all(ids.map((tag) => patch(titular, id, { tags: [tag] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(ids.map((tag) => [tag])).toContainEqual((await all(titular))[0]?.tags);
  });
});

it('countries are all those with telephones, by their names in Spanish', async () => {
  const { titular } = await newCuenta(test);
  const { status, body } = await titular.get<PaisDto[]>(`${PATH}/countries`);
  expect([status, body.length]).toEqual([200, 245]);
  const argentina = body.find(({ iso }) => iso === 'ar');
  expect(argentina).toEqual({
    id: 'ar',
    iso: 'ar',
    name: 'Argentina',
    code: '+54',
    flagImagePos: '-1px -3282px',
    bandera: '0px -163px',
  });
  expect(body.find(({ iso }) => iso === 'es')).toMatchObject({ name: 'España', code: '+34' });
  expect(body.map(({ name }) => name)).toEqual(body.map(({ name }) => name).sort(new Intl.Collator('es').compare));
  expect(new Set(body.map(({ bandera }) => bandera)).size).toBe(245);
  // Some territories share a flag in the picture of the client.
  expect(new Set(body.map(({ flagImagePos }) => flagImagePos)).size).toBe(228);
});

it('every write tells the tabs of the cuenta', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const { events } = await listen(await newMiembro(test, cuentaId, 5));
  const { id } = await newContacto(titular);
  await patch(titular, id, { name: 'Otro' });
  await titular.delete(`${PATH}/contact?id=${id.toUpperCase()}`);
  await titular.post(`${PATH}/contact/${id}/restore`);
  const tag = await newContactoEtiqueta(titular);
  await titular.patch(`${PATH}/tag`, { id: tag.id, tag: { title: 'Otra' } });
  await titular.delete(`${PATH}/tag?id=${tag.id}`);
  await titular.post(`${PATH}/tag/${tag.id}/restore`);
  const told = (contacts?: string[]) => ({ type: 'contacts.changed', ...(contacts && { contacts }) });
  const ofIt = Array(4).fill(told([id]));
  await expect.poll(() => events).toEqual([...ofIt, told([]), told([]), told(), told()]);
});
