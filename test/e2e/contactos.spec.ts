import { beforeAll, describe, expect, it } from 'vitest';
import type { ContactoDto } from '../../server/oficina/contactos/contactos.dto.js';
import type { PaisDto } from '../../server/oficina/contactos/paises.dto.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
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
import { newPersona } from '../factories/personas.js';
import { listen } from '../factories/sockets.js';

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const names = async (client: ApiClient, query: string): Promise<string[]> =>
  (await client.get<ContactoDto[]>(`${CONTACTOS}/search?query=${encodeURIComponent(query)}`)).body.map(
    ({ name }) => name,
  );

describe('a new contact', () => {
  it('has the defaults of the contract when the body is empty', async () => {
    const { titular } = await newCuenta(test);
    const { status, body, headers } = await titular.post(`${CONTACTOS}/contact`, {});
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
    expect(await allContactos(titular)).toEqual([body]);
    expect((await titular.get(`${CONTACTOS}/contact?id=${body.id}`)).body).toEqual(body);
  });

  it('is as sent, without the fields that a client may not set', async () => {
    const { titular } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular);
    const persona = await newPersona(titular);
    const contact = { ...WHOLE_CONTACTO, birthday: '1980-02-29', tags: [tag.id], personaId: persona.id };
    const forged = { version: 9, createdAt: '2000-01-01T00:00:00Z', job: { title: 'x' }, other: 1 };
    const { status, body } = await titular.post(`${CONTACTOS}/contact`, { contact: { ...contact, ...forged } });
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
      Array.from({ length: 5 }, () => titular.post(`${CONTACTOS}/contact`, {}, { headers })),
    );
    expect((await allContactos(titular)).map(({ id }) => id)).toEqual([answers[0]?.body.id]);
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
    const contactos = await allContactos(titular);
    const expected = ['Álvaro', 'ana', 'Ana María', 'nuñez', 'Nz', 'ñandú', 'Óscar', 'Zoe'];
    expect(contactos.map(({ name }) => name)).toEqual(expected);
    expect(contactos[0]).toEqual((await titular.get(`${CONTACTOS}/contact?id=${contactos[0]?.id}`)).body);
  });

  it('is searched by part of the name, in any case and accented or not', async () => {
    const { titular } = await newCuenta(test);
    await newContacto(titular, { name: 'Íñigo Muñoz', company: 'Zeta' });
    await newContacto(titular, { name: 'Ana 50%_x' });
    expect(await names(titular, '')).toEqual(['Ana 50%_x', 'Íñigo Muñoz']);
    expect((await titular.get(`${CONTACTOS}/search`)).body).toHaveLength(2);
    expect(await names(titular, 'INIGO MUN')).toEqual(['Íñigo Muñoz']);
    expect(await names(titular, '%_')).toEqual(['Ana 50%_x']);
    expect(await names(titular, '%%')).toEqual([]);
    expect(await names(titular, 'zeta')).toEqual([]);
    expect((await titular.get(`${CONTACTOS}/search?query=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await titular.get(`${CONTACTOS}/search?query=a&query=b`)).status).toBe(400);
    expect((await titular.get(`${CONTACTOS}/search?query=a%00`)).status).toBe(422);
  });
});

describe('the directory', () => {
  it('counts what a search finds by name, e-mail or telephone, however it is written', async () => {
    const { titular } = await newCuenta(test);
    await newContacto((await newCuenta(test)).titular, WHOLE_CONTACTO);
    await newContacto(titular, WHOLE_CONTACTO);
    await newContacto(titular, { name: 'Otra Ordóñez' });
    const count = async (query: string) =>
      (await titular.get(`${CONTACTOS}/count?query=${encodeURIComponent(query)}`)).body.total;
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
    expect(body[0].results.map(({ value }: { value: string }) => value)).toEqual([WHOLE_CONTACTO.name]);
  });
});

describe('deleting a contact', () => {
  it('answers true, hides it everywhere, and can be undone for a day', async () => {
    const { titular } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular);
    const before = await newContacto(titular, { ...WHOLE_CONTACTO, tags: [tag.id] });
    const { id } = before;
    const deleted = await titular.delete(`${CONTACTOS}/contact?id=${id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect(await allContactos(titular)).toEqual([]);
    expect(await names(titular, 'mar')).toEqual([]);
    expect((await titular.get(`${CONTACTOS}/contact?id=${id}`)).status).toBe(404);
    expect((await patchContacto(titular, id, { name: 'x' })).status).toBe(404);
    expect((await titular.delete(`${CONTACTOS}/contact?id=${id}`)).status).toBe(404);

    const { status, body } = await titular.post(`${CONTACTOS}/contact/${id}/restore`);
    expect([status, body]).toEqual([200, { ...before, version: 3, updatedAt: TIME }]);
    expect(await allContactos(titular)).toEqual([body]);
    expect((await titular.post(`${CONTACTOS}/contact/${id}/restore`)).status).toBe(404);

    await titular.delete(`${CONTACTOS}/contact?id=${id}`);
    await test.owner.query(`update contactos set eliminado_en = now() - interval '25 hours' where id = $1`, [id]);
    expect((await titular.post(`${CONTACTOS}/contact/${id}/restore`)).status).toBe(404);
  });

  it('by two at once succeeds once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    const answers = await Promise.all([0, 1].map(() => titular.delete(`${CONTACTOS}/contact?id=${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('rights on contactos', () => {
  it('let every member of the cuenta read, and all but lectura write', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const contacto = await newContacto(titular);
    const tag = await newContactoEtiqueta(titular);
    const { id } = contacto;
    for (const rolId of [2, 3, 4]) {
      const member = await newMiembro(test, cuentaId, rolId);
      expect((await patchContacto(member, id, { title: `Rol ${rolId}` })).status).toBe(200);
    }
    const lectura = await newMiembro(test, cuentaId, 5);
    expect((await allContactos(lectura)).map(({ name }) => name)).toEqual([contacto.name]);
    expect((await lectura.get(`${CONTACTOS}/tags`)).body).toEqual([tag]);
    expect((await lectura.get(`${CONTACTOS}/countries`)).status).toBe(200);
    const before = await allContactos(titular);
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
      const { status, body: answer } = await lectura.send(method, `${CONTACTOS}/${path}`, body);
      expect([status, answer.code], `${method} ${path}`).toEqual([403, 'SIN_PERMISO']);
    }
    expect(await allContactos(titular)).toEqual(before);
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toEqual([tag]);
  });

  it('let nobody of another cuenta in, and nobody without a token', async () => {
    const { titular } = await newCuenta(test);
    const other = (await newCuenta(test)).titular;
    const mine = await newContacto(titular);
    const tag = await newContactoEtiqueta(titular);
    const theirs = await newContacto(other);
    expect(await allContactos(other)).toEqual([theirs]);
    expect((await other.get(`${CONTACTOS}/tags`)).body).toEqual([]);
    for (const { status } of [
      await other.get(`${CONTACTOS}/contact?id=${mine.id}`),
      await patchContacto(other, mine.id, { name: 'x' }),
      await other.delete(`${CONTACTOS}/contact?id=${mine.id}`),
      await other.patch(`${CONTACTOS}/tag`, { id: tag.id, tag: { title: 'x' } }),
      await other.delete(`${CONTACTOS}/tag?id=${tag.id}`),
    ]) {
      expect(status).toBe(404);
    }
    expect((await patchContacto(other, theirs.id, { tags: [tag.id] })).status).toBe(422);
    await titular.delete(`${CONTACTOS}/contact?id=${mine.id}`);
    await titular.delete(`${CONTACTOS}/tag?id=${tag.id}`);
    expect((await other.post(`${CONTACTOS}/contact/${mine.id}/restore`)).status).toBe(404);
    expect((await other.post(`${CONTACTOS}/tag/${tag.id}/restore`)).status).toBe(404);
    expect((await new ApiClient(test.baseUrl).get(`${CONTACTOS}/all`)).status).toBe(401);
  });
});

describe('tags', () => {
  it('are created first in the list, renamed, deleted, and restored on their contacts', async () => {
    const { titular } = await newCuenta(test);
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toEqual([]);
    const first = await newContactoEtiqueta(titular, ' Cliente ');
    expect(first).toEqual({ id: ID, title: 'Cliente', version: 1 });
    const second = await newContactoEtiqueta(titular, 'Banco');
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toEqual([second, first]);
    const contacto = await newContacto(titular, { tags: [second.id, first.id, second.id] });
    expect(contacto.tags).toEqual([second.id, first.id]);

    const tag = { id: UNKNOWN_ID, title: 'Bancos' };
    const renamed = await titular.patch(`${CONTACTOS}/tag`, { id: second.id, tag });
    expect([renamed.status, renamed.body]).toEqual([200, { id: second.id, title: 'Bancos', version: 2 }]);
    expect((await titular.patch(`${CONTACTOS}/tag`, { id: second.id, tag }, { version: 1 })).status).toBe(412);

    const deleted = await titular.delete(`${CONTACTOS}/tag?id=${second.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, true]);
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toEqual([first]);
    expect((await allContactos(titular))[0]?.tags).toEqual([first.id]);
    expect((await titular.delete(`${CONTACTOS}/tag?id=${second.id}`)).status).toBe(404);
    expect((await titular.patch(`${CONTACTOS}/tag`, { id: second.id, tag })).status).toBe(404);
    expect((await patchContacto(titular, contacto.id, { tags: [second.id] })).status).toBe(422);
    // The contact is written while the tag is deleted.
    expect((await patchContacto(titular, contacto.id, { tags: [] })).body.tags).toEqual([]);

    const restored = await titular.post(`${CONTACTOS}/tag/${second.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { id: second.id, title: 'Bancos', version: 4 }]);
    expect((await allContactos(titular))[0]?.tags).toEqual([second.id]);
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toEqual([restored.body, first]);
    expect((await titular.post(`${CONTACTOS}/tag/${second.id}/restore`)).status).toBe(404);
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
      await titular.post(`${CONTACTOS}/tag`, { tag }),
      await titular.patch(`${CONTACTOS}/tag`, { id, tag }),
    ]) {
      expect([answer.status, answer.body.details?.[0]?.campo]).toEqual([400, campo]);
    }
  });

  it('are made once by one Idempotency-Key', async () => {
    const { titular } = await newCuenta(test);
    const headers = { 'idempotency-key': 'una-vez' };
    const send = () => titular.post(`${CONTACTOS}/tag`, { tag: { title: 'Familia' } }, { headers });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toHaveLength(1);
  });

  it('of one contact, set by two at once, are those of one of them', async () => {
    const { titular } = await newCuenta(test);
    const ids = [(await newContactoEtiqueta(titular, 'A')).id, (await newContactoEtiqueta(titular, 'B')).id];
    const { id } = await newContacto(titular);
    const answers = await Promise.all(ids.map((tag) => patchContacto(titular, id, { tags: [tag] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(ids.map((tag) => [tag])).toContainEqual((await allContactos(titular))[0]?.tags);
  });
});

it('countries are all those with telephones, by their names in Spanish', async () => {
  const { titular } = await newCuenta(test);
  const { status, body } = await titular.get<PaisDto[]>(`${CONTACTOS}/countries`);
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
  await patchContacto(titular, id, { name: 'Otro' });
  await titular.delete(`${CONTACTOS}/contact?id=${id.toUpperCase()}`);
  await titular.post(`${CONTACTOS}/contact/${id}/restore`);
  const tag = await newContactoEtiqueta(titular);
  await titular.patch(`${CONTACTOS}/tag`, { id: tag.id, tag: { title: 'Otra' } });
  await titular.delete(`${CONTACTOS}/tag?id=${tag.id}`);
  await titular.post(`${CONTACTOS}/tag/${tag.id}/restore`);
  const told = (contacts?: string[]) => ({ type: 'contacts.changed', ...(contacts && { contacts }) });
  const ofIt = Array(4).fill(told([id]));
  await expect.poll(() => events).toEqual([...ofIt, told([]), told([]), told(), told()]);
});
