import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { CarpetaDetalleDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import type { EntregaDto } from '../../server/expediente/protocolo/entregas.dto.js';
import type { InstrumentoDto } from '../../server/expediente/protocolo/instrumentos.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { HOY } from '../factories/days.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { firmar, instrumentosOf, numerar, problem, readyToNumber } from '../factories/protocolo.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('copies', () => {
  it('are issued in their order, and taken by people', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const carpeta = await readyToNumber(test, titular);
    const [draft] = (await numerar(titular, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
    const path = `${instrumentosOf(carpeta.id)}/${draft.id}/copias`;
    const early = await oficial.post(path, { tipo: 'primera', solicitante: 'Ana' });
    expect(early.body.code).toBe('SIN_FIRMAR');
    await firmar(titular, carpeta.id, {});
    for (const tipo of ['primera', 'posterior', 'posterior', 'simple']) {
      expect((await oficial.post(path, { tipo, solicitante: 'Ana' })).status).toBe(201);
    }
    const two = await Promise.all([1, 2].map(() => oficial.post(path, { tipo: 'simple', solicitante: 'Beto' })));
    expect(two.map(({ status }) => status)).toEqual([201, 201]);
    const copiasOf = async () =>
      ((await oficial.get<InstrumentoDto[]>(instrumentosOf(carpeta.id))).body[0] as InstrumentoDto).copias;
    const copias = await copiasOf();
    expect(copias.map(({ nombre }) => nombre).toSorted()).toEqual([
      ...['Copia simple 1', 'Copia simple 2', 'Copia simple 3'],
      ...['Primera copia', 'Segunda copia', 'Tercera copia'],
    ]);
    const primera = copias.find(({ tipo }) => tipo === 'primera');
    const taken = await oficial.patch(`${path}/${primera?.id}`, { retiradaPor: 'Ana Paz' }, { version: 1 });
    expect(taken.status).toBe(200);
    expect((await copiasOf()).find(({ id }) => id === primera?.id)).toMatchObject({
      retiradaPor: 'Ana Paz',
      retiradaEn: HOY,
    });
    expect((await oficial.patch(`${path}/${primera?.id}`, { retiradaPor: 'Otra' }, { version: 1 })).status).toBe(412);
    const segunda = copias.find(({ nombre }) => nombre === 'Segunda copia');
    for (const [fields, campo] of [
      [{ retiradaPor: 'Ana', retiradaEn: '2000-01-01' }, 'retiradaEn'],
      [{ fecha: '2000-01-01' }, 'fecha'],
      [{ fecha: '2199-01-01' }, 'fecha'],
    ] as const) {
      expect(problem(await oficial.patch(`${path}/${segunda?.id}`, fields, { version: 1 }))[1]).toBe(campo);
    }
    // The data of a collected copia is fixed, except for its note.
    const own = `${path}/${primera?.id}`;
    for (const fields of [
      { retiradaPor: null },
      { retiradaPor: 'Otra' },
      { retiradaEn: '2000-01-01' },
      { solicitante: 'Cambiada SRL' },
      { fecha: '2000-01-01' },
    ]) {
      const refused = await oficial.patch(own, fields, { version: 2 });
      expect([refused.status, refused.body.code], JSON.stringify(fields)).toEqual([422, 'COPIA_ENTREGADA']);
    }
    const gone = await titular.delete(own, { version: 2 });
    expect([gone.status, gone.body.message]).toEqual([
      422,
      'La primera copia ya se entregó a Ana Paz: no se cambia ni se quita. Puede anotarlo en su observación.',
    ]);
    expect(
      (await oficial.patch(own, { retiradaPor: 'Ana Paz', observacion: 'La pidió su hijo' }, { version: 2 })).status,
    ).toBe(200);
    const between = await oficial.delete(`${path}/${segunda?.id}`, { version: 1 });
    expect(between.body.code).toBe('COPIA_INTERMEDIA');
    const tercera = copias.find(({ nombre }) => nombre === 'Tercera copia');
    expect((await oficial.delete(`${path}/${tercera?.id}`, { version: 1 })).status).toBe(200);
  });
});

describe('handing over a signed deed', () => {
  it('records the person, the day and the copies, moves the carpeta once, and gives a receipt', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const { id } = await readyToNumber(test, titular);
    const [instrumento] = (await firmar(titular, id, { folioHasta: 1 })).body as [InstrumentoDto];
    const copiasPath = `${instrumentosOf(id)}/${instrumento.id}/copias`;
    const expedir = async (body: object) => titular.post<InstrumentoDto[]>(copiasPath, { tipo: 'primera', ...body });
    await expedir({ solicitante: 'Ana Paz' });
    const again = await expedir({ solicitante: 'PAZ, Ana' });
    expect(problem(again)).toEqual([
      422,
      'motivo',
      'PAZ, Ana ya tiene una primera copia: indique por qué se expide otra.',
    ]);
    const [{ copias }] = (await expedir({ solicitante: 'PAZ, Ana', motivo: 'Se perdió' })).body as [InstrumentoDto];
    expect(copias.map(({ motivo }) => motivo)).toEqual([null, 'Se perdió']);
    expect((await expedir({ solicitante: 'Beto Sol' })).status).toBe(201);

    const path = `/carpetas/${id}`;
    const { version } = (await oficial.get<CarpetaDetalleDto>(path)).body;
    const bare = await oficial.post(`${path}/mover`, { estado: 'entregada' }, { version });
    expect(problem(bare)[2]).toBe('Falta anotar la entrega: a quién, cuándo y qué copias.');
    const all = { aQuien: 'Luis Paz', documento: 'DNI 12.345.678', copias: copias.map((copia) => copia.id) };
    const entregar = (client: Member, body: object) => client.post(`${path}/entregas`, body, { version });
    for (const [change, campo] of [
      [{ copias: [] }, 'copias'],
      [{ copias: [UNKNOWN_ID] }, 'copias'],
      [{ dia: '2000-01-01' }, 'dia'],
      [{ dia: '2199-01-01' }, 'dia'],
    ] as const) {
      expect(problem(await entregar(oficial, { ...all, ...change }))[1]).toBe(campo);
    }
    expect((await entregar(oficial, { ...all, aQuien: ' ' })).status).toBe(400);
    expect((await entregar(gestor, all)).status).toBe(403);
    const stranger = (await newCuenta(test)).titular;
    expect((await entregar(stranger, all)).status).toBe(404);

    const both = await Promise.all([entregar(oficial, all), entregar(titular, all)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [entrega] = (await titular.get<EntregaDto[]>(`${path}/entregas`)).body as [EntregaDto];
    expect(entrega).toMatchObject({ aQuien: 'Luis Paz', dia: HOY, copias: [{ nombre: 'Primera copia' }, {}] });
    const [after] = (await titular.get<InstrumentoDto[]>(instrumentosOf(id))).body as [InstrumentoDto];
    expect(after.copias.map(({ retiradaPor }) => retiradaPor)).toEqual(['Luis Paz', 'Luis Paz', null]);
    expect((await titular.get<CarpetaDetalleDto>(path)).body.estado).toBe('entregada');
    const recibo = await oficial.get<string>(`${path}/entregas/${entrega.id}/recibo.pdf`);
    expect([recibo.headers.get('content-type'), recibo.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect((await stranger.get(`${path}/entregas/${entrega.id}/recibo.pdf`)).status).toBe(404);
    expect((await titular.get(`${path}/entregas/${UNKNOWN_ID}/recibo.pdf`)).status).toBe(404);
    // Later copias are handed over with their own receipt. They do not move the carpeta.
    const later = await titular.get<CarpetaDetalleDto>(path);
    const rest = after.copias.filter(({ retiradaPor }) => retiradaPor === null).map((copia) => copia.id);
    const more = (body: object) =>
      oficial.post<EntregaDto[]>(`${path}/entregas`, { aQuien: 'Beto Sol', ...body }, { version: later.body.version });
    expect(problem(await more({ copias: [] }))).toEqual([422, 'copias', 'Indique qué copias se entregan.']);
    const second = await more({ copias: rest });
    expect(second.body).toMatchObject([
      { aQuien: 'Beto Sol', copias: [{}] },
      { aQuien: 'Luis Paz', copias: [{}, {}] },
    ]);
    expect((await titular.get<CarpetaDetalleDto>(path)).body).toMatchObject({ estado: 'entregada' });
    expect(problem(await more({ copias: [], observacion: 'Nada' }))[1]).toBe('copias');
    const last = second.body[0]?.copias[0]?.id;
    const undone = await titular.delete(`${copiasPath}/${last}`, { version: 2 });
    expect(undone.body.code).toBe('COPIA_ENTREGADA');
    // The database itself refuses other changes of a copia than its note.
    const write = (client: TestApp['owner'], sql: string) => client.query(sql, [last]).then(() => 'written');
    const asTenant = async (sql: string) => {
      const transactions = test.app.get(Transactions);
      const { usuarioId } = titular;
      const run = () => transactions.manager.query(sql, [last]).then(() => 'written');
      return transactions.tenantTransaction({ cuentaId, usuarioId, rolId: 1 }, run).catch(({ code }) => code);
    };
    for (const sql of [
      `update copias set solicitante = 'Otro' where id = $1`,
      'update copias set entrega_id = null, retirada_por = null, retirada_en = null where id = $1',
      'delete from copias where id = $1',
    ]) {
      expect([sql, await asTenant(sql)]).toEqual([sql, '23514']);
    }
    expect(await asTenant(`update copias set observacion = 'Con apostilla', version = version + 1 where id = $1`)).toBe(
      'written',
    );
    const ofCopia = '(select entrega_id from copias where id = $1)';
    await expect(write(test.owner, `update entregas set a_quien = 'Otro' where id = ${ofCopia}`)).rejects.toThrow();
    expect(await asTenant(`delete from entregas where id = ${ofCopia}`)).toBe('42501');
    // A reopened carpeta counts as handed over before.
    const move = async (body: object) =>
      titular.post(`${path}/mover`, body, { version: (await titular.get<CarpetaDetalleDto>(path)).body.version });
    expect((await move({ estado: 'archivada' })).status).toBe(200);
    expect((await move({ estado: 'entregada', motivo: 'Falta una copia' })).status).toBe(200);
  });
});

it('a handover without copies needs a note', async () => {
  const { titular } = await newCuenta(test);
  const { id } = await readyToNumber(test, titular);
  await firmar(titular, id, { folioHasta: 1 });
  const { version } = (await titular.get<CarpetaDetalleDto>(`/carpetas/${id}`)).body;
  const entregar = (body: object) =>
    titular.post(`/carpetas/${id}/entregas`, { aQuien: 'Ana Paz', copias: [], ...body }, { version });
  expect(problem(await entregar({}))).toEqual([
    ...[422, 'observacion', 'No hay copias sin retirar: anote qué se entrega.'],
  ]);
  expect((await entregar({ observacion: 'El original' })).status).toBe(200);
});

it('each of two banks gets a primera copia with a number of its own', async () => {
  const { titular } = await newCuenta(test);
  const { id } = await readyToNumber(test, titular);
  const [instrumento] = (await firmar(titular, id, { folioHasta: 1 })).body as [InstrumentoDto];
  const expedir = (solicitante: string) =>
    titular.post(`${instrumentosOf(id)}/${instrumento.id}/copias`, { tipo: 'primera', solicitante });
  expect([(await expedir('Banco 1')).status, (await expedir('Banco 2')).status]).toEqual([201, 201]);
  expect(problem(await expedir('BANCO 1'))[1]).toBe('motivo');
});
