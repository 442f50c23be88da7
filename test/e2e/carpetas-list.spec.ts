import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayIn } from '../../server/common/day.js';
import type { CarpetasDto } from '../../server/expediente/carpetas/carpetas.dto.js';
import { ESTADOS_CARPETA } from '../../server/vocabulario/carpeta-estados.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newInmueble } from '../factories/inmuebles.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

describe('the list', () => {
  let titular: Member;

  beforeAll(async () => {
    ({ titular } = await newCuenta(test));
    await newCarpeta(titular, { caratula: 'Núñez Ibáñez c/ Peña', prioridad: 'alta', etiquetas: ['Año nuevo'] });
    await newCarpeta(titular, { caratula: 'Las compraventas de Gómez', acto: 'Compraventa' });
    await newCarpeta(titular, { caratula: 'Reserva 100% _x_', abrir: false });
  });

  it('has first the carpeta whose number is searched, as people write it', async () => {
    const { titular } = await newCuenta(test);
    const { anio } = await newCarpeta(titular, { caratula: 'La buscada' });
    await newCarpeta(titular, { caratula: `Amplía ${anio}-000001` });
    for (const buscar of [`${anio}-1`, `${anio}-000001`, `ESC-${anio}-1`, ` ${anio}-0001 `]) {
      const { carpetas } = (await titular.get(`/carpetas?buscar=${encodeURIComponent(buscar)}`)).body;
      expect([buscar, carpetas.map(({ caratula }: { caratula: string }) => caratula)]).toEqual([
        buscar,
        ['La buscada', `Amplía ${anio}-000001`],
      ]);
      const [group] = (await titular.post('/common/search', { query: buscar, grupos: 'todos' })).body;
      expect(group.results[0].value).toContain('La buscada');
    }
  });

  const caratulas = async (query: string) =>
    (await titular.get(`/carpetas?${query}`)).body.carpetas.map(({ caratula }: { caratula: string }) => caratula);

  it.each([
    ['a word without its accent', 'buscar=nunez', ['Núñez Ibáñez c/ Peña']],
    ['words in any order and letter case', 'buscar=PE%C3%91A%20iban', ['Núñez Ibáñez c/ Peña']],
    ['the singular of what was written in plural', 'buscar=compraventa%20g%C3%B3mez', ['Las compraventas de Gómez']],
    ['an etiqueta', 'buscar=ano', ['Núñez Ibáñez c/ Peña']],
    ['the number', 'buscar=000002', ['Las compraventas de Gómez']],
    ['a sign that LIKE would take for any text', 'buscar=100%25', ['Reserva 100% _x_']],
    ['nothing', 'buscar=nadie', []],
    ['a state', 'estado=borrador', ['Reserva 100% _x_']],
    ['a priority', 'prioridad=alta', ['Núñez Ibáñez c/ Peña']],
    ['an etiqueta filter', 'etiqueta=A%C3%B1o%20nuevo', ['Núñez Ibáñez c/ Peña']],
    [
      'carátula order',
      'orden=caratula&direccion=asc',
      ['Las compraventas de Gómez', 'Núñez Ibáñez c/ Peña', 'Reserva 100% _x_'],
    ],
    [
      'number order, drafts last',
      'orden=numero&direccion=desc',
      ['Las compraventas de Gómez', 'Núñez Ibáñez c/ Peña', 'Reserva 100% _x_'],
    ],
  ])('finds by %s', async (_, query, expected) => {
    expect(await caratulas(query)).toEqual(expected);
  });

  it('pages, says the total past the end, and refuses garbage', async () => {
    const second = await titular.get('/carpetas?orden=caratula&direccion=asc&pagina=2&tamano=2');
    expect(second.body.carpetas).toHaveLength(1);
    expect(second.body.paginacion).toEqual({ total: 3, totalEsMinimo: false, pagina: 2, tamano: 2, ultimaPagina: 2 });
    const beyond = await titular.get('/carpetas?pagina=9&tamano=2');
    expect(beyond.body).toEqual({
      carpetas: [],
      paginacion: { total: 3, totalEsMinimo: false, pagina: 9, tamano: 2, ultimaPagina: 2 },
    });
    for (const query of [
      'pagina=0',
      'pagina=x',
      'tamano=1000',
      'orden=clave',
      'direccion=up',
      'estado=nada',
      'tipoActoId=1',
    ]) {
      expect((await titular.get(`/carpetas?${query}`)).status, query).toBe(400);
    }
  });
});

describe('the board', () => {
  it('has the carpetas of each state by pages, with their moves, as filters and search leave them', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const draft = await newCarpeta(titular, { abrir: false, caratula: 'Venta Núñez' });
    const first = await newCarpeta(titular, { caratula: 'Poder Núñez', acto: 'Compraventa' });
    const second = await newCarpeta(titular, { prioridad: 'alta' });
    await newCarpeta((await newCuenta(test)).titular, { caratula: 'Ajena Núñez' });
    const board = async (query = '', by = titular) => (await by.get(`/carpetas/tablero?${query}`)).body.columnas;
    const idsOf = (columnas: { carpetas: { id: string }[] }[]) =>
      columnas.map(({ carpetas }) => carpetas.map(({ id }) => id));

    const all = await board('tamano=1');
    expect(all.map(({ estado }: { estado: string }) => estado)).toEqual(ESTADOS_CARPETA);
    expect(idsOf(all).slice(0, 3)).toEqual([[draft.id], [second.id], []]);
    expect(all[1].paginacion).toEqual({ total: 2, totalEsMinimo: false, pagina: 1, tamano: 1, ultimaPagina: 2 });
    expect(idsOf(await board('tamano=1&pagina=2&estado=en_preparacion'))).toEqual([[first.id]]);
    expect(idsOf(await board('buscar=nunez')).slice(0, 3)).toEqual([[draft.id], [first.id], []]);
    expect(idsOf(await board('buscar=nunez&prioridad=alta')).flat()).toEqual([]);
    const found = await board('buscar=a&estado=en_preparacion&tamano=1&pagina=2');
    expect([idsOf(found), found[0].paginacion.total]).toEqual([[[first.id]], 2]);
    const past = await board('buscar=a&estado=en_preparacion&pagina=9');
    expect([idsOf(past), past[0].paginacion.total]).toEqual([[[]], 2]);
    expect((await titular.get('/carpetas/tablero?estado=nada')).status).toBe(400);

    const [{ carpetas }] = await board('estado=en_preparacion&buscar=poder');
    expect(carpetas[0].movimientos).toEqual((await titular.get(`/carpetas/${first.id}`)).body.movimientos);
    expect(carpetas[0].movimientos[0]).toMatchObject({ permitido: false, motivo: expect.stringMatching(/^Faltan? /) });

    const lectura = await newMiembro(test, cuentaId, 5);
    expect(idsOf(await board('', lectura)).flat()).toEqual([]);
    const given = { carpetas: [second.id], usuarioId: lectura.usuarioId, hasta: null };
    expect((await titular.post('/carpetas/accesos', given)).body.hechas).toEqual([second.id]);
    const [{ carpetas: seen }] = await board('estado=en_preparacion', lectura);
    expect(seen).toMatchObject([{ id: second.id, movimientos: [] }]);
  });
});

describe('the filters of views', () => {
  it('find by the planned day of a signature that is ahead, and by the days without a change', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const hoy = dayIn('America/Argentina/Buenos_Aires', new Date());
    const day = (days: number) => new Date(Date.parse(hoy) + days * DAY_MS).toISOString().slice(0, 10);
    await newCarpeta(titular, { caratula: 'Tarde', fechaFirmaPrevista: day(-40) });
    await newCarpeta(oficial, { caratula: 'Hoy', fechaFirmaPrevista: hoy });
    const signed = await newCarpeta(titular, { caratula: 'Firmada', fechaFirmaPrevista: day(-40) });
    await newCarpeta(titular, { caratula: 'Sin fecha' });
    await test.owner.query(`update carpetas set estado = 'firmada' where id = $1`, [signed.id]);
    await test.owner.query(
      `update carpetas set actualizada_en = now() - interval '31 days' where cuenta_id = $1 and caratula = 'Tarde'`,
      [cuentaId],
    );
    const found = async (client: Member, query: string) => {
      const { carpetas, paginacion } = (await client.get(`/carpetas?orden=caratula&direccion=asc&${query}`)).body;
      expect(paginacion.total).toBe(carpetas.length);
      return carpetas.map(({ caratula }: { caratula: string }) => caratula);
    };
    expect(await found(titular, 'firma=atrasada')).toEqual(['Tarde']);
    expect(await found(titular, 'firma=hoy')).toEqual(['Hoy']);
    const byDay = await titular.get('/carpetas?firma=atrasada&orden=fechaFirmaPrevista&direccion=desc');
    expect(byDay.body.carpetas).toHaveLength(1);
    expect(await found(titular, 'firma=esta_semana')).toEqual(['Hoy']);
    expect(await found(titular, 'firma=proxima_semana')).toEqual([]);
    expect(await found(titular, 'sinMovimientoDias=30')).toEqual(['Tarde']);
    expect(await found(titular, 'sinMovimientoDias=60')).toEqual([]);
    expect(await found(titular, 'responsableId=yo&buscar=fecha')).toEqual(['Sin fecha']);
    expect(await found(oficial, 'responsableId=yo')).toEqual(['Hoy']);
    for (const query of ['firma=ayer', 'sinMovimientoDias=0', 'sinMovimientoDias=x', 'responsableId=ella']) {
      expect([query, (await titular.get(`/carpetas?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('an export of the list', () => {
  it('has the filtered carpetas that the person sees, also in the audit, and needs the permission', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    await newCarpeta(titular, {
      caratula: '=HOY() «Núñez»; uno',
      etiquetas: ['a', 'b'],
      fechaFirmaPrevista: '2026-03-02',
    });
    await newCarpeta(titular, { caratula: 'Reservada', reservada: true });
    const otra = await newCarpeta(titular, { caratula: 'Otra', prioridad: 'alta', monto: '1250000.50', moneda: 'USD' });
    for (const nombre of ['Inés', 'Juan']) {
      const persona = { tipo: 'humana', nombre, apellidos: 'Núñez' };
      expect((await titular.post(`/carpetas/${otra.id}/partes`, { persona, rol: 'requirente' })).status).toBe(201);
    }
    const rows = async (client: Member, query = '') => {
      const answer = await client.get<string>(`/carpetas/exportar?orden=numero&direccion=asc${query}`);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      return answer.body.split('\r\n').slice(0, -1);
    };
    const [headings, first, ...others] = await rows(titular);
    expect(headings).toMatch(/^"Número";"Carátula";"Acto";"Estado";"Prioridad";"Responsable";"Escribano\/a";/);
    expect(first).toMatch(/^"\d{4}-000001";"'=HOY\(\) «Núñez»; uno";"Acta[^"]*";"En preparación";"Normal";/);
    expect(first).toContain(';"2026-03-02";;"a, b";"No";');
    expect(headings?.split(';').slice(-5)).toEqual(['"Monto"', '"Moneda"', '"Partes"', '"Instrumento"', '"Folios"']);
    expect(others).toHaveLength(2);
    expect(others[1]).toMatch(/;"1250000,50";"USD";"Inés Núñez; Juan Núñez";;$/);
    expect(await rows(oficial)).toHaveLength(3);
    expect(await rows(oficial, '&prioridad=alta')).toHaveLength(2);
    expect(await rows(oficial, '&firma=hoy')).toHaveLength(1);
    expect((await gestor.get('/carpetas/exportar')).status).toBe(403);
    expect((await titular.get('/carpetas/exportar?estado=vendida')).status).toBe(400);
    const { rows: audited } = await test.owner.query(
      `select count(*)::int as exports from auditoria where cuenta_id = $1 and accion = 'carpetas.exportadas'`,
      [cuentaId],
    );
    expect(audited).toEqual([{ exports: 4 }]);
  });
});

describe('a search', () => {
  it('says where its words are when a row does not show them', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newCarpeta(titular, { caratula: 'La de Vela', etiquetas: ['banco', 'Río'] });
    const persona = await newPersona(titular, { nombre: 'Rocío', apellidos: 'Ordóñez Vela' });
    await newParte(titular, id, { personaId: persona.id });
    const why = async (buscar: string) =>
      (await titular.get(`/carpetas?buscar=${encodeURIComponent(buscar)}`)).body.carpetas[0].coincidencia;
    expect(await why('ordonez')).toEqual({ tipo: 'parte', texto: 'Rocío Ordóñez Vela' });
    expect(await why('rio')).toEqual({ tipo: 'etiqueta', texto: 'Río' });
    expect(await why('vela')).toBeUndefined();
  });
});

describe('a search by an inmueble', () => {
  it('finds the carpetas that have it, also as it is called from now on, until it is taken out', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [one, other] = [await newCarpeta(titular), await newCarpeta(titular, { reservada: true })];
    const casa = await newInmueble(titular, one.id, { matricula: '12-3456/7', domicilio: 'Lavalle 120' });
    await titular.post(`/carpetas/${other.id}/inmuebles`, { inmuebleId: casa.id });
    const found = async (buscar: string, member: Member = titular) =>
      (await member.get<CarpetasDto>(`/carpetas?buscar=${encodeURIComponent(buscar)}`)).body.carpetas;
    const ids = async (buscar: string, member?: Member) => (await found(buscar, member)).map(({ id }) => id).toSorted();
    const both = [one.id, other.id].toSorted();
    for (const buscar of ['12-3456/7', '1234567', 'lavalle 12-3456', 'prueba lavalle']) {
      expect([buscar, await ids(buscar)]).toEqual([buscar, both]);
    }
    expect((await found('1234567'))[0]?.coincidencia).toEqual({ tipo: 'inmueble', texto: 'Matrícula 12-3456/7' });
    // The inmueble does not reveal the reserved carpeta.
    expect(await ids('1234567', await newMiembro(test, cuentaId, 3))).toEqual([one.id]);
    const everywhere = (await titular.post('/common/search', { query: '1234567', grupos: 'todos' })).body;
    expect(JSON.stringify(everywhere)).toContain(`/carpetas/${one.id}"`);
    await titular.patch(`/inmuebles/${casa.id}`, { domicilio: 'Florida 9' }, { version: casa.version });
    expect([await ids('lavalle'), await ids('florida')]).toEqual([[], both]);
    await titular.delete(`/carpetas/${one.id}/inmuebles/${casa.id}`);
    expect(await ids('florida')).toEqual([other.id]);
  });
});

describe('saved views', () => {
  const VISTAS = '/carpetas/vistas';
  const named = async (client: Member) =>
    (await client.get(VISTAS)).body.map(({ nombre, editable }: { nombre: string; editable: boolean }) => [
      nombre,
      editable,
    ]);

  it('are their author’s, until they are shared: then a titular may change them too', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
    const filtros = { estado: ['firmada'], etiqueta: 'la que ya no está', responsableId: UNKNOWN_ID, orden: 'numero' };
    const { status, body: vista } = await oficial.post(VISTAS, { nombre: ' Firmas ', filtros });
    expect([status, vista]).toMatchObject([201, { nombre: 'Firmas', filtros, compartida: false, esPropia: true }]);
    const path = `${VISTAS}/${vista.id}`;
    expect([await named(oficial), await named(titular)]).toEqual([[['Firmas', true]], []]);
    expect((await titular.patch(path, { nombre: 'Mía' }, { version: 1 })).status).toBe(404);

    expect((await oficial.patch(path, { compartida: true }, { version: 1 })).body.version).toBe(2);
    expect([await named(titular), await named(gestor)]).toEqual([[['Firmas', true]], [['Firmas', false]]]);
    expect((await gestor.patch(path, { nombre: 'Mía' }, { version: 2 })).status).toBe(403);
    expect((await gestor.delete(path, { version: 2 })).status).toBe(403);
    expect((await titular.patch(path, { compartida: false }, { version: 2 })).body.details[0].campo).toBe('compartida');
    const atOnce = await Promise.all(
      [oficial, titular].map((member, i) => member.patch(path, { nombre: `Vista ${i}` }, { version: 2 })),
    );
    expect(atOnce.map((answer) => answer.status).toSorted()).toEqual([200, 412]);
    expect((await titular.delete(path, { version: 3 })).status).toBe(200);
    expect(await named(oficial)).toEqual([]);
    expect((await gestor.post(VISTAS, { nombre: 'De todos', filtros: {}, compartida: true })).status).toBe(403);
  });

  it('have distinct names, valid filters and a maximum number', async () => {
    const { titular } = await newCuenta(test);
    expect((await titular.post(VISTAS, { nombre: 'Número', filtros: {} })).status).toBe(201);
    const again = await titular.post(VISTAS, { nombre: 'NUMERO', filtros: {} });
    expect([again.status, again.body.details]).toEqual([409, [expect.objectContaining({ campo: 'nombre' })]]);
    for (const filtros of [undefined, [], { firma: 'ayer' }, { estado: ['vendida'] }, { orden: 'clave' }]) {
      expect([filtros, (await titular.post(VISTAS, { nombre: 'Otra', filtros })).status]).toEqual([filtros, 400]);
    }
    await test.owner.query(
      `insert into carpeta_vistas (cuenta_id, id, usuario_id, nombre, filtros)
       select $1, gen_random_uuid(), $2, 'Vista ' || n, '{}' from generate_series(1, 28) n`,
      [titular.cuentaId, titular.usuarioId],
    );
    const atOnce = await Promise.all(['Una', 'Otra'].map((nombre) => titular.post(VISTAS, { nombre, filtros: {} })));
    expect(atOnce.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([201, 'LIMITE_VISTAS']);
  });
});
