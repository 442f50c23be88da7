import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta, tipoActoId } from '../factories/carpetas.js';
import { newDocumento } from '../factories/documentos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newInmueble } from '../factories/inmuebles.js';
import { waitingForLocks } from '../factories/locks.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('vínculos', () => {
  const linked = async (member: Member | undefined, { id }: { id: string }) =>
    (await member?.get(`/carpetas/${id}/vinculos`))?.body.map(
      ({ tipo, carpeta }: { tipo: string; carpeta: { caratula: string } }) => [tipo, carpeta.caratula],
    );

  it('are made from either side, shown from both with the inverse word, and told in both', async () => {
    const { titular } = await newCuenta(test);
    const [a, b] = [await newCarpeta(titular, { caratula: 'A' }), await newCarpeta(titular, { caratula: 'B' })];
    const made = await titular.post(`/carpetas/${a.id}/vinculos`, { tipo: 'corrige', otraId: b.id });
    expect(made.body).toMatchObject({
      tipo: 'corrige',
      carpeta: { id: b.id, codigo: b.codigo, caratula: 'B', estado: 'en_preparacion' },
    });
    await titular.post(`/carpetas/${a.id}/vinculos`, { tipo: 'precedida_por', otraId: b.id });
    expect(await linked(titular, a)).toEqual([
      ['corrige', 'B'],
      ['precedida_por', 'B'],
    ]);
    expect(await linked(titular, b)).toEqual([
      ['corregida_por', 'A'],
      ['antecede', 'A'],
    ]);
    expect((await titular.get(`/carpetas/${b.id}`)).body.vinculos[0].carpeta.id).toBe(a.id);

    expect((await titular.delete(`/carpetas/${b.id}/vinculos/${made.body.id}`)).body).toBe(true);
    expect((await titular.delete(`/carpetas/${b.id}/vinculos/${made.body.id}`)).status).toBe(404);
    expect(await linked(titular, a)).toEqual([['precedida_por', 'B']]);
    const { eventos } = (await titular.get(`/carpetas/${b.id}/actividad`)).body;
    expect(eventos.slice(0, 3).map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual([
      'quitó el vínculo: corregida por otra carpeta',
      'vinculó la carpeta: antecede a otra carpeta',
      'vinculó la carpeta: corregida por otra carpeta',
    ]);
  });

  it('are refused to the carpeta itself, twice, the other way round, to a draft in the trash and to an unknown carpeta', async () => {
    const { titular } = await newCuenta(test);
    const [a, b] = [await newCarpeta(titular), await newCarpeta(titular)];
    const draft = await newCarpeta(titular, { abrir: false });
    const theirs = await newCarpeta((await newCuenta(test)).titular);
    const link = async (otraId: unknown, tipo = 'corrige') => {
      const { status, body } = await titular.post(`/carpetas/${a.id}/vinculos`, { tipo, otraId });
      return [status, body.details?.[0].campo];
    };
    expect(await link(draft.id)).toEqual([201, undefined]);
    await titular.delete(`/carpetas/${draft.id}`, { version: draft.version });
    expect(await linked(titular, a)).toEqual([]);
    for (const otraId of [a.id, draft.id, theirs.id, UNKNOWN_ID]) {
      expect(await link(otraId, 'continua')).toEqual([422, 'otraId']);
    }
    expect(await link('uno')).toEqual([400, 'otraId']);
    expect(await link(b.id, 'copia')).toEqual([400, 'tipo']);
    // Two equal links at once, from both sides, create a single link.
    const both = await Promise.all([
      titular.post(`/carpetas/${a.id}/vinculos`, { tipo: 'corrige', otraId: b.id }),
      titular.post(`/carpetas/${b.id}/vinculos`, { tipo: 'corregida_por', otraId: a.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await link(b.id)).toEqual([409, 'otraId']);
    expect(await link(b.id, 'corregida_por')).toEqual([409, 'otraId']);
  });

  it('name the existing link, also to the slower of two requests at once', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [a, b] = [await newCarpeta(titular), await newCarpeta(titular)];
    const link = async (from: { id: string }, to: { id: string }) => {
      const { body } = await titular.post(`/carpetas/${from.id}/vinculos`, { tipo: 'corrige', otraId: to.id });
      return [body.code, body.message];
    };
    const faster = await test.owner.connect();
    await faster.query('begin');
    await faster.query(
      `insert into carpeta_vinculos (cuenta_id, id, carpeta_id, tipo, otra_id, creado_por) values ($1, $2, $3, 'corrige', $4, $5)`,
      [cuentaId, UNKNOWN_ID, a.id, b.id, titular.usuarioId],
    );
    const slower = link(a, b);
    await waitingForLocks(test, 1);
    await faster.query('commit');
    faster.release();
    const repeated = ['VINCULO_REPETIDO', 'Las carpetas ya tienen ese vínculo.'];
    expect(await slower).toEqual(repeated);
    expect(await link(a, b)).toEqual(repeated);
    expect(await link(b, a)).toEqual([
      'VINCULO_REPETIDO',
      'Las carpetas ya tienen el vínculo opuesto: corregida por otra carpeta.',
    ]);
  });

  it('show only to people who see both carpetas, and lead only from a visible carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, lectura] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 5)];
    const open = await newCarpeta(titular, { caratula: 'Abierta' });
    const reserved = await newCarpeta(titular, { caratula: 'Secreta', reservada: true });
    const made = await titular.post(`/carpetas/${open.id}/vinculos`, { tipo: 'continua', otraId: reserved.id });
    expect(await linked(oficial, open)).toEqual([]);
    expect((await oficial.get(`/carpetas/${open.id}`)).body.vinculos).toEqual([]);
    expect((await oficial.delete(`/carpetas/${open.id}/vinculos/${made.body.id}`)).status).toBe(404);
    const { status, body } = await oficial.post(`/carpetas/${open.id}/vinculos`, {
      tipo: 'antecede',
      otraId: reserved.id,
    });
    expect([status, body.details[0].campo]).toEqual([422, 'otraId']);
    const told = JSON.stringify((await oficial.get(`/carpetas/${open.id}/actividad`)).body);
    expect([told.includes('Secreta'), told.includes(reserved.id)]).toEqual([false, false]);
    await test.owner.query('insert into carpeta_accesos (cuenta_id, carpeta_id, usuario_id) values ($1, $2, $3)', [
      cuentaId,
      open.id,
      lectura.usuarioId,
    ]);
    expect(await linked(lectura, open)).toEqual([]);
    expect((await lectura.post(`/carpetas/${open.id}/vinculos`, { tipo: 'corrige', otraId: open.id })).status).toBe(
      403,
    );
  });
});

describe('a duplicate', () => {
  it('takes along only the chosen parts, never documents, numbers or dates, and is linked on request', async () => {
    const { titular } = await newCuenta(test);
    const original = await newCarpeta(titular, {
      caratula: 'La primera',
      etiquetas: ['banco'],
      prioridad: 'alta',
      camposExtra: { matricula: '7-123' },
      fechaFirmaPrevista: '2026-03-04',
      monto: '10',
    });
    const poderdante = await newParte(titular, original.id, { rol: 'poderdante', porcentaje: '40' });
    await newParte(titular, original.id, { rol: 'apoderado', representaA: poderdante.id, caracter: 'Apoderada' });
    await newDocumento(titular, original.id);
    const { id: inmuebleId } = await newInmueble(titular, original.id);
    await titular.patch(`/carpetas/${original.id}/inmuebles/${inmuebleId}`, { porcentaje: '50' });
    const duplicate = async (body: object) => (await titular.post(`/carpetas/${original.id}/duplicar`, body)).body;

    const whole = await duplicate({ vinculo: 'continua' });
    expect(whole).toMatchObject({
      caratula: 'La primera',
      tipoActo: original.tipoActo,
      estado: 'borrador',
      codigo: null,
      etiquetas: ['banco'],
      prioridad: 'alta',
      camposExtra: { matricula: '7-123' },
      fechaFirmaPrevista: null,
      monto: null,
      vinculos: [{ tipo: 'continua', carpeta: { id: original.id } }],
    });
    const partes = (await titular.get(`/carpetas/${whole.id}/partes`)).body;
    expect(partes).toMatchObject([
      { rol: 'poderdante', porcentaje: poderdante.porcentaje, persona: { id: poderdante.persona.id }, orden: 1 },
      { rol: 'apoderado', representaA: partes[0].id, caracter: 'Apoderada', orden: 2 },
    ]);
    expect(partes[0].id).not.toBe(poderdante.id);
    expect((await titular.get(`/carpetas/${whole.id}/documentos`)).body.documentos).toEqual([]);
    const { eventos } = (await titular.get(`/carpetas/${whole.id}/actividad`)).body;
    expect(eventos.map(({ accion }: { accion: string }) => accion)).toEqual([
      'vinculo.agregado',
      'inmueble.agregado',
      'parte.agregada',
      'parte.agregada',
      'carpeta.creada',
    ]);
    expect((await titular.get(`/carpetas/${whole.id}/inmuebles`)).body).toMatchObject([
      { id: inmuebleId, porcentaje: '50.00', orden: 1, otrasCarpetas: [{ id: original.id }] },
    ]);

    const bare = await duplicate({
      incluir: [],
      caratula: 'Otra',
      tipoActoId: await tipoActoId(titular, 'Compraventa'),
    });
    expect(bare).toMatchObject({ caratula: 'Otra', etiquetas: [], prioridad: 'normal', camposExtra: {}, vinculos: [] });
    expect(bare.tipoActo.nombre).toMatch(/^Compraventa/);
    expect((await titular.get(`/carpetas/${bare.id}/partes`)).body).toEqual([]);
    expect((await titular.get(`/carpetas/${bare.id}/inmuebles`)).body).toEqual([]);
  });

  it('takes along the kept persona in place of merged personas, once in each role', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [kept, gone] = [await newPersona(titular), await newPersona(titular)];
    const original = await newCarpeta(titular);
    const testigo = await newParte(titular, original.id, { personaId: gone.id, rol: 'testigo' });
    const first = await newParte(titular, original.id, { personaId: gone.id, rol: 'firmante' });
    const second = await newParte(titular, original.id, { personaId: kept.id, rol: 'firmante', representaA: first.id });
    await newParte(titular, original.id, { rol: 'apoderado', representados: [testigo.id, second.id] });
    await test.owner.query(
      `update carpetas set estado = 'firmada', anio = 2020, numero = 1 where cuenta_id = $1 and id = $2`,
      [cuentaId, original.id],
    );
    await titular.post(`/personas/${kept.id}/unir`, { otraId: gone.id });
    const { body } = await titular.post(`/carpetas/${original.id}/duplicar`, {});
    const partes = (await titular.get(`/carpetas/${body.id}/partes`)).body;
    expect(partes).toMatchObject([
      { rol: 'testigo', persona: { id: kept.id }, orden: 1 },
      { rol: 'firmante', persona: { id: kept.id }, representaA: null, orden: 2 },
      { rol: 'apoderado', representados: [partes[0].id, partes[1].id], orden: 3 },
    ]);
  });

  it('of a reserved carpeta is reserved, of a carpeta in the trash is refused, and is made only by people who may edit', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const reserved = await newCarpeta(titular, { reservada: true, responsableId: gestor.usuarioId });
    expect((await titular.post(`/carpetas/${reserved.id}/duplicar`, {})).body.reservada).toBe(true);
    expect((await oficial.post(`/carpetas/${reserved.id}/duplicar`, {})).status).toBe(404);
    expect((await gestor.post(`/carpetas/${reserved.id}/duplicar`, {})).status).toBe(403);
    const draft = await newCarpeta(titular, { abrir: false });
    await titular.delete(`/carpetas/${draft.id}`, { version: draft.version });
    expect((await titular.post(`/carpetas/${draft.id}/duplicar`, {})).body.code).toBe('CARPETA_CERRADA');
    for (const [body, campo] of [
      [{ incluir: ['documentos'] }, 'incluir'],
      [{ caratula: ' ' }, 'caratula'],
      [{ vinculo: 'copia' }, 'vinculo'],
      [{ tipoActoId: UNKNOWN_ID }, 'tipoActoId'],
    ] as const) {
      const answer = await titular.post(`/carpetas/${reserved.id}/duplicar`, body);
      expect(answer.body.details[0].campo).toBe(campo);
    }
  });
});
