import { beforeAll, describe, expect, it } from 'vitest';
import type { ParteDto } from '../../server/expediente/partes/partes.dto.js';
import { ROL, ROLES } from '../../server/vocabulario/roles.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { approveRequisitos, newCarpeta } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

const MARTA = { tipo: 'humana', nombre: 'Marta', apellidos: 'Ibáñez' };

const THIRDS = ['33.33', '33.33', '33.34'];
const share = (rol: string, porcentaje: string) => ({ rol, porcentaje, persona: MARTA });

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const namesOf = async (client: Member, carpetaId: string) =>
  (await client.get(`/carpetas/${carpetaId}/partes`)).body.map(
    ({ persona, orden }: { persona: { nombreCompleto: string }; orden: number }) =>
      `${orden} ${persona.nombreCompleto}`,
  );

describe('adding a parte', () => {
  it('adds an existing persona, and registers a new persona in the same call', async () => {
    const { titular } = await newCuenta(test);
    const carpeta = await newCarpeta(titular, { acto: 'Compraventa' });
    const vendedor = await newParte(titular, carpeta.id, {
      rol: 'vendedor',
      caracter: 'por derecho propio',
      porcentaje: '33.3',
    });
    expect(vendedor).toMatchObject({
      persona: { nombreCompleto: 'Juan Núñez Peña', verificada: true },
      rol: 'vendedor',
      rolNombre: 'Vendedor',
      caracter: 'por derecho propio',
      representaA: null,
      porcentaje: '33.30',
      orden: 1,
    });
    const comprador = await titular.post(`/carpetas/${carpeta.id}/partes`, {
      rol: 'comprador',
      persona: { ...MARTA, idFiscalTipo: 'CUIT', idFiscal: '20-12345678-6' },
    });
    expect(comprador.status).toBe(201);
    expect(comprador.body).toMatchObject({
      persona: { nombreCompleto: 'Marta Ibáñez', idFiscalFormateado: '20-12345678-6' },
      orden: 2,
      avisos: [],
    });
    expect(await namesOf(titular, carpeta.id)).toEqual(['1 Juan Núñez Peña', '2 Marta Ibáñez']);
    expect((await titular.get('/carpetas?buscar=ibanez')).body.paginacion.total).toBe(1);
  });

  it('allows the move to firma when all roles of the acto are there', async () => {
    const { titular } = await newCuenta(test);
    const { id, version } = await newCarpeta(titular, { acto: 'Compraventa' });
    await approveRequisitos(titular, id);
    await newParte(titular, id, { rol: 'vendedor' });
    const move = () => titular.post(`/carpetas/${id}/mover`, { estado: 'lista_para_firma' }, { version });
    expect((await move()).body.message).toBe('Falta entre las partes: comprador.');
    await newParte(titular, id, { rol: 'comprador' });
    expect((await move()).body.estado).toBe('lista_para_firma');
  });

  it('registers nobody when the parte or the persona is refused', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const path = `/carpetas/${id}/partes`;
    const wrongCuit = { ...MARTA, idFiscalTipo: 'CUIT', idFiscal: '20-12345678-5' };
    const refused = await titular.post(path, { rol: 'requirente', persona: wrongCuit });
    expect([refused.status, refused.body.code]).toEqual([422, 'DIGITO_VERIFICADOR']);
    expect(refused.body.details[0]).toMatchObject({ campo: 'persona.idFiscal', esperado: '6' });
    const lost = await titular.post(path, { rol: 'requirente', persona: MARTA, representaA: UNKNOWN_ID });
    expect(lost.status).toBe(422);
    expect((await titular.get('/personas')).body.paginacion.total).toBe(0);
    const excepted = { ...wrongCuit, motivoExcepcion: 'A la vista' };
    const saved = await titular.post(path, { rol: 'requirente', persona: excepted });
    expect(saved.body.persona.verificada).toBe(false);
  });

  it('refuses the same persona twice in a role, and accepts it in another role', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const persona = await newPersona(titular);
    await newParte(titular, id, { personaId: persona.id, rol: 'firmante' });
    const again = await titular.post(`/carpetas/${id}/partes`, { personaId: persona.id, rol: 'firmante' });
    expect([again.status, again.body.code]).toEqual([409, 'PARTE_REPETIDA']);
    expect(again.body.message).toBe('La persona ya es parte de la carpeta como firmante.');
    const other = await newParte(titular, id, { personaId: persona.id, rol: 'testigo' });
    const into = await titular.patch(`/carpetas/${id}/partes/${other.id}`, { rol: 'firmante' });
    expect(into.status).toBe(409);
  });

  it('adds a single parte when the same parte is sent twice at once', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const persona = await newPersona(titular);
    const body = { personaId: persona.id, rol: 'firmante' };
    const answers = await Promise.all([1, 2].map(() => titular.post(`/carpetas/${id}/partes`, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await namesOf(titular, id)).toHaveLength(1);
  });

  it('gives several partes that are added at once different places', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => titular.post(`/carpetas/${id}/partes`, { persona: MARTA, rol: 'socio' })),
    );
    expect(answers.map(({ body }) => body.orden).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('creates a single parte per Idempotency-Key, and refuses the key for another carpeta', async () => {
    const { titular } = await newCuenta(test);
    const [one, other] = [await newCarpeta(titular), await newCarpeta(titular)];
    const headers = { 'idempotency-key': 'la-misma' };
    const body = { rol: 'requirente', persona: MARTA };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => titular.post(`/carpetas/${one.id}/partes`, body, { headers })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect((await titular.get('/personas')).body.paginacion.total).toBe(1);
    expect((await titular.post(`/carpetas/${other.id}/partes`, body, { headers })).status).toBe(422);
  });

  it.each([
    ['no role', { rol: undefined }, 'rol'],
    ['a role that does not exist', { rol: 'amigo' }, 'rol'],
    ['nobody', { persona: undefined }, 'personaId'],
    ['two people', { personaId: UNKNOWN_ID }, 'personaId'],
    ['somebody unknown', { persona: undefined, personaId: UNKNOWN_ID }, 'personaId'],
    ['a persona without names', { persona: { tipo: 'humana' } }, 'persona.nombre'],
    ['a persona without kind', { persona: {} }, 'persona.tipo'],
    ['a persona that is no object', { persona: 'Marta' }, 'persona'],
    ['several personas', { persona: [MARTA] }, 'persona'],
    ['a long carácter', { caracter: 'x'.repeat(201) }, 'caracter'],
    ['no part', { porcentaje: '0.00' }, 'porcentaje'],
    ['more than all', { porcentaje: '100.01' }, 'porcentaje'],
    ['a comma', { porcentaje: '33,3' }, 'porcentaje'],
    ['a number that is no text', { porcentaje: 50 }, 'porcentaje'],
    ['a place before the first', { orden: 0 }, 'orden'],
    ['a parte that does not exist', { representaA: UNKNOWN_ID }, 'representaA'],
  ])('says what is wrong with %s', async (_, fields, campo) => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const answer = await titular.post(`/carpetas/${id}/partes`, { rol: 'requirente', persona: MARTA, ...fields });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.details[0]).toMatchObject({ campo, mensaje: expect.stringMatching(/\.$/) });
  });
});

describe('changing a parte', () => {
  it('allows representation only within the carpeta, and without circles', async () => {
    const { titular } = await newCuenta(test);
    const [carpeta, other] = [await newCarpeta(titular), await newCarpeta(titular)];
    const poderdante = await newParte(titular, carpeta.id, { rol: 'poderdante' });
    const apoderado = await newParte(titular, carpeta.id, { rol: 'apoderado', representaA: poderdante.id });
    const foreign = await newParte(titular, other.id);
    const path = (id: string) => `/carpetas/${carpeta.id}/partes/${id}`;
    for (const [id, representaA, message] of [
      [poderdante.id, foreign.id, 'La parte representada no es de esta carpeta.'],
      [poderdante.id, poderdante.id, 'Una parte no puede representarse a sí misma.'],
      [poderdante.id, apoderado.id, 'Las partes se representarían en círculo.'],
    ] as const) {
      const { status, body } = await titular.patch(path(id), { representaA });
      expect([status, body.message]).toEqual([422, message]);
    }
    expect((await titular.delete(path(poderdante.id))).body).toBe(true);
    const [left] = (await titular.get(`/carpetas/${carpeta.id}/partes`)).body;
    expect(left).toMatchObject({ id: apoderado.id, representaA: null, orden: 1 });
  });

  it('lets a parte act for several partes, and keeps them for clients that know only the first', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const path = `/carpetas/${id}/partes`;
    const [uno, dos, tres] = [await newParte(titular, id), await newParte(titular, id), await newParte(titular, id)];
    const all = [uno.id, dos.id, tres.id];
    const apoderado = await newParte(titular, id, { rol: 'apoderado', representados: all });
    expect(apoderado).toMatchObject({ representaA: uno.id, representados: all });
    const change = async (body: object) => (await titular.patch(`${path}/${apoderado.id}`, body)).body;
    expect(await change({ representaA: uno.id, caracter: 'Apoderada' })).toMatchObject({ representados: all });
    const circle = await titular.patch(`${path}/${tres.id}`, { representados: [dos.id, apoderado.id] });
    expect([circle.status, circle.body.details[0].campo]).toEqual([422, 'representados']);
    expect((await titular.patch(`${path}/${tres.id}`, { representados: ['x'] })).status).toBe(400);

    const { body: copy } = await titular.post(`/carpetas/${id}/duplicar`, {});
    const copied: ParteDto[] = (await titular.get(`/carpetas/${copy.id}/partes`)).body;
    expect(copied[3]?.representados).toEqual(copied.slice(0, 3).map((parte) => parte.id));

    await titular.delete(`${path}/${uno.id}`);
    expect(await change({})).toMatchObject({ representaA: dos.id, representados: [dos.id, tres.id] });
    expect(await change({ representaA: tres.id })).toMatchObject({ representados: [tres.id] });
    expect(await change({ representaA: null })).toMatchObject({ representados: [] });
  });

  it('moves a parte to a place, and the others make room', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const partes: ParteDto[] = [];
    for (const nombre of ['Uno', 'Dos', 'Tres']) {
      const persona = { tipo: 'humana', nombre, apellidos: '.' };
      partes.push((await titular.post(`/carpetas/${id}/partes`, { rol: 'socio', persona })).body);
    }
    await titular.patch(`/carpetas/${id}/partes/${partes[2]?.id}`, { orden: 1 });
    expect(await namesOf(titular, id)).toEqual(['1 Tres .', '2 Uno .', '3 Dos .']);
    const last = await titular.patch(`/carpetas/${id}/partes/${partes[2]?.id}`, { orden: 99 });
    expect(last.body.orden).toBe(3);
    await titular.post(`/carpetas/${id}/partes`, { rol: 'testigo', personaId: partes[0]?.persona.id, orden: 1 });
    expect(await namesOf(titular, id)).toEqual(['1 Uno .', '2 Uno .', '3 Dos .', '4 Tres .']);
    const move = (n: number, orden: number) => titular.patch(`/carpetas/${id}/partes/${partes[n]?.id}`, { orden });
    await Promise.all([move(0, 4), move(1, 1), move(2, 2)]);
    const after = await namesOf(titular, id);
    expect(after.map((name: string) => name.charAt(0))).toEqual(['1', '2', '3', '4']);
    expect(new Set(after.map((name: string) => name.slice(2)))).toEqual(new Set(['Uno .', 'Dos .', 'Tres .']));
  });

  it('keeps the shares of a role within 100 %, one by one and together', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const path = `/carpetas/${id}/partes`;
    const one = await newParte(titular, id, { rol: 'comprador', porcentaje: '60' });
    const other = await newParte(titular, id, { rol: 'comprador' });
    await newParte(titular, id, { rol: 'vendedor', porcentaje: '100' });
    const over = await titular.patch(`${path}/${other.id}`, { porcentaje: '40.01' });
    expect([over.status, over.body.details[0].campo]).toEqual([422, 'porcentaje']);
    expect(over.body.message).toBe('Los porcentajes de ese rol sumarían 100,01 %: sobran 0,01 %.');
    const two = await Promise.all([1, 2].map(() => titular.post(path, share('comprador', '40'))));
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const third = two.find(({ status }) => status === 201)?.body;

    const thirds = {
      partes: [one, other, third].map((parte, n) => ({ id: parte.id.toUpperCase(), porcentaje: THIRDS[n] })),
    };
    const shared = await titular.patch(path, thirds);
    expect(shared.body.map(({ porcentaje }: { porcentaje: string }) => porcentaje)).toEqual([
      '33.33',
      '33.33',
      '100.00',
      '33.34',
    ]);
    expect((await titular.get(`/carpetas/${id}/actividad?tamano=1`)).body.eventos[0].descripcion).toBe(
      'cambió los porcentajes de Juan Núñez Peña, Juan Núñez Peña y Marta Ibáñez',
    );
    for (const [partes, status] of [
      [[{ id: one.id, porcentaje: '33.34' }], 422],
      [[{ id: UNKNOWN_ID, porcentaje: '1' }], 404],
      [[{ id: one.id, porcentaje: '101' }], 400],
      ['todas', 400],
    ]) {
      expect((await titular.patch(path, { partes })).status).toBe(status);
    }
    const { titular: stranger } = await newCuenta(test);
    expect((await stranger.patch(path, thirds)).status).toBe(404);
  });

  it.each(['anulada', 'archivada'])('refuses changes in a carpeta that is %s, whatever the role', async (estado) => {
    const { cuentaId, titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const parte = await newParte(titular, id);
    await test.owner.query('update carpetas set estado = $2 where id = $1', [id, estado]);
    const path = `/carpetas/${id}/partes`;
    for (const rolId of ROLES) {
      const member = await newMiembro(test, cuentaId, rolId);
      const refusal = [ROL.gestor, ROL.lectura].some((reader) => reader === rolId)
        ? [403, 'SIN_PERMISO']
        : [422, 'CARPETA_CERRADA'];
      for (const answer of [
        await member.post(path, { rol: 'socio', persona: MARTA }),
        await member.patch(`${path}/${parte.id}`, { caracter: 'x' }),
        await member.delete(`${path}/${parte.id}`),
      ]) {
        expect([answer.status, answer.body.code], `role ${rolId}`).toEqual(refusal);
      }
    }
    expect((await titular.get('/personas?buscar=marta')).body.paginacion.total).toBe(0);
    expect((await titular.get(path)).body).toMatchObject([{ id: parte.id, caracter: null }]);
  });

  it('refuses invalid fields', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const parte = await newParte(titular, id);
    for (const fields of [{ rol: null }, { rol: 'x' }, { orden: null }, { orden: 1.5 }, { porcentaje: '-1' }]) {
      const { status, body } = await titular.patch(`/carpetas/${id}/partes/${parte.id}`, fields);
      expect([status, body.details[0].campo]).toEqual([400, Object.keys(fields)[0]]);
    }
  });

  it('appears in the actividad of the carpeta', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const parte = await newParte(titular, id, { rol: 'requirente' });
    await titular.patch(`/carpetas/${id}/partes/${parte.id}`, { porcentaje: '50', caracter: 'cesionario' });
    await titular.patch(`/carpetas/${id}/partes/${parte.id}`, { porcentaje: '50.00' });
    await titular.delete(`/carpetas/${id}/partes/${parte.id}`);
    const { eventos } = (await titular.get(`/carpetas/${id}/actividad?tamano=3`)).body;
    expect(eventos.map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual([
      'quitó a Juan Núñez Peña (requirente)',
      'modificó el porcentaje y el carácter de Juan Núñez Peña (requirente)',
      'agregó a Juan Núñez Peña como requirente',
    ]);
  });
});

describe('seeing and changing partes', () => {
  it('answers 404 to another cuenta on every route, and refuses its personas', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular);
    const parte = await newParte(titular, id);
    const { titular: stranger } = await newCuenta(test);
    const own = await newCarpeta(stranger);
    for (const carpetaId of [id, own.id, UNKNOWN_ID]) {
      const path = `/carpetas/${carpetaId}/partes`;
      expect((await stranger.patch(`${path}/${parte.id}`, { caracter: 'x' })).status).toBe(404);
      expect((await stranger.delete(`${path}/${parte.id}`)).status).toBe(404);
    }
    for (const carpetaId of [id, UNKNOWN_ID, 'x']) {
      expect((await stranger.get(`/carpetas/${carpetaId}/partes`)).status).toBe(404);
      expect((await stranger.post(`/carpetas/${carpetaId}/partes`, { rol: 'socio', persona: MARTA })).status).toBe(404);
    }
    const foreign = await stranger.post(`/carpetas/${own.id}/partes`, { rol: 'socio', personaId: parte.persona.id });
    expect([foreign.status, foreign.body.details[0].campo]).toEqual([422, 'personaId']);
    expect((await stranger.get('/personas')).body.paginacion.total).toBe(0);
    expect(await namesOf(titular, id)).toHaveLength(1);
  });

  it('is also refused by the database for a persona or carpeta of another cuenta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { titular: stranger } = await newCuenta(test);
    const own = { carpeta: (await newCarpeta(titular)).id, persona: (await newPersona(titular)).id };
    const foreign = { carpeta: (await newCarpeta(stranger)).id, persona: (await newPersona(stranger)).id };
    const insert = async (carpetaId: string, personaId: string) => {
      const client = await test.superuser.connect();
      try {
        await client.query(
          `begin; set local role carpetas_tenant; set local app.cuenta_id = '${cuentaId}';
           set local app.usuario_id = '${titular.usuarioId}'; set local app.rol_id = '1'`,
        );
        await client.query(
          `insert into partes (id, carpeta_id, persona_id, rol, orden) values (gen_random_uuid(), $1, $2, 'socio', 1)`,
          [carpetaId, personaId],
        );
        return 'inserted';
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    expect(await insert(own.carpeta, own.persona)).toBe('inserted');
    expect(await insert(own.carpeta, foreign.persona)).toBe('23503');
    expect(await insert(foreign.carpeta, own.persona)).toBe('23503');
  });

  it('does not let an oficial add a persona that they may not see', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const testamento = await newCarpeta(titular, { acto: 'Testamento' });
    const testador = await newParte(titular, testamento.id, { rol: 'testador' });
    const { id } = await newCarpeta(oficial);
    const refused = await oficial.post(`/carpetas/${id}/partes`, { rol: 'socio', personaId: testador.persona.id });
    expect([refused.status, refused.body.details[0].campo]).toEqual([422, 'personaId']);
    const write = await oficial.delete(`/carpetas/${testamento.id}/partes/${testador.id}`);
    expect(write.status).toBe(404);
  });

  it('is for an oficial; gestor and lectura only read the partes that they see', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor, lectura] = await Promise.all([3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)));
    const { id } = await newCarpeta(titular, { responsableId: gestor?.usuarioId });
    const added = await oficial?.post(`/carpetas/${id}/partes`, { rol: 'socio', persona: MARTA });
    expect(added?.status).toBe(201);
    expect((await gestor?.get(`/carpetas/${id}/partes`))?.body).toHaveLength(1);
    expect((await gestor?.get('/personas'))?.body.paginacion.total).toBe(1);
    expect((await lectura?.get(`/carpetas/${id}/partes`))?.status).toBe(404);
    for (const member of [gestor, lectura]) {
      expect((await member?.post(`/carpetas/${id}/partes`, { rol: 'socio', persona: MARTA }))?.status).toBe(403);
      expect((await member?.delete(`/carpetas/${id}/partes/${added?.body.id}`))?.status).toBe(403);
    }
  });
});
