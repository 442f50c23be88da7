import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { auditOf } from '../factories/auditoria.js';
import { newCarpeta } from '../factories/carpetas.js';
import { sha256 } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { CUIT, dni, dniPdf, JUAN, keepDocumento, MAL_CUIT, newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('changing a persona', () => {
  it('refuses a CUIT with another DNI like a wrong check digit, unless a person who may make exceptions gives a reason', async () => {
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
    const [{ datos }] = (await auditOf(test, cuentaId)).filter(({ accion }) => accion === 'personas.excepcion') as [
      never,
    ];
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

  it('asks for the version that was seen, and refuses an older version', async () => {
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
    expect((await auditOf(test, cuentaId)).filter(({ accion }) => accion === 'personas.excepcion')).toHaveLength(1);
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

describe('deleting a persona', () => {
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

  it('says beforehand what keeps a persona, as far as the reader sees it, also in the trash', async () => {
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

  it('deletes with a persona the personas that were merged into it, unless one of them is parte of a carpeta', async () => {
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
    const deleted = (await auditOf(test, cuentaId)).filter(({ accion }) => accion === 'persona.eliminada');
    expect(deleted).toHaveLength(2);
  });
});

describe('documents kept on a persona', () => {
  it('are added, served, changed, deleted and restored, and the persona shows the first one to expire', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular);
    const { persona } = await newParte(titular, carpeta.id);
    const { status, body } = await keepDocumento(titular, persona.id);
    expect([status, body]).toMatchObject([201, { ...dni, mime: 'application/pdf', previsualizable: true, version: 1 }]);
    const path = `/personas/archivos/${body.id}`;
    await keepDocumento(titular, persona.id, { clase: 'dni', vence: '2020-01-01' });
    await keepDocumento(titular, persona.id, { clase: 'poder', vence: '2029-05-06' });
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
    expect(sha256(await served.bytes())).toBe(sha256(dniPdf));
    expect((await titular.delete(path)).status).toBe(200);
    expect((await titular.get(`${path}/contenido`)).status).toBe(404);
    expect((await titular.get('/papelera')).body).toMatchObject([{ tipo: 'personaArchivo', id: body.id }]);
    expect((await titular.post(`${path}/restore`)).status).toBe(200);
    expect((await titular.get(`/personas/${persona.id}/archivos`)).body).toHaveLength(3);
    expect((await auditOf(test, cuentaId)).map(({ accion }) => accion)).toContain('persona.archivo_leido');
  });

  it('are refused without a kind, with a wrong day, empty, or beyond fifty, also by two at once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { id } = await newPersona(titular);
    expect((await keepDocumento(titular, id, {})).body.details[0].campo).toBe('clase');
    expect((await keepDocumento(titular, id, { ...dni, vence: '2030-02-30' })).body.details[0].campo).toBe('vence');
    expect((await keepDocumento(titular, id, { ...dni, vence: '2019-01-01' })).body.details[0].campo).toBe('vence');
    expect((await keepDocumento(titular, id, dni, '')).body.code).toBe('ARCHIVO_VACIO');
    const two = new FormData();
    two.append('clase', 'dni');
    for (const nombre of ['dni.pdf', 'otro.pdf']) two.append('archivo', new Blob([dniPdf]), nombre);
    const { status, body } = await titular.post(`/personas/${id}/archivos`, two);
    expect([status, body.details[0].campo]).toEqual([422, 'archivo']);
    expect((await titular.get(`/personas/${id}/archivos`)).body).toEqual([]);
    const oficial = await newMiembro(test, cuentaId, 3);
    expect((await keepDocumento(oficial, id)).status).toBe(404);
    await test.owner.query(
      `insert into persona_archivos (cuenta_id, id, persona_id, clase, nombre, sha256, bytes, mime, clave, subido_por)
       select $1::uuid, gen_random_uuid(), $2, 'otro', 'a', repeat('a', 64), 1, 'text/plain', $1::text || '/' || n, $3
         from generate_series(1, 49) n`,
      [cuentaId, id, titular.usuarioId],
    );
    const both = await Promise.all([keepDocumento(titular, id), keepDocumento(titular, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('pass to the persona that stays in a merge and back, and their bytes go with the persona', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, other] = [await newPersona(titular), await newPersona(titular)];
    await keepDocumento(titular, other.id);
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

describe('seeing and changing personas', () => {
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
