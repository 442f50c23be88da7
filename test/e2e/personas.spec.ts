import { beforeAll, describe, expect, it } from 'vitest';
import type { ParteDto } from '../../server/expediente/partes/partes.dto.js';
import type {
  ImportacionDeshechaDto,
  ImportacionPersonasDto,
  RevisionPersonasDto,
} from '../../server/expediente/personas/importacion/importacion.dto.js';
import type { PersonaDto } from '../../server/expediente/personas/personas.dto.js';
import type { ParteAUnirDto } from '../../server/expediente/personas/uniones.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { pdf, sha256 } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCertificado } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

const JUAN = { tipo: 'humana', nombre: 'Juan', apellidos: 'Núñez Peña' };
const CUIT = { idFiscalTipo: 'CUIT', idFiscal: '20-12345678-6' };
const MAL_CUIT = { ...JUAN, idFiscalTipo: 'CUIT', idFiscal: '20-12345678-5' };

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const auditOf = async (cuentaId: string) =>
  (await test.owner.query('select accion, datos from auditoria where cuenta_id = $1 order by n', [cuentaId])).rows;

describe('documents (story 3)', () => {
  it('names the expected digit, and with a reason of the titular saves, flags and audits', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const refused = await titular.post('/personas', MAL_CUIT);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'DIGITO_VERIFICADOR',
      message: 'El dígito verificador del CUIT debería ser 6.',
      details: [{ campo: 'idFiscal', mensaje: 'El dígito verificador del CUIT debería ser 6.', esperado: '6' }],
    });
    expect((await titular.get('/personas')).body.paginacion.total).toBe(0);

    const saved = await titular.post('/personas', { ...MAL_CUIT, motivoExcepcion: 'Documento a la vista' });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      idFiscal: '20123456785',
      verificada: false,
      motivoExcepcion: 'Documento a la vista',
      documentoExcepcion: [{ campo: 'idFiscal', esperado: '6' }],
    });
    expect(await auditOf(cuentaId)).toEqual([
      { accion: 'persona.creada', datos: { nombre: 'Juan Núñez Peña' } },
      {
        accion: 'personas.excepcion',
        datos: { nombre: 'Juan Núñez Peña', motivo: 'Documento a la vista', documentos: ['CUIT 20123456785'] },
      },
    ]);
  });

  it('checks a number before anything is saved, and suggests the right one', async () => {
    const { titular } = await newCuenta(test);
    const check = (query: string) => titular.get(`/personas/verificar-documento?${query}`);
    expect((await check('pais=AR&tipo=CUIT&numero=20-12345678-5')).body).toEqual({
      valido: false,
      mensaje: 'El dígito verificador del CUIT debería ser 6.',
      sugeridos: ['20-12345678-6'],
    });
    expect((await check('pais=ar&tipo=cuit&numero=20123456786')).body.valido).toBe(true);
    expect((await check('pais=AR&tipo=CUIT')).status).toBe(400);
    expect((await check('pais=AR&tipo=NADA&numero=1')).status).toBe(400);
  });

  it('accepts a reason only of titular and adscripto, with at least three characters', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [adscripto, oficial] = await Promise.all([2, 3].map((rolId) => newMiembro(test, cuentaId, rolId)));
    const withReason = { ...MAL_CUIT, motivoExcepcion: 'A la vista' };
    expect((await adscripto?.post('/personas', withReason))?.status).toBe(201);
    const refused = await oficial?.post('/personas', withReason);
    expect([refused?.status, refused?.body.message]).toEqual([
      403,
      'Solo el titular o un adscripto puede guardar un documento que no pasa la verificación.',
    ]);
    expect((await titular.post('/personas', { ...withReason, motivoExcepcion: ' x ' })).body.details[0].campo).toBe(
      'motivoExcepcion',
    );
  });

  it('does not flag a valid document, even with a reason', async () => {
    const { titular } = await newCuenta(test);
    const { body } = await titular.post('/personas', {
      ...MAL_CUIT,
      idFiscal: '20123456786',
      motivoExcepcion: 'Por si',
    });
    expect(body).toMatchObject({ verificada: true, motivoExcepcion: null, documentoExcepcion: [] });
  });

  it('refuses a malformed document without a reason', async () => {
    const { titular } = await newCuenta(test);
    const body = { ...JUAN, tipoDoc: 'DNI', numeroDoc: '12' };
    const refused = await titular.post('/personas', body);
    expect([refused.status, refused.body.code]).toEqual([422, 'DOCUMENTO_INVALIDO']);
    expect(refused.body.details).toEqual([
      { campo: 'numeroDoc', mensaje: 'El DNI lleva de seis a ocho números, por ejemplo 12.345.678.' },
    ]);
    expect((await titular.post('/personas', { ...body, motivoExcepcion: 'Así figura' })).body.verificada).toBe(false);
  });

  it('stores plain numbers, finds their country, and formats them for people', async () => {
    const { titular } = await newCuenta(test);
    const persona = await newPersona(titular, {
      tipoDoc: 'dni',
      numeroDoc: '12.345.678',
      idFiscalTipo: 'cuit',
      idFiscal: ' 20 12345678 6 ',
    });
    expect(persona).toMatchObject({
      paisDoc: 'AR',
      tipoDoc: 'DNI',
      numeroDoc: '12345678',
      numeroDocFormateado: '12.345.678',
      idFiscalPais: 'AR',
      idFiscal: '20123456786',
      idFiscalFormateado: '20-12345678-6',
      avisos: [],
    });
    const chilean = await newPersona(titular, { idFiscalPais: 'CL', idFiscalTipo: 'RUT', idFiscal: '11111112k' });
    expect(chilean.idFiscalFormateado).toBe('11.111.112-K');
    const { titular: uruguayan } = await newCuenta(test, { pais: 'UY' });
    const rut = await newPersona(uruguayan, { idFiscalTipo: 'RUT', idFiscal: '212345670015' });
    expect(rut.idFiscalPais).toBe('UY');
  });

  it('warns of an RFC with a wrong digit, and of a document that another persona has', async () => {
    const { titular } = await newCuenta(test);
    const rfc = await newPersona(titular, { idFiscalTipo: 'RFC', idFiscal: 'GODE561231GR7' });
    expect(rfc).toMatchObject({ verificada: true, avisos: ['El dígito verificador del RFC debería ser 8.'] });
    const cuit = { idFiscalTipo: 'CUIT', idFiscal: '20-12345678-6' };
    await newPersona(titular, cuit);
    const twin = await newPersona(titular, { ...cuit, nombre: 'Otro', duplicadaMotivo: 'Homónimos' });
    expect(twin.avisos).toEqual(['Ya hay una persona con ese CUIT: Juan Núñez Peña.']);
    const found = await titular.get('/personas?documento=20.12345678.6');
    expect(found.body.paginacion.total).toBe(2);
  });

  it('keeps a number in one form, whatever its writing, in forms, searches and what was there before', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const rut = (numero: string) => ({ ...JUAN, paisDoc: 'CL', tipoDoc: 'RUT', numeroDoc: numero });
    const check = await titular.get('/personas/verificar-documento?pais=ES&tipo=NIF&numero=ESB12345674');
    expect(check.body).toEqual({ valido: true, mensaje: 'Se guarda como B12345674.', sugeridos: ['B12345674'] });

    const first = await newPersona(titular, rut('07.654.321-6'));
    expect(first).toMatchObject({ numeroDoc: '76543216', numeroDocFormateado: '7.654.321-6' });
    expect((await titular.post('/personas', rut('7.654.321-6'))).body.code).toBe('PERSONA_DUPLICADA');
    const carpeta = await newCarpeta(titular);
    await newParte(titular, carpeta.id, { personaId: first.id });
    for (const path of ['/personas?documento=07654321-6', '/personas?buscar=07.654.321-6']) {
      expect((await titular.get(path)).body.personas).toMatchObject([{ id: first.id }]);
    }
    const { body: carpetas } = await titular.get('/carpetas?buscar=07.654.321-6');
    expect(carpetas.carpetas).toMatchObject([{ id: carpeta.id, coincidencia: { tipo: 'documento' } }]);

    // The state after numbers were stored in two forms.
    const twin = await newPersona(titular, rut('12.345.678-5'));
    const set = 'update personas set numero_doc = $3 where cuenta_id = $1 and id = $2';
    await test.owner.query(set, [cuentaId, twin.id, '76543216']);
    expect((await titular.get(`/personas/${twin.id}`)).body).toMatchObject({
      numeroDoc: '76543216',
      avisos: ['Ya hay una persona con ese RUT: Juan Núñez Peña.'],
      duplicados: [{ id: first.id }],
    });
    expect((await titular.post(`/personas/${first.id}/unir`, { otraId: twin.id })).status).toBe(200);
  });

  it('registers a document that another persona has only with a reason, which is audited', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const first = await newPersona(titular, CUIT);
    const refused = await titular.post('/personas', { ...JUAN, ...CUIT });
    const mensaje = 'Ya hay una persona con ese CUIT: Juan Núñez Peña.';
    expect([refused.status, refused.body.code]).toEqual([409, 'PERSONA_DUPLICADA']);
    const personas = [{ id: first.id, nombreCompleto: 'Juan Núñez Peña' }];
    expect(refused.body.details).toEqual([{ campo: 'idFiscal', mensaje, personas }]);
    expect((await titular.post('/personas', { ...JUAN, ...CUIT, duplicadaMotivo: 'no' })).status).toBe(400);

    const { body } = await titular.post('/personas', { ...JUAN, ...CUIT, duplicadaMotivo: ' Homónimo ' });
    expect(body).toMatchObject({ avisos: [mensaje], duplicados: personas });
    const datos = { nombre: 'Juan Núñez Peña', motivo: 'Homónimo', documentos: ['CUIT 20123456786'] };
    expect((await auditOf(cuentaId)).at(-1)).toEqual({ accion: 'personas.duplicada', datos });
  });

  it('asks for the reason also when a document is changed, and not for those that stay', async () => {
    const { titular } = await newCuenta(test);
    await newPersona(titular, CUIT);
    const other = await newPersona(titular, { nombre: 'Otro' });
    const path = `/personas/${other.id}`;
    expect((await titular.patch(path, CUIT, { version: 1 })).body.code).toBe('PERSONA_DUPLICADA');
    const changed = await titular.patch(path, { ...CUIT, duplicadaMotivo: 'Homónimo' }, { version: 1 });
    expect(changed.status).toBe(200);
    expect((await titular.patch(path, { profesion: 'Agrónomo' }, { version: 2 })).status).toBe(200);
  });

  it('registers one of several at once with the same document', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all([1, 2, 3, 4].map(() => titular.post('/personas', { ...JUAN, ...CUIT })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('writing', () => {
  it('refuses a CUIT of another DNI, as a wrong check digit, but for the reason of who may make an exception', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const fields = {
      tipo: 'humana',
      nombre: 'Ana',
      apellidos: 'Sol',
      tipoDoc: 'DNI',
      numeroDoc: '11.222.333',
      ...CUIT,
    };
    const refused = await oficial.post('/personas', fields);
    const mensaje = 'El CUIT es de otro DNI: el 12.345.678.';
    expect([refused.status, refused.body.details]).toEqual([
      422,
      [{ campo: 'idFiscal', mensaje, contra: 'numeroDoc' }],
    ]);
    expect((await oficial.post('/personas', { ...fields, motivoExcepcion: 'A la vista' })).status).toBe(403);
    const { id, version } = await newPersona(titular, { ...fields, motivoExcepcion: 'A la vista' });
    const [{ datos }] = (await auditOf(cuentaId)).filter(({ accion }) => accion === 'personas.excepcion') as [never];
    expect((datos as { documentos: string[] }).documentos).toEqual(['DNI 11222333', 'CUIT 20123456786']);
    await newParte(titular, (await newCarpeta(oficial)).id, { personaId: id });
    // The exception covers the DNI that it was made for, and no other DNI.
    expect((await oficial.patch(`/personas/${id}`, { profesion: 'Médica' }, { version })).status).toBe(200);
    const other = await oficial.patch(`/personas/${id}`, { numeroDoc: '11222334' }, { version: version + 1 });
    expect(other.status).toBe(422);
    expect((await oficial.patch(`/personas/${id}`, { numeroDoc: '12345678' }, { version: version + 1 })).status).toBe(
      200,
    );
  });

  it('asks for the version that was seen, and refuses an older one', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular);
    const path = `/personas/${id}`;
    expect((await titular.get(path)).headers.get('etag')).toBe('"1"');
    expect((await titular.patch(path, { profesion: 'Sin versión' })).status).toBe(428);
    expect((await titular.delete(path)).status).toBe(428);
    const written = await titular.patch(path, { profesion: 'Arquitecta' }, { version });
    expect([written.status, written.headers.get('etag')]).toEqual([200, '"2"']);
    const late = await titular.patch(path, { profesion: 'Tarde' }, { version });
    expect([late.status, late.body.code]).toEqual([412, 'VERSION_ANTERIOR']);
    expect((await titular.delete(path, { version })).status).toBe(412);
    expect((await titular.delete(path, { version: version + 1 })).body).toBe(true);
    expect((await titular.get(path)).status).toBe(404);
  });

  it('accepts one of two concurrent writes', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular);
    const answers = await Promise.all(
      ['Uno', 'Dos'].map((profesion) => titular.patch(`/personas/${id}`, { profesion }, { version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('does not change the version when nothing differs', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular, { tipoDoc: 'DNI', numeroDoc: '12345678' });
    const same = await titular.patch(`/personas/${id}`, { ...JUAN, numeroDoc: '12.345.678' }, { version });
    expect([same.status, same.body.version]).toEqual([200, version]);
  });

  it('clears fields with null or empty text, and the names when the tipo changes', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular, {
      email: 'juan@ejemplo.test',
      tipoDoc: 'DNI',
      numeroDoc: '123456',
    });
    const cleared = await titular.patch(`/personas/${id}`, { email: '', numeroDoc: null }, { version });
    expect(cleared.body).toMatchObject({ email: null, numeroDoc: null, tipoDoc: null, paisDoc: null });
    const company = await titular.patch(
      `/personas/${id}`,
      { tipo: 'juridica', razonSocial: 'Peña Hnos. S.A.' },
      { version: cleared.body.version },
    );
    expect(company.body).toMatchObject({ nombreCompleto: 'Peña Hnos. S.A.', nombre: null, apellidos: null });
  });

  it('drops the country of the earlier document when the kind changes', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular, { idFiscalTipo: 'CUIT', idFiscal: '20123456786' });
    const moved = await titular.patch(`/personas/${id}`, { idFiscalTipo: 'NIF', idFiscal: '12345678Z' }, { version });
    expect(moved.body).toMatchObject({ idFiscalPais: 'ES', idFiscal: '12345678Z' });
  });

  it('keeps an exception while its document does not change, whoever writes the rest', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id } = await newPersona(titular, { ...MAL_CUIT, motivoExcepcion: 'A la vista' });
    await newParte(titular, (await newCarpeta(titular)).id, { personaId: id });
    const phone = await oficial.patch(
      `/personas/${id}`,
      { telefono: '+54 11 5555-0101', motivoExcepcion: 'A la vista' },
      { version: 1 },
    );
    expect(phone.body).toMatchObject({ verificada: false, version: 2 });
    const another = await oficial.patch(
      `/personas/${id}`,
      { idFiscal: '20123456784', motivoExcepcion: 'A la vista' },
      { version: 2 },
    );
    expect(another.body.code).toBe('DIGITO_VERIFICADOR');
    const right = await oficial.patch(`/personas/${id}`, { idFiscal: '20123456786' }, { version: 2 });
    expect(right.body).toMatchObject({ verificada: true, motivoExcepcion: null });
    expect((await auditOf(cuentaId)).filter(({ accion }) => accion === 'personas.excepcion')).toHaveLength(1);
  });

  it('creates one row for ten parallel requests with one Idempotency-Key', async () => {
    const { titular } = await newCuenta(test);
    const headers = { 'idempotency-key': 'la-misma' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => titular.post('/personas', JUAN, { headers })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await titular.get('/personas')).body.paginacion.total).toBe(1);
    expect((await titular.post('/personas', MAL_CUIT, { headers })).status).toBe(422);
  });

  it.each([
    ['no kind of persona', { tipo: undefined }, 'tipo'],
    ['another kind of persona', { tipo: 'animal' }, 'tipo'],
    ['no nombre', { nombre: '  ' }, 'nombre'],
    ['no apellidos', { apellidos: undefined }, 'apellidos'],
    ['a company without razón social', { tipo: 'juridica' }, 'razonSocial'],
    ['a long nombre', { nombre: 'x'.repeat(121) }, 'nombre'],
    ['a nombre that is no text', { nombre: { $ne: '' } }, 'nombre'],
    ['a country that does not exist', { paisDoc: 'ZZ', tipoDoc: 'PASAPORTE', numeroDoc: 'AB12345' }, 'paisDoc'],
    ['a passport of nowhere', { tipoDoc: 'PASAPORTE', numeroDoc: 'AB12345' }, 'paisDoc'],
    ['a document that does not exist', { tipoDoc: 'LIBRETA', numeroDoc: '1' }, 'tipoDoc'],
    ['a number without its kind', { numeroDoc: '12345678' }, 'tipoDoc'],
    ['a CUIT of Spain', { idFiscalPais: 'ES', idFiscalTipo: 'CUIT', idFiscal: '20123456786' }, 'idFiscalTipo'],
    ['a RUT of no country', { idFiscalTipo: 'RUT', idFiscal: '212345670015' }, 'idFiscalPais'],
    ['a date that does not exist', { nacimiento: '1990-02-30' }, 'nacimiento'],
    ['a birth to come', { nacimiento: '2990-01-01' }, 'nacimiento'],
    ['an estado civil that does not exist', { estadoCivil: 'feliz' }, 'estadoCivil'],
    ['no nupcias', { nupcias: 0 }, 'nupcias'],
    ['a bad e-mail', { email: 'juan' }, 'email'],
    ['a telephone with words', { telefono: 'llamar al dueño' }, 'telefono'],
  ])('says what is wrong with %s', async (_, fields, campo) => {
    const { titular } = await newCuenta(test);
    const answer = await titular.post('/personas', { ...JUAN, ...fields });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.details[0]).toMatchObject({ campo, mensaje: expect.stringMatching(/\.$/) });
  });

  it('refuses to clear what a persona needs', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular);
    for (const [campo, fields] of Object.entries({ tipo: { tipo: null }, nombre: { nombre: '' } })) {
      const { status, body } = await titular.patch(`/personas/${id}`, fields, { version });
      expect([400, 422]).toContain(status);
      expect(body.details[0].campo).toBe(campo);
    }
  });
});

describe('deleting', () => {
  it('refuses while the persona is parte of a carpeta, and says of how many', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular);
    for (const rol of ['vendedor', 'comprador']) {
      await newParte(titular, (await newCarpeta(titular)).id, { personaId: id, rol });
    }
    const refused = await titular.delete(`/personas/${id}`, { version });
    expect([refused.status, refused.body.code]).toEqual([409, 'PERSONA_EN_USO']);
    expect(refused.body.message).toBe('La persona es parte de 2 carpetas y no se puede eliminar.');
  });

  it('says beforehand what keeps a persona, as far as it is seen, also what is in the trash', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, lectura] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 5)];
    const { id } = await newPersona(oficial);
    const usoOf = async (member: Member) => (await member.get(`/personas/${id}/carpetas`)).body.uso;
    expect(await usoOf(titular)).toEqual({ carpetas: 0, enPapelera: 0 });
    const borrador = await newCarpeta(titular, { abrir: false });
    await newParte(titular, borrador.id, { personaId: id, rol: 'vendedor' });
    await newParte(titular, borrador.id, { personaId: id, rol: 'comprador' });
    expect(await usoOf(titular)).toEqual({ carpetas: 1, enPapelera: 0 });
    const { version } = (await titular.get(`/carpetas/${borrador.id}`)).body;
    await titular.delete(`/carpetas/${borrador.id}`, { version });
    const testamento = await newCarpeta(titular, { acto: 'Testamento' });
    await newParte(titular, testamento.id, { personaId: id, rol: 'testador' });
    expect(await usoOf(titular)).toEqual({ carpetas: 1, enPapelera: 1 });
    expect(await usoOf(oficial)).toEqual({ carpetas: 0, enPapelera: 1 });
    await titular.post('/carpetas/accesos', { carpetas: [testamento.id], usuarioId: lectura.usuarioId, hasta: null });
    expect(await usoOf(lectura)).toBeNull();
  });

  it('deletes with a persona those that were merged into it, unless one of them is parte of a carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [kept, free] = [await newPersona(oficial), await newPersona(titular)];
    await newParte(titular, (await newCarpeta(titular)).id, { personaId: free.id });
    const signed = await newCarpeta(titular);
    const remove = (member: Member, { id, version }: { id: string; version: number }) =>
      member.delete(`/personas/${id}`, { version });
    const bound = await newPersona(titular);
    await newParte(titular, signed.id, { personaId: bound.id });
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, signed.id],
    );
    const stays = await newPersona(titular);
    await titular.post(`/personas/${stays.id}/unir`, { otraId: bound.id });
    const refused = await remove(titular, stays);
    expect(refused.body.message).toBe('La persona es parte de una carpeta y no se puede eliminar.');

    await titular.post(`/personas/${kept.id}/unir`, { otraId: free.id });
    await test.owner.query('delete from partes where cuenta_id = $1 and persona_id = $2', [cuentaId, kept.id]);
    expect((await remove(oficial, kept)).status).toBe(200);
    expect((await titular.get(`/personas/${free.id}`)).status).toBe(404);
    const deleted = (await auditOf(cuentaId)).filter(({ accion }) => accion === 'persona.eliminada');
    expect(deleted).toHaveLength(2);
  });
});

it('lists the carpetas of a persona with role and state, without those that the reader does not see', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const persona = await newPersona(titular);
  for (const carpeta of [await newCarpeta(titular), await newCarpeta(titular, { acto: 'Testamento' })]) {
    await newParte(titular, carpeta.id, { personaId: persona.id });
  }
  const path = `/personas/${persona.id}/carpetas`;
  expect((await titular.get(path)).body.total).toBe(2);
  const { body } = await oficial.get(path);
  expect(body).toMatchObject({ total: 1, carpetas: [{ rolNombre: 'Requirente', estado: 'en_preparacion' }] });

  const [{ carpetaId }] = body.carpetas;
  await newParte(titular, carpetaId, { personaId: persona.id, rol: 'firmante' });
  expect((await titular.get(path)).body).toMatchObject({ total: 2, carpetas: { length: 2 } });
  expect((await oficial.get(path)).body).toMatchObject({
    total: 1,
    carpetas: [{ carpetaId, rol: 'requirente', rolNombre: 'Requirente, Firmante' }],
  });
});

it('derives whom a persona represents, and by whom, from the carpetas that the reader sees', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const [apoderado, vendedor] = [await newPersona(titular, { nombre: 'Rita' }), await newPersona(titular)];
  for (const carpeta of [await newCarpeta(titular), await newCarpeta(titular, { acto: 'Testamento' })]) {
    const parte = await newParte(titular, carpeta.id, { personaId: vendedor.id, rol: 'vendedor' });
    const acting = { personaId: apoderado.id, rol: 'apoderado', caracter: 'Poder general', representaA: parte.id };
    await newParte(titular, carpeta.id, acting);
  }
  const path = `/personas/${apoderado.id}/representacion`;
  expect((await titular.get(path)).body.representaA).toHaveLength(2);
  const several = await newCarpeta(titular);
  const first = await newParte(titular, several.id, { rol: 'comprador' });
  const second = await newParte(titular, several.id, { rol: 'comprador' });
  const represented = { representados: [first.id, second.id] };
  const { persona } = await newParte(titular, several.id, { rol: 'apoderado', ...represented });
  const { representaA } = (await titular.get(`/personas/${persona.id}/representacion`)).body;
  const names = [first, second].map((parte) => ({ persona: { id: parte.persona.id } }));
  expect(representaA).toMatchObject(names);
  const { body: bySecond } = await titular.get(`/personas/${second.persona.id}/representacion`);
  expect(bySecond).toMatchObject({ representadaPor: [{ persona: { id: persona.id } }] });
  const seen = { rol: 'vendedor', rolNombre: 'Vendedor', caracter: 'Poder general', persona: { id: vendedor.id } };
  expect((await oficial.get(path)).body).toMatchObject({ representaA: [seen], representadaPor: [] });
  expect((await oficial.get(`/personas/${vendedor.id}/representacion`)).body).toMatchObject({
    representaA: [],
    representadaPor: [{ rol: 'apoderado', persona: { id: apoderado.id, nombreCompleto: 'Rita Núñez Peña' } }],
  });
  expect((await oficial.get(`/personas/${UNKNOWN_ID}/representacion`)).status).toBe(404);
});

const content = pdf('dni');
const dni = { clase: 'dni', numero: '12.345.678', expedido: '2020-03-02', vence: '2030-03-02' };

function keep(
  member: Member,
  personaId: string,
  fields: Record<string, string> = dni,
  bytes: string | typeof content = content,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('archivo', new Blob([bytes]), 'dni.pdf');
  return member.post(`/personas/${personaId}/archivos`, form);
}

describe('documents kept on a persona', () => {
  it('are added, served, changed, deleted and restored, and the first to expire is told with the persona', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular);
    const { persona } = await newParte(titular, carpeta.id);
    const { status, body } = await keep(titular, persona.id);
    expect([status, body]).toMatchObject([201, { ...dni, mime: 'application/pdf', previsualizable: true, version: 1 }]);
    const path = `/personas/archivos/${body.id}`;
    await keep(titular, persona.id, { clase: 'dni', vence: '2020-01-01' });
    await keep(titular, persona.id, { clase: 'poder', vence: '2029-05-06' });
    const vencimiento = async () => (await titular.get(`/carpetas/${carpeta.id}/partes`)).body[0].persona.vencimiento;
    expect(await vencimiento()).toEqual({ clase: 'poder', vence: '2029-05-06' });
    expect((await titular.patch(path, { vence: '2020-03-01' }, { version: 1 })).body.details[0].campo).toBe('vence');
    expect((await titular.patch(path, { vence: '2028-01-01' }, { version: 1 })).status).toBe(200);
    expect((await titular.patch(path, { vence: null }, { version: 1 })).status).toBe(412);
    expect(await vencimiento()).toEqual({ clase: 'dni', vence: '2028-01-01' });
    const served = await fetch(`${titular.baseUrl}/api${path}/contenido`, {
      headers: { authorization: `Bearer ${titular.accessToken}` },
    });
    expect([served.status, served.headers.get('content-disposition')]).toEqual([200, 'inline; filename=dni.pdf']);
    expect(sha256(await served.bytes())).toBe(sha256(content));
    expect((await titular.delete(path)).status).toBe(200);
    expect((await titular.get(`${path}/contenido`)).status).toBe(404);
    expect((await titular.get('/papelera')).body).toMatchObject([{ tipo: 'personaArchivo', id: body.id }]);
    expect((await titular.post(`${path}/restore`)).status).toBe(200);
    expect((await titular.get(`/personas/${persona.id}/archivos`)).body).toHaveLength(3);
    expect((await auditOf(cuentaId)).map(({ accion }) => accion)).toContain('persona.archivo_leido');
  });

  it('are refused without a kind, with a wrong day, empty, or beyond fifty, also by two at once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { id } = await newPersona(titular);
    expect((await keep(titular, id, {})).body.details[0].campo).toBe('clase');
    expect((await keep(titular, id, { ...dni, vence: '2030-02-30' })).body.details[0].campo).toBe('vence');
    expect((await keep(titular, id, { ...dni, vence: '2019-01-01' })).body.details[0].campo).toBe('vence');
    expect((await keep(titular, id, dni, '')).body.code).toBe('ARCHIVO_VACIO');
    const two = new FormData();
    two.append('clase', 'dni');
    for (const nombre of ['dni.pdf', 'otro.pdf']) two.append('archivo', new Blob([content]), nombre);
    const { status, body } = await titular.post(`/personas/${id}/archivos`, two);
    expect([status, body.details[0].campo]).toEqual([422, 'archivo']);
    expect((await titular.get(`/personas/${id}/archivos`)).body).toEqual([]);
    const oficial = await newMiembro(test, cuentaId, 3);
    expect((await keep(oficial, id)).status).toBe(404);
    await test.owner.query(
      `insert into persona_archivos (cuenta_id, id, persona_id, clase, nombre, sha256, bytes, mime, clave, subido_por)
       select $1::uuid, gen_random_uuid(), $2, 'otro', 'a', repeat('a', 64), 1, 'text/plain', $1::text || '/' || n, $3
         from generate_series(1, 49) n`,
      [cuentaId, id, titular.usuarioId],
    );
    const both = await Promise.all([keep(titular, id), keep(titular, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('pass to the persona that stays in a merge and back, and their bytes go with the persona', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, other] = [await newPersona(titular), await newPersona(titular)];
    await keep(titular, other.id);
    const merged = await titular.post(`/personas/${kept.id}/unir`, { otraId: other.id });
    expect(merged.body.vencimiento).toEqual({ clase: 'dni', vence: '2030-03-02' });
    await titular.post(`/personas/uniones/${merged.body.uniones[0].id}/deshacer`);
    expect((await titular.get(`/personas/${other.id}/archivos`)).body).toHaveLength(1);
    const { version } = (await titular.get(`/personas/${other.id}`)).body;
    expect((await titular.delete(`/personas/${other.id}`, { version })).status).toBe(200);
    const { rows } = await test.owner.query('select vista_en::text from subidas where cuenta_id = $1', [cuentaId]);
    expect(rows).toEqual([{ vista_en: '-infinity' }]);
  });
});

describe('merging', () => {
  const merge = (member: Member, id: string, otraId: string) => member.post(`/personas/${id}/unir`, { otraId });
  const partesOf = async (member: Member, carpetaId: string) =>
    (await member.get(`/carpetas/${carpetaId}/partes`)).body.map(
      ({ persona, id, rol, representaA, representados, orden }: ParteDto) => ({
        id,
        persona: persona.id,
        rol,
        representaA,
        representados,
        orden,
      }),
    );

  it('moves what is open, keeps what is signed, says so before, and is undone exactly', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, other, client] = [
      await newPersona(titular, { nombre: 'Juana', ...CUIT }),
      await newPersona(titular, { nombre: 'Yuana', numeroDoc: '12345678', tipoDoc: 'DNI' }),
      await newPersona(titular),
    ];
    const [open, both, signed] = [await newCarpeta(titular), await newCarpeta(titular), await newCarpeta(titular)];
    await newParte(titular, open.id, { personaId: other.id, rol: 'vendedor', porcentaje: '50' });
    await newParte(titular, both.id, { personaId: client.id });
    const repeated = await newParte(titular, both.id, { personaId: other.id, rol: 'firmante' });
    await newParte(titular, both.id, { personaId: client.id, rol: 'apoderado', representaA: repeated.id });
    const first = await newParte(titular, both.id, { personaId: client.id, rol: 'socio' });
    const several = { rol: 'testigo', representados: [first.id, repeated.id] };
    await newParte(titular, both.id, { personaId: client.id, ...several });
    const stays = await newParte(titular, both.id, { personaId: kept.id, rol: 'firmante' });
    await newParte(titular, signed.id, { personaId: other.id, rol: 'testigo' });
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, signed.id],
    );
    await newCertificado(titular, both.id, { parteId: repeated.id });
    const carpetas = [open.id, both.id, signed.id];
    const all = () => Promise.all(carpetas.map((id) => partesOf(titular, id)));
    const before = await all();

    const { body: previa } = await titular.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    const destinos = previa.partes.map(({ carpetaId, destino }: ParteAUnirDto) => [
      carpetas.indexOf(carpetaId),
      destino,
    ]);
    expect([destinos.toSorted(), previa.puedeHaberMas]).toEqual([
      [
        [0, 'pasa'],
        [1, 'repetida'],
        [2, 'queda'],
      ],
      false,
    ]);
    const merged = await merge(titular, kept.id, other.id);
    expect([merged.status, merged.body.uniones[0].otra.id]).toEqual([200, other.id]);

    const [moved, left, same] = await all();
    expect(moved).toEqual([{ ...before[0]?.[0], persona: kept.id }]);
    expect(left.map(({ persona, orden }: { persona: string; orden: number }) => [persona, orden])).toEqual([
      [client.id, 1],
      [client.id, 2],
      [client.id, 3],
      [client.id, 4],
      [kept.id, 5],
    ]);
    expect(left[1].representaA).toBe(stays.id);
    const [certificado] = (await titular.get(`/carpetas/${both.id}/certificados`)).body;
    expect(certificado.parte.id).toBe(stays.id);
    expect(left[3].representados).toEqual([first.id, stays.id]);
    expect(same).toEqual(before[2]);
    expect((await titular.get('/personas?buscar=yuana')).body.paginacion.total).toBe(0);
    expect((await titular.get(`/carpetas?buscar=${CUIT.idFiscal}`)).body.paginacion.total).toBe(2);
    expect((await titular.get(`/personas/${other.id}`)).body.unidaA).toBe(kept.id);
    const change = await titular.patch(`/personas/${other.id}`, { profesion: 'x' }, { version: 2 });
    const add = await titular.post(`/carpetas/${open.id}/partes`, { personaId: other.id, rol: 'testigo' });
    expect([change.body.code, add.body.code]).toEqual(['PERSONA_UNIDA', 'PERSONA_UNIDA']);
    const { body: actividad } = await titular.get(`/carpetas/${open.id}/actividad`);
    expect(actividad.eventos[0].descripcion).toContain('unió a Yuana Núñez Peña con Juana Núñez Peña');

    const undo = () => titular.post(`/personas/uniones/${merged.body.uniones[0].id}/deshacer`, {});
    expect((await undo()).body).toMatchObject({ id: kept.id, uniones: [] });
    expect(await all()).toEqual(before);
    expect((await titular.get('/personas?buscar=yuana')).body.paginacion.total).toBe(1);
    expect((await undo()).status).toBe(404);
  });

  it('moves partes of carpetas that the oficial does not see, and only counts them', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [kept, other] = [await newPersona(oficial), await newPersona(oficial)];
    const testamento = await newCarpeta(titular, { acto: 'Testamento', caratula: 'Oculta' });
    await newParte(titular, testamento.id, { personaId: other.id, rol: 'testador' });
    const { body } = await oficial.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    expect(body).toMatchObject({ partes: [], puedeHaberMas: true });
    expect(JSON.stringify(body)).not.toContain('Oculta');
    const { body: merged } = await merge(oficial, kept.id, other.id);
    expect((await partesOf(titular, testamento.id))[0].persona).toBe(kept.id);
    // Data that is signed meanwhile stays as it was signed.
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, testamento.id],
    );
    expect((await oficial.post(`/personas/uniones/${merged.uniones[0].id}/deshacer`, {})).status).toBe(200);
    expect((await partesOf(titular, testamento.id))[0].persona).toBe(kept.id);
  });

  it('keeps what was signed by one that was merged twice over with the one that stays last', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [first, second, last] = [await newPersona(titular), await newPersona(titular), await newPersona(titular)];
    const signed = await newCarpeta(titular);
    await newParte(titular, signed.id, { personaId: first.id });
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, signed.id],
    );
    await merge(titular, second.id, first.id);
    const { body } = await merge(titular, last.id, second.id);
    const totals = () =>
      Promise.all([second, last].map(async ({ id }) => (await titular.get(`/personas/${id}/carpetas`)).body.total));
    const stayed = async () => (await titular.get(`/personas/${first.id}`)).body.unidaA;
    expect([await totals(), await stayed()]).toEqual([[0, 1], last.id]);
    await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {});
    expect([await totals(), await stayed()]).toEqual([[1, 0], second.id]);
  });

  it('finds the one that stays by the documents of the merged one, and says before what is not taken over', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const [kept, other] = [await newPersona(titular), await newPersona(titular, { ...CUIT, domicilio: 'Sol 1' })];
    const open = await newCarpeta(titular);
    await newParte(titular, open.id, { personaId: other.id });
    const { body: previa } = await titular.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    expect(previa.noPasan).toEqual(['la identificación fiscal', 'el domicilio']);
    expect(previa.valores).toMatchObject([
      { campo: 'idFiscal', valor: 'CUIT 20-12345678-6' },
      { campo: 'domicilio', nombre: 'el domicilio', valor: 'Sol 1' },
    ]);
    const { body: merged } = await merge(titular, kept.id, other.id);
    const found = async (query: string) => (await oficial.get(`/personas?${query}`)).body.personas;
    for (const query of [`documento=${CUIT.idFiscal}`, `buscar=${CUIT.idFiscal}`]) {
      expect(await found(query)).toMatchObject([{ id: kept.id }]);
    }
    const again = await oficial.post('/personas', { ...JUAN, ...CUIT });
    expect([again.body.code, again.body.details?.[0].personas[0].id]).toEqual(['PERSONA_DUPLICADA', kept.id]);
    await titular.post(`/personas/uniones/${merged.uniones[0].id}/deshacer`, {});
    expect(await found(`documento=${CUIT.idFiscal}`)).toMatchObject([{ id: other.id }]);
  });

  it('takes the chosen values over that the one that stays lacks, and its undo gives back what nobody changed', async () => {
    const { titular } = await newCuenta(test);
    const kept = await newPersona(titular, { profesion: 'Agrónoma' });
    const other = await newPersona(titular, { ...CUIT, domicilio: 'Sol 1', telefono: '4555-0101', profesion: 'Otra' });
    const take = (tomar: string[]) => titular.post(`/personas/${kept.id}/unir`, { otraId: other.id, tomar });
    expect((await take(['profesion'])).body.details[0].campo).toBe('tomar');
    expect((await take(['nombre'])).status).toBe(400);
    const { body } = await take(['idFiscal', 'domicilio']);
    const taken = { idFiscal: '20123456786', idFiscalTipo: 'CUIT', domicilio: 'Sol 1', telefono: null };
    expect(body).toMatchObject({ ...taken, profesion: 'Agrónoma' });
    await titular.patch(`/personas/${kept.id}`, { domicilio: 'Luna 2' }, { version: body.version });
    const undone = await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`);
    const back = { idFiscal: null, idFiscalTipo: null, domicilio: 'Luna 2', noVolvieron: [] };
    expect([undone.status, undone.body]).toMatchObject([200, back]);
  });

  it('is undone also where a parte that moved was given the role of one that was taken out', async () => {
    const { titular } = await newCuenta(test);
    const [kept, other] = [await newPersona(titular), await newPersona(titular)];
    const open = await newCarpeta(titular);
    const stays = await newParte(titular, open.id, { personaId: kept.id, rol: 'firmante' });
    await newParte(titular, open.id, { personaId: other.id, rol: 'firmante' });
    const moved = await newParte(titular, open.id, { personaId: other.id, rol: 'testigo' });
    const { body } = await merge(titular, kept.id, other.id);
    await titular.delete(`/carpetas/${open.id}/partes/${stays.id}`);
    await titular.patch(`/carpetas/${open.id}/partes/${moved.id}`, { rol: 'firmante' });
    const undone = await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {});
    const left = { carpetaId: open.id, caratula: open.caratula, rolNombre: 'Firmante' };
    expect([undone.status, undone.body.noVolvieron]).toMatchObject([200, [left]]);
    const partes = [
      { id: moved.id, persona: other.id, rol: 'firmante', representaA: null, representados: [], orden: 1 },
    ];
    expect(await partesOf(titular, open.id)).toEqual(partes);
  });

  it('says before whose share is lost, and its undo never leaves a role over 100 %', async () => {
    const { titular } = await newCuenta(test);
    const [kept, other] = [await newPersona(titular), await newPersona(titular)];
    const { id } = await newCarpeta(titular);
    const rol = 'vendedor';
    const stays = await newParte(titular, id, { personaId: kept.id, rol, porcentaje: '60' });
    await newParte(titular, id, { personaId: other.id, rol, porcentaje: '40' });
    const { body: previa } = await titular.get(`/personas/${kept.id}/unir?otraId=${other.id}`);
    expect(previa.partes).toMatchObject([{ destino: 'repetida', porcentaje: '40.00' }]);
    const { body } = await merge(titular, kept.id, other.id);
    await titular.patch(`/carpetas/${id}/partes/${stays.id}`, { porcentaje: '100' });
    const undone = await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {});
    expect(undone.body).toMatchObject({ noVolvieron: [], sinPorcentaje: [{ carpetaId: id, rolNombre: 'Vendedor' }] });
    expect((await titular.get(`/carpetas/${id}/partes`)).body).toMatchObject([
      { porcentaje: '100.00' },
      { persona: { id: other.id }, porcentaje: null },
    ]);
  });

  it('is neither told to nor undone by who may not see the other persona', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, other] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 3)];
    const kept = await newPersona(titular, { nombre: 'Vista' });
    const [secreta, shared] = [await newPersona(titular, { nombre: 'Secreta' }), await newPersona(titular)];
    const [open, testamento] = [await newCarpeta(titular), await newCarpeta(titular, { acto: 'Testamento' })];
    await newParte(titular, open.id, { personaId: kept.id });
    await newParte(titular, testamento.id, { personaId: secreta.id, rol: 'testador' });
    await newParte(titular, open.id, { personaId: shared.id, rol: 'vendedor' });
    const { body } = await merge(titular, kept.id, secreta.id);
    expect((await oficial.get(`/personas/${kept.id}`)).body.uniones).toEqual([]);
    expect((await oficial.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {})).status).toBe(404);

    // A person who sees the moved rows may undo it. The other persona may take part in nothing any more.
    expect((await merge(oficial, kept.id, shared.id)).body.uniones).toHaveLength(1);
    const { uniones } = (await other.get(`/personas/${kept.id}`)).body;
    expect((await other.post(`/personas/uniones/${uniones[0].id}/deshacer`, {})).status).toBe(200);
    // The kept persona already had this role in the carpeta.
    await newParte(titular, open.id, { personaId: kept.id, rol: 'testigo' });
    const repeated = await newPersona(titular);
    await newParte(titular, open.id, { personaId: repeated.id, rol: 'testigo' });
    expect((await merge(oficial, kept.id, repeated.id)).body.uniones).toHaveLength(1);
  });

  it('happens once when two merge at once, and not with oneself, twice, a stranger or without permission', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, other, third] = [await newPersona(titular), await newPersona(titular), await newPersona(titular)];
    const answers = await Promise.all([merge(titular, kept.id, other.id), merge(titular, other.id, kept.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [stays = kept, gone = other] = answers[0]?.status === 200 ? [kept, other] : [other, kept];
    expect((await merge(titular, third.id, gone.id)).body.code).toBe('PERSONA_UNIDA');
    expect((await merge(titular, third.id, third.id)).status).toBe(422);
    const { titular: stranger } = await newCuenta(test);
    const theirs = await newPersona(stranger);
    expect((await merge(titular, third.id, theirs.id)).status).toBe(422);
    expect((await merge(stranger, third.id, theirs.id)).status).toBe(404);
    const gestor = await newMiembro(test, cuentaId, 4);
    expect((await merge(gestor, third.id, stays.id)).status).toBe(403);

    // A merge cannot be undone after a day, nor once the kept persona is merged in turn.
    const { body } = await merge(titular, third.id, stays.id);
    const [first] = (await test.owner.query('select id from persona_uniones where otra_id = $1', [gone.id])).rows;
    expect((await titular.post(`/personas/uniones/${first.id}/deshacer`, {})).body.code).toBe('PERSONA_UNIDA');
    await test.owner.query(`update persona_uniones set unida_en = now() - interval '25 hours' where cuenta_id = $1`, [
      cuentaId,
    ]);
    expect((await titular.post(`/personas/uniones/${body.uniones[0].id}/deshacer`, {})).status).toBe(404);
  });
});

describe('the list', () => {
  let titular: Member;

  beforeAll(async () => {
    ({ titular } = await newCuenta(test));
    await newPersona(titular, {
      tipoDoc: 'DNI',
      numeroDoc: '23.456.789',
      idFiscalTipo: 'CUIT',
      idFiscal: '20234567897',
    });
    await newPersona(titular, { nombre: 'Ángela', apellidos: 'Muñoz 100%' });
    await newPersona(titular, { tipo: 'juridica', razonSocial: 'Transportes del Ñandú S.A.' });
  });

  it.each([
    ['a word without its accent', 'buscar=angela', ['Ángela Muñoz 100%']],
    ['words in any order and letter case', 'buscar=PE%C3%91A%20juan', ['Juan Núñez Peña']],
    ['a company', 'buscar=nandu%20s.a.', ['Transportes del Ñandú S.A.']],
    ['a number with its dots', 'buscar=23.456.789', ['Juan Núñez Peña']],
    ['a number bare', 'buscar=23456', ['Juan Núñez Peña']],
    ['a CUIT with its dashes', 'buscar=20-23456789-7', ['Juan Núñez Peña']],
    ['a sign that LIKE would take for any text', 'buscar=100%25', ['Ángela Muñoz 100%']],
    ['a lone dot', 'buscar=.', ['Transportes del Ñandú S.A.']],
    ['nothing', 'buscar=nadie', []],
    ['a document', 'documento=23.456.789', ['Juan Núñez Peña']],
    ['part of a document', 'documento=23.456', []],
    ['all, by name', '', ['Ángela Muñoz 100%', 'Juan Núñez Peña', 'Transportes del Ñandú S.A.']],
    ['the second page', 'pagina=2&tamano=2', ['Transportes del Ñandú S.A.']],
  ])('finds by %s', async (_, query, expected) => {
    const { body } = await titular.get(`/personas?${query}`);
    expect(body.personas.map(({ nombreCompleto }: { nombreCompleto: string }) => nombreCompleto)).toEqual(expected);
  });

  it('is ordered by the Spanish alphabet or the last change, and shows one kind of persona alone', async () => {
    const { titular: other } = await newCuenta(test);
    for (const [nombre, apellidos] of [
      ['Zoe', 'Núñez'],
      ['Bea', 'nunez'],
      ['Ana', 'Nuzzi'],
      ['Ana', 'Núñez'],
    ]) {
      await newPersona(other, { nombre, apellidos });
    }
    const empresa = await newPersona(other, { tipo: 'juridica', razonSocial: 'Nuntez S.A.' });
    await other.patch(`/personas/${empresa.id}`, { profesion: 'Comercio' }, { version: 1 });
    const namesOf = async (query: string) =>
      (await other.get(`/personas?${query}`)).body.personas.map((one: PersonaDto) => one.nombreCompleto);
    const porApellidos = ['Bea nunez', 'Nuntez S.A.', 'Ana Núñez', 'Zoe Núñez', 'Ana Nuzzi'];
    expect(await namesOf('orden=apellidos')).toEqual(porApellidos);
    expect(await namesOf('orden=apellidos&direccion=desc&tamano=2&pagina=2')).toEqual(['Ana Núñez', 'Nuntez S.A.']);
    expect(await namesOf('orden=apellidos&tipo=humana')).toEqual(porApellidos.filter((name) => !name.endsWith('S.A.')));
    expect((await namesOf('orden=actualizadaEn&direccion=desc'))[0]).toBe('Nuntez S.A.');
    expect((await other.get('/personas?tipo=juridica')).body.paginacion.total).toBe(1);
    for (const query of ['orden=version', 'direccion=up', 'tipo=otra']) {
      expect((await other.get(`/personas?${query}`)).status, query).toBe(400);
    }
  });

  it('says the total past the end, and refuses garbage', async () => {
    const beyond = await titular.get('/personas?pagina=9&tamano=2');
    expect(beyond.body).toEqual({
      personas: [],
      paginacion: { total: 3, totalEsMinimo: false, pagina: 9, tamano: 2, ultimaPagina: 2 },
    });
    for (const query of ['pagina=0', 'tamano=1000', `buscar=${'x'.repeat(201)}`, 'documento=', 'buscar=a&buscar=b']) {
      expect((await titular.get(`/personas?${query}`)).status, query).toBe(400);
    }
  });
});

describe('who sees and writes', () => {
  it('answers 404 to another cuenta on every route, and 403 to gestor and lectura on writes', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { id, version } = await newPersona(titular, { idFiscalTipo: 'CUIT', idFiscal: '20123456786' });
    const { titular: stranger } = await newCuenta(test);
    for (const path of [`/personas/${id}`, `/personas/${UNKNOWN_ID}`, '/personas/x']) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.patch(path, { profesion: 'x' }, { version })).status).toBe(404);
      expect((await stranger.delete(path, { version })).status).toBe(404);
    }
    expect((await stranger.get('/personas?documento=20123456786')).body.paginacion.total).toBe(0);
    expect((await newPersona(stranger, { idFiscalTipo: 'CUIT', idFiscal: '20123456786' })).avisos).toEqual([]);

    for (const member of await Promise.all([4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)))) {
      expect((await member.post('/personas', JUAN)).status).toBe(403);
      expect((await member.patch(`/personas/${id}`, { profesion: 'x' }, { version })).status).toBe(403);
      expect((await member.delete(`/personas/${id}`, { version })).status).toBe(403);
    }
  });

  it('shows the testador of a reserved testamento only to people who see it (story 9)', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [adscripto, oficial, gestor, lectura] = await Promise.all(
      [2, 3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)),
    );
    const testamento = await newCarpeta(titular, { acto: 'Testamento' });
    const cuit = { idFiscalTipo: 'CUIT', idFiscal: '20-12345678-6' };
    const testador = await newPersona(titular, { nombre: 'Remigio', ...cuit });
    await newParte(titular, testamento.id, { personaId: testador.id, rol: 'testador' });

    for (const member of [titular, adscripto]) {
      expect((await member?.get('/personas?buscar=remigio'))?.body.paginacion.total).toBe(1);
      expect((await member?.get('/carpetas?buscar=remigio'))?.body.paginacion.total).toBe(1);
    }
    for (const member of [oficial, gestor, lectura]) {
      for (const query of ['buscar=remigio', 'documento=20123456786', '']) {
        const { body } = (await member?.get(`/personas?${query}`)) ?? {};
        expect([body.personas, body.paginacion.total]).toEqual([[], 0]);
      }
      expect((await member?.get('/carpetas?buscar=remigio'))?.body.paginacion.total).toBe(0);
      expect((await member?.get(`/personas/${testador.id}`))?.status).toBe(404);
      expect((await member?.get(`/carpetas/${testamento.id}/partes`))?.status).toBe(404);
    }
    expect((await oficial?.patch(`/personas/${testador.id}`, { profesion: 'x' }, { version: 1 }))?.status).toBe(404);
    expect((await oficial?.delete(`/personas/${testador.id}`, { version: 1 }))?.status).toBe(404);
    expect((await oficial?.post('/personas', { ...JUAN, ...cuit }))?.body.avisos).toEqual([]);

    await test.owner.query('insert into carpeta_accesos (cuenta_id, carpeta_id, usuario_id) values ($1, $2, $3)', [
      cuentaId,
      testamento.id,
      lectura?.usuarioId,
    ]);
    expect((await lectura?.get('/personas?buscar=remigio'))?.body.paginacion.total).toBe(1);
  });
});

type Quedada = ImportacionDeshechaDto['quedan'][number];

describe('an import', () => {
  const TABLA = [
    'Apellidos;Nombre;Razón social;DNI;CUIT;Teléfono;Nacimiento',
    'Núñez Peña;Juan;;12.345.678;;4555-0001;5/3/1980',
    'Paz;Ana;;22.333.444;;;',
    ';;Banco Ñandú;;30-71234567-1;;',
    'Sol;Eva;;;20-12345678-5;;',
    'Paz;Ana;;22333444;;;',
  ].join('\r\n');
  const form = (content: string | Uint8Array, opciones: object = {}) => {
    const body = new FormData();
    body.append('opciones', JSON.stringify(opciones));
    body.append('archivo', new Blob([content as Uint8Array<ArrayBuffer>]), 'personas.csv');
    return body;
  };
  const look = (client: ApiClient, content: string | Uint8Array, opciones?: object) =>
    client.post<RevisionPersonasDto & { code: string }>('/personas/importacion/revision', form(content, opciones));
  const send = (client: ApiClient, content: string, opciones?: object, key?: string) =>
    client.post<ImportacionPersonasDto>('/personas/importacion', form(content, opciones), {
      headers: key ? { 'idempotency-key': key } : {},
    });

  it('shows what it would do, stores it in one go, fills only what is missing, and is audited', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const juan = await newPersona(titular, { tipoDoc: 'DNI', numeroDoc: '12345678', telefono: '4999-0000' });
    const seen = await look(titular, Buffer.from(TABLA, 'latin1'));
    expect(seen.status).toBe(200);
    expect(seen.body.columnas[3]).toEqual({ titulo: 'DNI', campo: 'numeroDoc', ejemplo: '12.345.678' });
    expect(seen.body.filas).toMatchObject([
      { fila: 2, resultado: 'existe', existente: 'Juan Núñez Peña', completa: ['la fecha de nacimiento'] },
      { fila: 3, resultado: 'nueva', nombre: 'Ana Paz', documentos: ['DNI 22.333.444'] },
      { fila: 4, resultado: 'nueva', nombre: 'Banco Ñandú' },
      {
        fila: 5,
        resultado: 'incorrecta',
        errores: [{ campo: 'Identificación fiscal', mensaje: 'El dígito verificador del CUIT debería ser 6.' }],
      },
      { fila: 6, resultado: 'repetida' },
    ]);
    expect((await titular.get('/personas')).body.paginacion.total).toBe(1);

    const done = await send(titular, TABLA, { existentes: 'completar' }, 'clave-1');
    expect(done.body).toEqual({
      creadas: 2,
      completadas: 1,
      omitidas: [
        {
          fila: 5,
          nombre: 'Eva Sol',
          motivo: 'Identificación fiscal: El dígito verificador del CUIT debería ser 6.',
        },
        { fila: 6, nombre: 'Ana Paz', motivo: 'Es la misma persona que la de la fila 3.' },
      ],
      importacion: expect.any(String),
    });
    expect((await send(titular, TABLA, { existentes: 'completar' }, 'clave-1')).body).toEqual(done.body);
    expect((await titular.get(`/personas/${juan.id}`)).body).toMatchObject({
      telefono: '4999-0000',
      nacimiento: '1980-03-05',
    });
    const audited = (await auditOf(cuentaId)).slice(1);
    expect(audited.map(({ accion }) => accion)).toEqual([
      'persona.creada',
      'persona.creada',
      'persona.modificada',
      'personas.importadas',
    ]);
    expect(audited[3].datos).toEqual({ archivo: 'personas.csv', creadas: 2, completadas: 1, omitidas: 2 });
    const again = await send(titular, TABLA, { existentes: 'completar', distintas: [3] });
    expect(again.body).toMatchObject({ creadas: 0, completadas: 0 });
    expect(again.body.omitidas.map(({ motivo }) => motivo)).toContain('Ya está registrada: Ana Paz.');
  });

  it('says who without a document has the name of somebody, and omits or adds them', async () => {
    const { titular } = await newCuenta(test);
    await newPersona(titular, { nombre: 'Ana', apellidos: 'Páz', tipoDoc: 'DNI', numeroDoc: '22333444' });
    const nombres = 'Apellidos;Nombre;DNI\nPAZ;Ana;\nPaz;Ana;33.444.555\nSol;Eva;\n';
    const seen = await look(titular, nombres);
    expect(seen.body.filas.map(({ homonimas }) => homonimas)).toEqual([['Ana Páz, DNI 22.333.444'], [], []]);
    const done = await send(titular, nombres, { homonimas: 'omitir' });
    expect(done.body).toMatchObject({
      creadas: 2,
      omitidas: [{ fila: 2, motivo: 'Ya hay una persona con ese nombre: Ana Páz.' }],
    });
    // Eva exists by now. This time the other choice is sent for the row.
    const again = await send(titular, nombres, { homonimas: 'omitir', distintas: [2] });
    expect(again.body).toMatchObject({ creadas: 1, omitidas: [{ fila: 3 }, { fila: 4 }] });
    expect((await send(titular, 'Apellidos;Nombre\nPaz;Ana')).body.creadas).toBe(1);
  });

  it('asks the same of two in the file', async () => {
    const { titular } = await newCuenta(test);
    const dos = 'Apellidos;Nombre;Teléfono\nOtra;Luz;4555-0001\nOtra;Luz;4555-0002';
    const { filas } = (await look(titular, dos)).body;
    expect(filas.map(({ homonimas }) => homonimas)).toEqual([[], ['Luz Otra, de la fila 2']]);
    const done = await send(titular, dos, { homonimas: 'omitir' });
    expect(done.body).toMatchObject({
      creadas: 1,
      omitidas: [{ fila: 3, motivo: 'Ya hay una persona con ese nombre: Luz Otra, de la fila 2.' }],
    });
  });

  it('is taken back for a day, except whom somebody uses or changed since', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const juan = await newPersona(titular, { tipoDoc: 'DNI', numeroDoc: '12345678' });
    const personas = `${TABLA}\r\nRey;Leo;;;;;\r\nGil;Teo;;;;;`;
    const { importacion } = (await send(titular, personas, { existentes: 'completar' })).body;
    const find = async (buscar: string) => (await titular.get(`/personas?buscar=${buscar}`)).body.personas[0];
    const [ana, leo] = [await find('Paz'), await find('Leo')];
    const carpeta = await newCarpeta(titular);
    await newParte(titular, carpeta.id, { personaId: ana.id });
    await titular.patch(`/personas/${leo.id}`, { profesion: 'Agrónomo' }, { version: 1 });
    await titular.patch(`/personas/${juan.id}`, { nacimiento: '1981-03-05' }, { version: 2 });

    const undo = (client: ApiClient) => client.post('/personas/importacion/deshacer', { importacion });
    expect((await undo((await newCuenta(test)).titular)).status).toBe(404);
    const undone = await undo(titular);
    expect(undone.body).toMatchObject({ eliminadas: 2, vaciadas: 1 });
    expect(undone.body.quedan.toSorted((a: Quedada, b: Quedada) => a.nombre.localeCompare(b.nombre))).toEqual([
      { nombre: 'Ana Paz', motivo: 'Ya es parte de una carpeta.' },
      { nombre: 'Leo Rey', motivo: 'Alguien la modificó después.' },
    ]);
    expect((await titular.get(`/personas/${juan.id}`)).body).toMatchObject({
      telefono: null,
      nacimiento: '1981-03-05',
    });
    expect((await titular.get('/personas')).body.paginacion.total).toBe(3);
    expect((await undo(titular)).status).toBe(404);
    expect((await auditOf(cuentaId)).map(({ accion }) => accion)).toContain('personas.importacion_deshecha');
  });

  it('is not taken back from whom a document in the trash belongs to, which can be restored', async () => {
    const { titular } = await newCuenta(test);
    const { importacion } = (await send(titular, 'Apellidos;Nombre\nPaz;Ana')).body;
    const { id } = (await titular.get('/personas')).body.personas[0];
    const archivo = (await keep(titular, id)).body;
    await titular.delete(`/personas/archivos/${archivo.id}`);
    const undone = await titular.post('/personas/importacion/deshacer', { importacion });
    expect(undone.body.quedan).toEqual([{ nombre: 'Ana Paz', motivo: 'Ya está en uso.' }]);
    expect((await titular.post(`/personas/archivos/${archivo.id}/restore`)).status).toBe(200);
  });

  it('registers each once when two import at once, and one persona registers meanwhile', async () => {
    const { titular } = await newCuenta(test);
    const [one, other] = await Promise.all([
      send(titular, TABLA),
      send(titular, TABLA),
      titular.post('/personas', {
        tipo: 'humana',
        nombre: 'Ana',
        apellidos: 'Paz',
        tipoDoc: 'DNI',
        numeroDoc: '22333444',
      }),
    ]);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect((await titular.get('/personas')).body.paginacion.total).toBe(3);
  });

  it('is for who registers personas, of at most 1,000, in a table', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const gestor = await newMiembro(test, cuentaId, 4);
    expect([(await look(gestor, TABLA)).status, (await send(gestor, TABLA)).status]).toEqual([403, 403]);
    const codes = await Promise.all([
      look(titular, `Apellidos;Nombre\n${'a;b\n'.repeat(1_001)}`),
      look(titular, 'Apellidos;Nombre\n'),
      look(titular, Buffer.from('PK\u0003\u0004')),
      look(titular, TABLA, { columnas: ['id'] }),
    ]);
    expect(codes.map(({ body }) => body.code)).toEqual([
      'DEMASIADAS_PERSONAS',
      'SIN_PERSONAS',
      'TIPO_NO_ADMITIDO',
      'OPCIONES_INVALIDAS',
    ]);
    const mapped = await look(titular, 'X,Y\nPaz,Ana', { columnas: ['apellidos', 'nombre'] });
    expect(mapped.body.filas).toMatchObject([{ nombre: 'Ana Paz', resultado: 'nueva' }]);
  });
});
