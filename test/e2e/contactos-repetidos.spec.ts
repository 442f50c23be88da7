import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaginaDeRepetidosDto } from '../../server/oficina/contactos/repetidos/repetidos.dto.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { allContactos, CONTACTOS, newContacto, newContactoEtiqueta } from '../factories/contactos.js';
import { checkContactos, said, sendContactos } from '../factories/contactos-intercambio.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('an import of contacts that exist already', () => {
  const TABLE = [
    'Nombre,Correo 1,Teléfono 1,Empresa,Cargo,Etiquetas',
    'Ana R.,ANA@ejemplo.test,11 5555-0009,Otra,Gerente,Banco',
    '"Gómez, Luis",,+54 9 11 4444-0001,,Abogado,',
    'josé  núñez,,,Estudio,,',
    'Eva,eva@ejemplo.test,,,,',
    'Eva Paz,eva@ejemplo.test,11 5555-0003,,Perito,Banco',
  ].join('\n');
  const choose = (client: ApiClient, elecciones: Record<string, string>, key?: string) =>
    sendContactos(client, TABLE, 'contactos.csv', key, elecciones);

  async function newOffice() {
    const { titular, cuentaId } = await newCuenta(test);
    const tag = await newContactoEtiqueta(titular, 'Cliente');
    const ana = await newContacto(titular, {
      name: 'Ana',
      emails: [{ email: 'ana@ejemplo.test', label: 'Casa' }],
      company: 'Banco Sur',
      tags: [tag.id],
    });
    const luis = await newContacto(titular, {
      name: 'Luis Gómez',
      phoneNumbers: [{ country: 'ar', phoneNumber: '(011) 4444 0001', label: '' }],
    });
    const jose = await newContacto(titular, { name: 'José Núñez', company: 'ESTUDIO' });
    return { titular, cuentaId, ana, luis, jose };
  }

  it('is checked first: the answer says which rows exist already, and which are twice in the file', async () => {
    const { titular, cuentaId, ana, luis, jose } = await newOffice();
    const { status, body } = await checkContactos(titular, TABLE);
    const fila = (numero: number, nombre: string, con: object, coincidencias: string[]) => ({
      fila: numero,
      nombre,
      con,
      coincidencias,
      diferencias: [],
      propuesta: 'combinar',
    });
    expect([status, body]).toEqual([
      200,
      {
        contactos: 5,
        repetidos: [
          fila(2, 'Ana R.', { id: ana.id, fila: null, nombre: 'Ana' }, ['correo']),
          fila(3, 'Gómez, Luis', { id: luis.id, fila: null, nombre: 'Luis Gómez' }, ['telefono']),
          fila(4, 'josé núñez', { id: jose.id, fila: null, nombre: 'José Núñez' }, ['nombre']),
          fila(6, 'Eva Paz', { id: null, fila: 5, nombre: 'Eva' }, ['correo']),
        ],
      },
    ]);
    expect(await allContactos(titular)).toHaveLength(3);
    // Another cuenta has only the two Evas, and lectura must not ask.
    expect((await checkContactos((await newCuenta(test)).titular, TABLE)).body.repetidos).toHaveLength(1);
    expect((await checkContactos(await newMiembro(test, cuentaId, 5), TABLE)).status).toBe(403);
    expect((await checkContactos(titular, 'hola, qué tal')).status).toBe(422);
    expect((await titular.delete(`${CONTACTOS}/contact?id=${ana.id}`)).status).toBe(200);
    expect((await checkContactos(titular, TABLE)).body.repetidos).toHaveLength(3);
  });

  it('does not merge by itself a contact that shares only an e-mail or only a name', async () => {
    const { titular } = await newCuenta(test);
    await newContacto(titular, { name: 'Estudio Uno', emails: [{ email: 'info@estudio.test', label: '' }] });
    await newContacto(titular, { name: 'Juan Pérez', emails: [{ email: 'juan@x.test', label: '' }] });
    const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
    const cards = [
      card('FN:Marta Gómez', 'EMAIL:info@estudio.test'),
      card('FN:Pedro Díaz', 'EMAIL:info@estudio.test'),
      card('FN:Juan Pérez', 'EMAIL:otro@x.test'),
    ].join('');
    const { body } = await checkContactos(titular, cards);
    const otro = (dato: string, deLaFila: string, suyo: string) => ({
      propuesta: 'agregar',
      diferencias: [{ dato, deLaFila, suyo }],
    });
    expect(body.repetidos).toMatchObject([
      otro('nombre', 'Marta Gómez', 'Estudio Uno'),
      otro('nombre', 'Pedro Díaz', 'Estudio Uno'),
      otro('correo', 'otro@x.test', 'juan@x.test'),
    ]);
    // A choice for all contacts loses nobody. The same file again adds nobody.
    const imported = await sendContactos(titular, cards, 'contactos.vcf', undefined, { repetidos: 'omitir' });
    expect(imported.body).toMatchObject({ creados: 3, repetidos: { omitidos: 0, agregados: 3 } });
    const again = await sendContactos(titular, cards, 'contactos.vcf', undefined, { repetidos: 'combinar' });
    expect(again.body).toMatchObject({ creados: 0, repetidos: { combinados: 0, sinCambios: 3 } });
  });

  it('does not merge by itself a contact that shares a telephone, and compares numbers whole', async () => {
    const { titular } = await newCuenta(test);
    const central = await readFile(new URL('../factories/entradas/s-central.csv', import.meta.url), 'utf8');
    const { body } = await checkContactos(titular, central);
    expect(body).toMatchObject({ repetidos: [{ fila: 3, coincidencias: ['telefono'], propuesta: 'agregar' }] });
    const imported = await sendContactos(titular, central, 'contactos.csv', undefined, { repetidos: 'combinar' });
    expect(imported.body).toMatchObject({ creados: 3, repetidos: { combinados: 0, agregados: 1 } });
    // A person may choose to merge them all the same.
    const { titular: other } = await newCuenta(test);
    const chosen = await sendContactos(other, central, 'contactos.csv', undefined, {
      repetidos: 'combinar',
      combinar: '3',
    });
    expect(chosen.body).toMatchObject({ creados: 2, repetidos: { combinados: 1 } });
  });

  it('names the card whose end is missing, and takes the cards after it', async () => {
    const { titular } = await newCuenta(test);
    const rota = await readFile(new URL('../factories/entradas/v-rota.vcf', import.meta.url), 'utf8');
    const { body } = await sendContactos(titular, rota, 'contactos.vcf');
    expect(body).toMatchObject({ creados: 4, omitidos: [{ fila: 2, nombre: 'Rota Sin Fin' }] });
    expect(body.omitidos[0]?.motivo).toContain('Le falta el final');
  });

  it('adds missing data to existing contacts; its undo removes the data, except data that changed since', async () => {
    const { titular, ana, luis, jose } = await newOffice();
    const { status, body } = await choose(titular, { repetidos: 'combinar' });
    expect([status, body]).toMatchObject([
      200,
      {
        creados: 1,
        contactos: [expect.any(String)],
        etiquetas: [expect.any(String)],
        repetidos: { combinados: 3, sinCambios: 1, omitidos: 0, agregados: 0, importacion: expect.any(String) },
      },
    ]);
    const [banco] = body.etiquetas;
    expect(await allContactos(titular)).toMatchObject([
      {
        id: ana.id,
        name: 'Ana',
        emails: [{ email: 'ana@ejemplo.test', label: 'Casa' }],
        phoneNumbers: [{ country: 'ar', phoneNumber: '11 5555 0009' }],
        company: 'Banco Sur',
        title: 'Gerente',
        tags: [...ana.tags, banco],
        version: 2,
      },
      { name: 'Eva', emails: [{}], phoneNumbers: [{}], title: 'Perito', tags: [banco] },
      { id: jose.id, version: 1 },
      { id: luis.id, name: 'Luis Gómez', title: 'Abogado', phoneNumbers: [{ phoneNumber: '(011) 4444 0001' }] },
    ]);
    // The same file again changes nothing.
    const again = await choose(titular, { repetidos: 'combinar' });
    expect(again.body.repetidos).toEqual({
      combinados: 0,
      sinCambios: 5,
      omitidos: 0,
      agregados: 0,
      importacion: null,
    });

    await titular.patch(`${CONTACTOS}/contact`, { id: luis.id, contact: { title: 'Escribano' } });
    const undo = (client: ApiClient, importacion: unknown) =>
      client.post(`${CONTACTOS}/import/deshacer`, { ids: body.contactos, etiquetas: body.etiquetas, importacion });
    const { importacion } = body.repetidos ?? {};
    expect((await undo((await newCuenta(test)).titular, importacion)).status).toBe(404);
    expect((await undo(titular, 'x')).status).toBe(400);
    expect((await undo(titular, importacion)).body).toBe(true);
    const after = await allContactos(titular);
    expect(after).toMatchObject([
      { id: ana.id, emails: ana.emails, phoneNumbers: [], company: 'Banco Sur', title: ana.title, tags: ana.tags },
      { id: jose.id },
      { id: luis.id, title: 'Escribano' },
    ]);
    expect((await titular.get(`${CONTACTOS}/tags`)).body).toHaveLength(1);
    expect((await undo(titular, importacion)).status).toBe(404);
  });

  it('can be undone for a day, as long as something of it is there', async () => {
    const { titular, cuentaId } = await newOffice();
    const before = await said(titular);
    const recent = async (client = titular) => (await client.get(`${CONTACTOS}/import`)).body;
    expect(await recent()).toEqual([]);
    await choose(titular, { repetidos: 'combinar' });
    await choose(titular, { repetidos: 'combinar' });
    const [{ id }] = await recent();
    expect(await recent()).toEqual([{ id, importadaEn: expect.any(String), creados: 1, combinados: 2 }]);

    const undo = (client: ApiClient) => client.post(`${CONTACTOS}/import/${id}/deshacer`);
    const stranger = (await newCuenta(test)).titular;
    expect([await recent(stranger), (await undo(stranger)).status]).toEqual([[], 404]);
    const lectura = await newMiembro(test, cuentaId, 5);
    expect([(await lectura.get(`${CONTACTOS}/import`)).status, (await undo(lectura)).status]).toEqual([403, 403]);
    const age = (days: number) =>
      test.owner.query(
        `update contacto_importaciones set importada_en = importada_en - interval '1 day' * $2
                         where cuenta_id = $1`,
        [cuentaId, days],
      );
    await age(1);
    expect([await recent(), (await undo(titular)).status]).toEqual([[], 404]);
    await age(-1);
    expect((await undo(titular)).body).toBe(true);
    const unversioned = (contactos: object[]) => contactos.map((contacto) => ({ ...contacto, version: 0 }));
    expect(unversioned(await said(titular))).toEqual(unversioned(before));
    expect([await recent(), (await undo(titular)).status]).toEqual([[], 404]);

    const { contactos } = (await sendContactos(titular, 'Nombre\nIda\n')).body;
    expect(await recent()).toMatchObject([{ creados: 1, combinados: 0 }]);
    await titular.post(`${CONTACTOS}/import/deshacer`, { ids: contactos });
    expect(await recent()).toEqual([]);
  });

  it('follows the choice for all or that of a row, and can be undone when it only merged', async () => {
    const { titular } = await newOffice();
    const skipped = await choose(titular, { repetidos: 'omitir', agregar: '4', combinar: '6' });
    expect(skipped.body).toMatchObject({
      creados: 2,
      repetidos: { combinados: 1, sinCambios: 0, omitidos: 2, agregados: 1, importacion: null },
    });
    expect((await allContactos(titular)).map(({ name }) => name)).toEqual([
      'Ana',
      'Eva',
      'josé núñez',
      'José Núñez',
      'Luis Gómez',
    ]);
    const merged = await choose(titular, { repetidos: 'combinar' });
    expect(merged.body).toMatchObject({ creados: 0, contactos: [], repetidos: { combinados: 2 } });
    const { importacion } = merged.body.repetidos ?? {};
    expect((await titular.post(`${CONTACTOS}/import/deshacer`, { ids: [], importacion })).body).toBe(true);
    for (const wrong of [{ repetidos: 'x' }, { repetidos: 'omitir', agregar: '1;2' }, { agregar: '2' }]) {
      expect((await choose(titular, wrong as Record<string, string>)).status).toBe(422);
    }
    expect((await titular.post(`${CONTACTOS}/import/deshacer`, { ids: [] })).status).toBe(400);
  });

  it('decides again when it stores: of two at once, the second one finds what the first one added', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => choose(titular, { repetidos: 'omitir' }, key)));
    expect(answers.map(({ body }) => [body.creados, body.repetidos?.omitidos]).sort()).toEqual([
      [0, 5],
      [0, 5],
      [4, 1],
    ]);
    expect(await allContactos(titular)).toHaveLength(4);
    // A key belongs to one request: with other choices it is refused.
    expect((await choose(titular, { repetidos: 'combinar' }, 'a')).body.code).toBe('CLAVE_REUTILIZADA');
  });
});

describe('contacts that may be one', () => {
  const REPETIDOS = `${CONTACTOS}/repetidos`;
  const COMBINAR = `${CONTACTOS}/combinar`;
  const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
  const listed = async (client: ApiClient) => {
    const { status, body } = await client.get(REPETIDOS);
    expect([status, body]).toEqual([200, expect.anything()]);
    return (body as PaginaDeRepetidosDto).pares.map(({ uno, otro, coincidencias, diferencias }) => [
      uno.name,
      otro.name,
      coincidencias.join(),
      diferencias.map(({ dato }) => dato).join(),
    ]);
  };

  async function newPar() {
    const { titular, cuentaId } = await newCuenta(test);
    const uno = await newContacto(titular, {
      name: 'Ana Acuña',
      emails: [{ email: 'ana@ejemplo.test', label: 'Casa' }],
      notes: '<p>Llamar de tarde</p>',
    });
    const otro = await newContacto(titular, {
      name: 'ANA ACUÑA',
      emails: [{ email: 'Ana@ejemplo.test', label: 'Trabajo' }],
      company: 'Banco Sur',
    });
    return { titular, cuentaId, uno, otro };
  }

  it('are listed by what they have in common, those that are surely one first, and only within their cuenta', async () => {
    const { titular } = await newPar();
    const phone = (phoneNumber: string, country = 'ar') => ({ phoneNumbers: [{ country, phoneNumber, label: '' }] });
    await newContacto(titular, { name: 'Estudio Paz', ...phone('11 4444-0001') });
    await newContacto(titular, { name: 'Berta Paz', ...phone('(011) 4444 0001') });
    // The last eight digits are the same; the numbers are not.
    await newContacto(titular, { name: 'Otro País', ...phone('34444 0001', 'uy') });
    expect(await listed(titular)).toEqual([
      ['Ana Acuña', 'ANA ACUÑA', 'correo', ''],
      ['Estudio Paz', 'Berta Paz', 'telefono', 'nombre'],
    ]);
    const stranger = (await newCuenta(test)).titular;
    await newContacto(stranger, { name: 'Ana Acuña', emails: [{ email: 'ana@ejemplo.test', label: '' }] });
    expect(await listed(stranger)).toEqual([]);
  });

  it('are not listed once somebody said that they are two, until it is undone', async () => {
    const { titular, uno, otro } = await newPar();
    const say = (distintos: unknown) =>
      titular.post(`${REPETIDOS}/distintos`, { unoId: otro.id, otroId: uno.id, distintos });
    expect([(await say(true)).status, (await say(true)).status]).toEqual([200, 200]);
    expect(await listed(titular)).toEqual([]);
    expect((await say(false)).status).toBe(200);
    expect(await listed(titular)).toHaveLength(1);
    expect((await say('x')).status).toBe(400);
    const stranger = (await newCuenta(test)).titular;
    const body = { unoId: uno.id, otroId: otro.id, distintos: true };
    expect((await stranger.post(`${REPETIDOS}/distintos`, body)).status).toBe(404);
    expect((await titular.post(`${REPETIDOS}/distintos`, { ...body, otroId: uno.id })).status).toBe(422);
  });

  it('are made one with the sent fields and the persona, and two again as they were', async () => {
    const { titular, uno, otro } = await newPar();
    const persona = await newPersona(titular);
    const linked = (await titular.patch(`${CONTACTOS}/contact`, { id: otro.id, contact: { personaId: persona.id } }))
      .body;
    const contact = { company: 'Banco Sur' };
    const { status, body } = await titular.post(COMBINAR, { queda: seen(uno), otro: seen(linked), contact });
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(body).toMatchObject({ id: uno.id, company: 'Banco Sur', personaId: persona.id, notes: uno.notes });
    expect((await allContactos(titular)).map(({ id }) => id)).toEqual([uno.id]);

    const back = { queda: seen(body), otroId: otro.id, contact: { company: '', personaId: null } };
    expect((await titular.post(`${COMBINAR}/deshacer`, back)).body).toMatchObject({ id: uno.id, company: '' });
    const both = await allContactos(titular);
    expect(both.map(({ name, personaId }) => [name, personaId]).sort()).toEqual([
      ['ANA ACUÑA', persona.id],
      ['Ana Acuña', null],
    ]);
  });

  it('are made one once by two people at once, whichever stays, and not from what was changed since', async () => {
    const { titular, cuentaId, uno, otro } = await newPar();
    const oficial = await newMiembro(test, cuentaId, 3);
    const answers = await Promise.all([
      titular.post(COMBINAR, { queda: seen(uno), otro: seen(otro), contact: {} }),
      oficial.post(COMBINAR, { queda: seen(otro), otro: seen(uno), contact: {} }),
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect([404, 412]).toContain(refused[0]?.status);
    expect(await allContactos(titular)).toHaveLength(1);
  });

  it('are refused for two personas, for one contact twice, and to others', async () => {
    const { titular, cuentaId, uno, otro } = await newPar();
    const body = { queda: seen(uno), otro: seen(otro), contact: {} };
    expect((await titular.post(COMBINAR, { ...body, otro: seen(uno) })).status).toBe(422);
    expect((await titular.post(COMBINAR, { queda: { id: uno.id }, otro: seen(otro), contact: {} })).status).toBe(400);
    expect((await titular.post(COMBINAR, { ...body, contact: { name: '' } })).status).toBe(400);
    expect((await titular.post(COMBINAR, { ...body, otro: { ...seen(otro), version: 9 } })).status).toBe(412);
    for (const stranger of [(await newCuenta(test)).titular]) {
      expect((await stranger.post(COMBINAR, body)).status).toBe(404);
      expect(
        (await stranger.post(`${COMBINAR}/deshacer`, { queda: seen(uno), otroId: otro.id, contact: {} })).status,
      ).toBe(404);
    }
    const reader = await newMiembro(test, cuentaId, 5);
    expect([(await reader.get(REPETIDOS)).status, (await reader.post(COMBINAR, body)).status]).toEqual([403, 403]);
    const versions = [];
    for (const [contacto, apellidos] of [
      [uno, 'Acuña'],
      [otro, 'Acosta'],
    ] as const) {
      const persona = await newPersona(titular, { nombre: 'Ana', apellidos });
      const contact = { personaId: persona.id };
      versions.push((await titular.patch(`${CONTACTOS}/contact`, { id: contacto.id, contact })).body);
    }
    const [one, other] = versions.map(seen);
    expect((await titular.post(COMBINAR, { queda: one, otro: other, contact: {} })).body.code).toBe('OTRA_PERSONA');
    expect(await allContactos(titular)).toHaveLength(2);
  });
});
