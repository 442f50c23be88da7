import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { auditOf } from '../factories/auditoria.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { CUIT, JUAN, MAL_CUIT, newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('documents of personas (story 3)', () => {
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
    expect(await auditOf(test, cuentaId)).toEqual([
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

  it('keeps a number in one form, however it is written, in forms, searches and older rows', async () => {
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
    expect((await auditOf(test, cuentaId)).at(-1)).toEqual({ accion: 'personas.duplicada', datos });
  });

  it('asks for the reason also when a document is changed, and not for documents that stay', async () => {
    const { titular } = await newCuenta(test);
    await newPersona(titular, CUIT);
    const other = await newPersona(titular, { nombre: 'Otro' });
    const path = `/personas/${other.id}`;
    expect((await titular.patch(path, CUIT, { version: 1 })).body.code).toBe('PERSONA_DUPLICADA');
    const changed = await titular.patch(path, { ...CUIT, duplicadaMotivo: 'Homónimo' }, { version: 1 });
    expect(changed.status).toBe(200);
    expect((await titular.patch(path, { profesion: 'Agrónomo' }, { version: 2 })).status).toBe(200);
  });

  it('registers one of several personas that come at once with the same document', async () => {
    const { titular } = await newCuenta(test);
    const answers = await Promise.all([1, 2, 3, 4].map(() => titular.post('/personas', { ...JUAN, ...CUIT })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});
