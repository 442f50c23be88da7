import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import {
  allContactos,
  CONTACTOS,
  newContacto,
  newContactoEtiqueta,
  patchContacto,
  WHOLE_CONTACTO,
} from '../factories/contactos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('changing a contact', () => {
  it('changes only the keys that were sent', async () => {
    const { titular } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular);
    const before = await newContacto(titular, { ...WHOLE_CONTACTO, birthday: '1980-02-29', tags: [tag.id] });
    const { status, body, headers } = await patchContacto(titular, before.id, {
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
    expect(await allContactos(titular)).toEqual([expected]);
    const cleared = { phoneNumbers: [], title: null, birthday: null, address: '', notes: null, tags: [] };
    expect((await patchContacto(titular, before.id, cleared)).body).toMatchObject({
      ...cleared,
      title: '',
      address: null,
      version: 3,
    });
  });

  it('with all fields unchanged, as the reference client sends them, changes nothing', async () => {
    const { titular } = await newCuenta(test);
    const before = await newContacto(titular, { ...WHOLE_CONTACTO, birthday: '1980-02-29' });
    expect((await patchContacto(titular, before.id, before)).body).toEqual(before);
  });

  it('lets the last write win, unless the client sends a version', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => patchContacto(titular, id, { name }, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.code).toBe('VERSION_ANTERIOR');
    const both = await Promise.all([
      patchContacto(titular, id, { title: 'Juez' }),
      patchContacto(titular, id, { company: 'Juzgado' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await allContactos(titular))[0]).toMatchObject({ title: 'Juez', company: 'Juzgado', version: 4 });
  });

  it('accepts null as a picture, but no other address', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    for (const which of ['avatar', 'background']) {
      const { status, body } = await patchContacto(titular, id, { [which]: 'https://otro.test/a.png' });
      expect([status, body.details?.[0]?.campo]).toEqual([422, `contact.${which}`]);
      expect((await patchContacto(titular, id, { [which]: null })).status).toBe(200);
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
      const { status, body } = await patchContacto(client, id, { personaId });
      expect([status, body.details?.[0]?.campo]).toEqual([422, 'contact.personaId']);
    }
    expect((await patchContacto(titular, id, { personaId: reserved.id.toUpperCase() })).body.personaId).toBe(
      reserved.id,
    );
    // A member who may not see the persona gets null. Sending this null back does not remove the persona.
    const seen = (await allContactos(oficial))[0];
    expect(seen?.personaId).toBeNull();
    await patchContacto(oficial, id, { ...seen, name: 'Otro' });
    expect((await allContactos(titular))[0]).toMatchObject({ name: 'Otro', personaId: reserved.id });
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
        await titular.post(`${CONTACTOS}/contact`, { contact }),
        await patchContacto(titular, before.id, contact),
      ]) {
        expect([answer.status, answer.body.details?.[0]?.campo]).toEqual([status, campo]);
        expect(answer.body.message).toMatch(/\.$/);
      }
      expect(await allContactos(titular)).toEqual([before]);
    },
  );

  it.each([['x'], [[]], [7], [undefined], [null]])('%j in place of a contact to write', async (contact) => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    expect((await patchContacto(titular, id, contact)).status).toBe(400);
  });

  it('invalid ids and bodies', async () => {
    const { titular } = await newCuenta(test);
    expect((await patchContacto(titular, 'x', {})).status).toBe(400);
    expect((await titular.get(`${CONTACTOS}/contact`)).status).toBe(400);
    expect((await titular.delete(`${CONTACTOS}/contact?id=x`)).status).toBe(400);
    expect((await titular.post(`${CONTACTOS}/contact`)).status).toBeLessThan(500);
    expect((await titular.post(`${CONTACTOS}/contact`, { contact: 'x' })).status).toBe(400);
  });
});
