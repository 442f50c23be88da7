import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../server/common/day.js';
import type { EmpastesDto } from '../../server/expediente/protocolo/empastes.dto.js';
import type { IndiceDto } from '../../server/expediente/protocolo/indice.dto.js';
import type { InstrumentoDto } from '../../server/expediente/protocolo/instrumentos.dto.js';
import type { RegistroNotarialDto } from '../../server/expediente/protocolo/registros-notariales.dto.js';
import { plusDays } from '../../server/vocabulario/computo.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { HOY } from '../factories/days.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte } from '../factories/personas.js';
import { firmar, instrumentosOf, numerar, problem, registroOf } from '../factories/protocolo.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('binding the book of Chile', () => {
  it('is due two months after the first folio that is not bound, or at 500 folios, and holds up no carpeta (COT, art. 429)', async () => {
    const { cuentaId, titular } = await newCuenta(test, { pais: 'CL' });
    const registro = await registroOf(titular);
    const hoy = dayIn('America/Santiago', new Date());
    const empastes = async (client = titular) => client.get<EmpastesDto>('/protocolo/empastes');
    const libro = async () => (await empastes()).body.libros[0];
    expect((await empastes()).body).toMatchObject({
      regla: { fuente: 'COT, art. 429', folios: 500, porConfirmar: true },
      libros: [{ folios: 0, vence: null, debido: false, ultimo: null }],
    });
    // An instrumento of January of last year, and then another of today.
    const anio = Number(hoy.slice(0, 4));
    const antes = anio - 1;
    const first = await newCarpeta(titular, { acto: 'Compraventa' });
    const january = { registroId: registro.id, tipo: 'escritura', fecha: `${antes}-01-15`, folioHasta: 20 };
    expect((await numerar(titular, first.id, january)).status).toBe(201);
    expect(await libro()).toMatchObject({ anio: antes, folio: 20, folios: 20, vence: `${antes}-03-15`, debido: true });
    const bind = (body: object) =>
      titular.post<EmpastesDto>('/protocolo/empastes', { registroId: registro.id, ...body });
    expect(problem(await bind({ folio: 21 }))).toEqual([422, 'folio', 'Debe estar entre el folio 1 y el 20.']);
    expect(problem(await bind({ dia: plusDays(hoy, 2) })).slice(0, 2)).toEqual([422, 'dia']);
    const bound = await bind({ dia: `${antes}-01-20` });
    expect(bound.body.libros).toMatchObject([{ folios: 0, vence: null, debido: false, ultimo: { folio: 20 } }]);
    expect((await bind({})).status).toBe(422);
    // The book had no new folio for longer than its term. The term now runs from the newest folio.
    const second = await newCarpeta(titular, { acto: 'Compraventa' });
    const later = { registroId: registro.id, tipo: 'escritura', fecha: hoy, folioHasta: 499 };
    expect((await numerar(titular, second.id, later)).status).toBe(201);
    expect(await libro()).toMatchObject({ anio, folios: 499, debido: false, folio: 499 });
    await titular.post(`/protocolo/registros/${registro.id}/folios-anulados`, {
      ...{ anio, libro: 'protocolo', folioDesde: 500, folioHasta: 500, motivo: 'Manchado' },
    });
    expect(await libro()).toMatchObject({ folios: 500, debido: true });
    const oficial = await newMiembro(test, cuentaId, 3);
    expect((await empastes(oficial)).status).toBe(403);
    const ultimo = (await libro())?.ultimo;
    const [one, other] = await Promise.all([1, 2].map(() => titular.delete(`/protocolo/empastes/${ultimo?.id}`)));
    expect([one?.status, other?.status].toSorted()).toEqual([200, 404]);
    expect(await libro()).toMatchObject({ folios: 520, ultimo: null });
    const ajeno = (await newCuenta(test, { pais: 'CL' })).titular;
    expect(problem(await ajeno.post('/protocolo/empastes', { registroId: registro.id }))[0]).toBe(404);
    // Other countries have no such rule.
    expect((await empastes((await newCuenta(test)).titular)).body).toEqual({ regla: null, libros: [] });
  });
});

describe('the index of a year', () => {
  it('is filtered, and is a table and a PDF too', async () => {
    const { titular } = await newCuenta(test);
    const one = await newCarpeta(titular);
    await newParte(titular, one.id);
    await numerar(titular, one.id, { fecha: '2025-02-03', folioHasta: 4, objeto: '=Venta', lugar: 'Rosario' });
    const two = await newCarpeta(titular);
    await numerar(titular, two.id, { fecha: '2025-02-04', tipo: 'certificacion' });
    const index = async (query: string) => (await titular.get<IndiceDto>(`/protocolo?anio=2025${query}`)).body;
    const all = await index('');
    expect(all.entradas.map(({ tipo, numero }) => `${tipo} ${numero}`)).toEqual(['acta 1', 'certificacion 1']);
    expect([all.anio, all.anios, all.paginacion.total]).toEqual([2025, [Number(HOY.slice(0, 4)), 2025], 2]);
    for (const [query, found] of [
      ['&tipo=certificacion', 1],
      ['&tipo=anulados', 0],
      ['&estado=errose', 0],
      ['&buscar=venta', 1],
      [`&registroId=${UNKNOWN_ID}`, 0],
    ] as const) {
      expect((await index(query)).entradas, query).toHaveLength(found);
    }
    expect((await titular.get('/protocolo')).body.entradas).toEqual([]);
    const csv = await titular.get<string>('/protocolo/indice.csv?anio=2025');
    expect(csv.headers.get('content-disposition')).toContain('indice-protocolo-2025.csv');
    const lines = csv.body.trim().split('\r\n');
    expect(lines[1]).toMatch(/^"Protocolo";"Protocolo";"Acta";"1";"Rosario";"2025-02-03";.*;"'=Venta"/);
    expect(lines).toHaveLength(3);
    // The table of carpetas tells what was numbered in each.
    const carpetas = await titular.get<string>('/carpetas/exportar?orden=numero&direccion=asc');
    expect(carpetas.body).toMatch(/;"Acta 1\/2025";"1 a 4"\r\n/);
    expect(carpetas.body).toMatch(/;"Certificación 1\/2025";/);
    const pdf = await titular.get<string>('/protocolo/indice.pdf?anio=2025');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
  });

  it('shows an oficial only visible carpetas, and no reserved ones', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const hidden = await newCarpeta(titular, { reservada: true });
    await numerar(titular, hidden.id, { folioHasta: 2 });
    const seen = await newCarpeta(titular);
    await numerar(titular, seen.id, { folioHasta: 4 });
    const { entradas, paginacion } = (await oficial.get<IndiceDto>('/protocolo')).body;
    expect([entradas.map(({ carpeta }) => carpeta?.id), paginacion.total]).toEqual([[seen.id], 1]);
    expect((await oficial.get(instrumentosOf(hidden.id))).status).toBe(404);
  });
});

it('registros are told apart by their names, and one that is turned off takes no numbers', async () => {
  const { titular, cuentaId } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3);
  const registro = await registroOf(titular, { nombre: 'Registro 12', escribanoId: titular.usuarioId });
  expect(registro).toMatchObject({ nombre: 'Registro 12', escribano: { id: titular.usuarioId }, activo: true });
  expect(problem(await titular.post('/protocolo/registros', { nombre: 'registro 12' }))[2]).toBe(
    'Ya hay un registro con ese nombre.',
  );
  expect(problem(await titular.post('/protocolo/registros', { nombre: 'Otro', escribanoId: UNKNOWN_ID }))[1]).toBe(
    'escribanoId',
  );
  expect(
    problem(await titular.post('/protocolo/registros', { nombre: 'Otro', escribanoId: oficial.usuarioId })),
  ).toEqual([422, 'escribanoId', 'Esa persona no firma: elija al titular o a un adscripto.']);
  const other = (await titular.post<RegistroNotarialDto>('/protocolo/registros', { nombre: 'Adscripción' })).body;
  const carpeta = await newCarpeta(titular);
  expect(problem(await numerar(titular, carpeta.id, { folioHasta: 1 }))[2]).toBe('Elija el registro.');
  // Each registro has series of its own, and also its own dates.
  await numerar(titular, carpeta.id, { registroId: registro.id, folioHasta: 3 });
  const early = await newCarpeta(titular);
  const earlier = await numerar(titular, early.id, {
    registroId: other.id,
    fecha: `${HOY.slice(0, 4)}-01-01`,
    folioHasta: 1,
  });
  expect(earlier.body).toMatchObject([{ numero: 1, folioDesde: 1 }]);
  await titular.patch(`/protocolo/registros/${other.id}`, { activo: false }, { version: 1 });
  const last = await newCarpeta(titular);
  expect(problem(await numerar(titular, last.id, { registroId: other.id, folioHasta: 4 }))[1]).toBe('registroId');
  // With a single active registro, the request need not name it.
  expect((await numerar(titular, last.id, { folioHasta: 4 })).body).toMatchObject([{ numero: 2, folioDesde: 4 }]);
});

it('only people who sign give numbers, and another cuenta sees nothing', async () => {
  const { titular, cuentaId } = await newCuenta(test);
  const other = await newCuenta(test);
  const [adscripto, oficial, gestor, lectura] = await Promise.all(
    [2, 3, 4, 5].map((rolId) => newMiembro(test, cuentaId, rolId)),
  );
  const registro = await registroOf(titular);
  const carpeta = await newCarpeta(titular);
  for (const member of [oficial, gestor, lectura]) {
    expect((await numerar(member as Member, carpeta.id, { folioHasta: 1 })).status).toBe(403);
    expect((await member?.get(`/protocolo/registros/${registro.id}/siguientes`))?.status).toBe(403);
    expect((await member?.patch(`/protocolo/registros/${registro.id}`, {}, { version: 1 }))?.status).toBe(403);
  }
  expect((await oficial?.get('/protocolo'))?.status).toBe(200);
  // All roles may read the page. Each sees only its carpetas.
  const seen = await gestor?.get<IndiceDto>('/protocolo');
  expect([seen?.status, seen?.body.entradas]).toEqual([200, []]);
  expect((await lectura?.get('/protocolo/indice.pdf'))?.status).toBe(403);
  const [instrumento] = (await numerar(adscripto as Member, carpeta.id, { folioHasta: 1 })).body as [InstrumentoDto];
  const path = `${instrumentosOf(carpeta.id)}/${instrumento.id}`;
  const edited = await titular.patch<InstrumentoDto[]>(path, { objeto: 'Poder', cuantia: '5' }, { version: 1 });
  expect(edited.body).toMatchObject([{ objeto: 'Poder', cuantia: '5.00', moneda: 'ARS', version: 2 }]);
  expect((await titular.patch(path, { objeto: 'Otro' }, { version: 1 })).status).toBe(412);
  const draft = await newCarpeta(titular, { abrir: false });
  expect((await numerar(titular, draft.id, { folioHasta: 2 })).body).toMatchObject({ code: 'CARPETA_SIN_ABRIR' });

  const theirs = other.titular;
  const longer = { folioHasta: 2, motivo: 'x' };
  expect((await theirs.get(instrumentosOf(carpeta.id))).status).toBe(404);
  expect((await numerar(theirs, carpeta.id, { folioHasta: 2 })).status).toBe(404);
  expect((await firmar(titular, carpeta.id, {})).status).toBe(422);
  expect((await theirs.post(`/carpetas/${carpeta.id}/firmar`, {}, { version: 1 })).status).toBe(404);
  expect((await theirs.patch(path, { objeto: 'Suyo' }, { version: 2 })).status).toBe(404);
  expect((await oficial?.post(`${path}/folios`, longer, { version: 2 }))?.status).toBe(403);
  expect((await theirs.post(`${path}/folios`, longer, { version: 2 })).status).toBe(404);
  expect((await theirs.post(`${path}/errose`, { motivo: 'x' }, { version: 2 })).status).toBe(404);
  expect((await theirs.post(`${path}/copias`, { tipo: 'simple', solicitante: 'x' })).status).toBe(404);
  expect((await theirs.get(`/protocolo/registros/${registro.id}/siguientes`)).status).toBe(404);
  const voiding = { folioHasta: 9, motivo: 'x' };
  expect((await theirs.post(`/protocolo/registros/${registro.id}/folios-anulados`, voiding)).status).toBe(404);
  expect((await theirs.patch(`/protocolo/registros/${registro.id}`, { nombre: 'x' }, { version: 1 })).status).toBe(404);
  expect((await theirs.get<IndiceDto>('/protocolo')).body.entradas).toEqual([]);
});
