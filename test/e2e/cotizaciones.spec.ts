import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConsultaDeCotizaciones } from '../../server/oficina/cotizaciones/consulta.service.js';
import type {
  ConversionDto,
  CotizacionDto,
  HistoriaDeCotizacionesDto,
  ImportacionCotizacionesDto,
  RevisionCotizacionesDto,
} from '../../server/oficina/cotizaciones/cotizaciones.dto.js';
import type { PanelDeCotizacionesDto } from '../../server/oficina/cotizaciones/panel.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { createTestApp, type TestApp, withSettings } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

let test: TestApp;
let source: Server;
/** The answer of the operator's source. */
let published: { status: number; body: string };

beforeAll(async () => {
  source = createServer((_, response) => response.writeHead(published.status).end(published.body));
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const { port } = source.address() as AddressInfo;
  test = await createTestApp({ RATES_URL: `http://127.0.0.1:${port}/hoy`, RATES_ALLOW_PRIVATE: 'true' });
});
afterAll(async () => {
  await test.close();
  source.close();
});

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date());
const ago = (days: number) => new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10);

const write = (client: ApiClient, body: object) =>
  client.post<CotizacionDto & { message: string; details: { campo: string }[] }>('/cotizaciones', {
    moneda: 'USD',
    base: 'ARS',
    dia: today(),
    ...body,
  });
const panel = async (client: ApiClient) => (await client.get<PanelDeCotizacionesDto>('/dashboards/crypto')).body;
const history = async (client: ApiClient, query = '') =>
  (await client.get<HistoriaDeCotizacionesDto>(`/cotizaciones?moneda=USD&base=ARS${query}`)).body;
const convert = async (client: ApiClient, query: string) =>
  (await client.get<ConversionDto>(`/cotizaciones/conversion?${query}`)).body;

function sendCsv<Answer>(client: ApiClient, path: string, csv: string, key?: string) {
  const form = new FormData();
  form.append('archivo', new Blob([csv]), 'tasas.csv');
  return client.post<Answer & { message: string; details: { mensaje: string }[] }>(path, form, {
    headers: key ? { 'idempotency-key': key } : {},
  });
}

describe('a rate', () => {
  it('is kept as it was written, and corrected by a later rate without being lost', async () => {
    const { titular } = await newCuenta(test);
    expect((await write(titular, { valor: '1.050,1234567890' })).body).toMatchObject({ valor: '1050.123456789' });
    await write(titular, { valor: '1060' });
    await write(titular, { valor: '900', dia: ago(1) });
    const { cotizaciones, siguiente } = await history(titular);
    expect(cotizaciones.map(({ dia, valor, vale }) => [dia, valor, vale])).toEqual([
      [today(), '1060', true],
      [today(), '1050.123456789', false],
      [ago(1), '900', true],
    ]);
    expect([siguiente, cotizaciones[0]?.usuario?.id]).toEqual([null, titular.usuarioId]);
    const page = await history(titular, '&tamano=1');
    // A page never ends in the middle of a day.
    expect([page.cotizaciones.length, page.siguiente]).toEqual([2, today()]);
    expect((await history(titular, `&antes=${page.siguiente}`)).cotizaciones.map(({ dia }) => dia)).toEqual([ago(1)]);
    const { rows } = await test.owner.query(
      `select has_table_privilege('carpetas_tenant', 'cotizaciones', 'update, delete')
           or has_column_privilege('carpetas_tenant', 'cotizaciones', 'valor', 'update') as may_change`,
    );
    expect(rows).toEqual([{ may_change: false }]);
  });

  it.each([
    [{ valor: 'mucho' }, 422, 'valor'],
    [{ valor: '1.500' }, 422, 'valor'],
    [{ valor: '0,00000000001' }, 422, 'valor'],
    [{ valor: 3 }, 400, 'valor'],
    [{ valor: '3', dia: '2999-01-01' }, 422, 'dia'],
    [{ valor: '3', dia: '2026-02-30' }, 400, 'dia'],
    [{ valor: '3', base: 'USD' }, 422, 'base'],
    [{ valor: '3', moneda: 'XXX' }, 400, 'moneda'],
  ])('is refused by the name of its field: %j', async (body, status, campo) => {
    const { titular } = await newCuenta(test);
    const answer = await write(titular, body);
    expect([answer.status, answer.body.details[0]?.campo]).toEqual([status, campo]);
  });

  it.each(['0', '-3'])('of %s is told to be more than 0', async (valor) => {
    const { titular } = await newCuenta(test);
    const answer = await write(titular, { valor });
    expect([answer.status, answer.body.message]).toEqual([422, 'El valor debe ser mayor que 0.']);
  });

  it('is written by people with the permission, and read by all members of its cuenta alone', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const [oficial, lectura] = await Promise.all([newMiembro(test, cuentaId, 3), newMiembro(test, cuentaId, 5)]);
    const live = await listen(lectura);
    expect((await write(oficial, { valor: '1000' })).status).toBe(200);
    expect((await write(lectura, { valor: '1' })).status).toBe(403);
    expect((await history(lectura)).cotizaciones).toHaveLength(1);
    await vi.waitFor(() => expect(live.events.map(({ type }) => type)).toContain('cotizaciones.changed'));
    const stranger = (await newCuenta(test)).titular;
    expect((await history(stranger)).cotizaciones).toEqual([]);
    const { body } = await titular.get('/pages/activities?clase=cuenta');
    expect(JSON.stringify(body)).toContain('un USD valía 1000 ARS');
  });

  it('is withdrawn by people with the permission, stays in the history, and comes back', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const lectura = await newMiembro(test, cuentaId, 5);
    const stranger = (await newCuenta(test)).titular;
    await write(titular, { valor: '1000', dia: ago(1) });
    const { id } = (await write(titular, { valor: '9999', dia: ago(1) })).body;
    expect((await lectura.delete(`/cotizaciones/${id}`)).status).toBe(403);
    expect((await stranger.delete(`/cotizaciones/${id}`)).status).toBe(404);
    expect((await titular.delete(`/cotizaciones/${id}`)).body).toBe(true);
    expect((await titular.delete(`/cotizaciones/${id}`)).status).toBe(404);
    const told = async () =>
      (await history(titular)).cotizaciones.map(({ valor, vale, retiradaPor }) => [
        valor,
        vale,
        retiradaPor?.id ?? null,
      ]);
    expect(await told()).toEqual([
      ['1000', true, null],
      ['9999', false, titular.usuarioId],
    ]);
    expect((await panel(titular)).watchlist[0]).toMatchObject({ valor: '1000', anterior: null });
    expect(await convert(titular, 'monto=1&de=USD&a=ARS')).toMatchObject({ resultado: '1000.00' });
    expect((await titular.post(`/cotizaciones/${id}/restaurar`)).body).toBe(true);
    expect(await told()).toEqual([
      ['9999', true, null],
      ['1000', false, null],
    ]);
  });

  it('is written once, however often it is sent', async () => {
    const { titular } = await newCuenta(test);
    const body = { id: uuid(), valor: '1000' };
    const [first, second] = [await write(titular, body), await write(titular, body)];
    expect(second.body).toEqual(JSON.parse(JSON.stringify(first.body)));
    expect((await history(titular)).cotizaciones).toHaveLength(1);
  });
});

describe('a file', () => {
  const good = `Fecha;Moneda;Base;Valor\r\n${ago(2)};USD;;"1.050,50"\r\n01/03/2020;eur;ARS;1200.25\r\n`;

  it('is previewed, imported once, and leaves out rates that count already', async () => {
    const { titular } = await newCuenta(test);
    await write(titular, { valor: '1050.5', dia: ago(2) });
    const { body } = await sendCsv<RevisionCotizacionesDto>(titular, '/cotizaciones/importacion/revision', good);
    expect(body).toEqual({
      nuevas: 1,
      iguales: 1,
      errores: [],
      muestra: [{ fila: 3, dia: '2020-03-01', moneda: 'EUR', base: 'ARS', valor: '1200.25' }],
    });
    for (const _ of [1, 2]) {
      const answer = await sendCsv<ImportacionCotizacionesDto>(titular, '/cotizaciones/importacion', good, 'clave-1');
      expect([answer.status, answer.body]).toEqual([200, { nuevas: 1, iguales: 1, importacion: expect.any(String) }]);
    }
    const { rows } = await test.owner.query(
      `select count(*)::int as n from cotizaciones_publicas_entre('2000-01-01', '2999-01-01')`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('is taken back whole', async () => {
    const { titular } = await newCuenta(test);
    const stranger = (await newCuenta(test)).titular;
    const { importacion } = (await sendCsv<ImportacionCotizacionesDto>(titular, '/cotizaciones/importacion', good))
      .body;
    const undo = (client: ApiClient) => client.post('/cotizaciones/importacion/deshacer', { importacion });
    expect((await undo(stranger)).status).toBe(404);
    expect((await undo(titular)).body).toEqual({ retiradas: 2 });
    expect((await undo(titular)).status).toBe(404);
    expect((await history(titular)).cotizaciones.map(({ vale }) => vale)).toEqual([false]);
  });

  it('with a wrong row is not imported at all, and each row says why', async () => {
    const { titular } = await newCuenta(test);
    const csv = `fecha,moneda,valor\n${ago(1)},USD,1000\n31/02/2026,USD,1\n2999-01-01,USD,1\n${ago(1)},ZZZ,x\n${ago(1)},USD,5\n`;
    const { body } = await sendCsv<RevisionCotizacionesDto>(titular, '/cotizaciones/importacion/revision', csv);
    expect(body.errores.map(({ fila }) => fila)).toEqual([3, 4, 5, 6]);
    expect(body.errores.map(({ motivo }) => motivo).join(' ')).toMatch(/que exista.*todavía no.*«ZZZ».*La fila 2/);
    const refused = await sendCsv(titular, '/cotizaciones/importacion', csv);
    expect([refused.status, refused.body.details.length]).toEqual([422, 4]);
    expect((await history(titular)).cotizaciones).toEqual([]);
  });

  it.each([
    ['sin títulos', 'uno,dos\n1,2\n', 422],
    ['vacía', 'fecha,moneda,valor\n', 422],
    ['que no es un texto', 'PK\u0003\u0004 zip', 415],
  ])('%s is refused', async (_, csv, status) => {
    const { titular } = await newCuenta(test);
    expect((await sendCsv(titular, '/cotizaciones/importacion/revision', csv)).status).toBe(status);
  });
});

describe('a conversion', () => {
  it('goes both ways and over a third currency, with decimals, and says by which rate of which day', async () => {
    const { titular } = await newCuenta(test);
    await write(titular, { valor: '1000', dia: ago(10) });
    await write(titular, { valor: '1250', dia: ago(1) });
    await write(titular, { moneda: 'EUR', valor: '1500', dia: ago(3) });
    expect(await convert(titular, 'monto=100,10&de=USD&a=ARS')).toEqual({
      resultado: '125125.00',
      tramos: [{ moneda: 'USD', base: 'ARS', dia: ago(1), valor: '1250', fuente: 'manual', inversa: false }],
    });
    expect(await convert(titular, 'monto=1000&de=ARS&a=USD')).toMatchObject({
      resultado: '0.80',
      tramos: [{ inversa: true }],
    });
    expect(await convert(titular, `monto=1000&de=ARS&a=USD&dia=${ago(5)}`)).toMatchObject({ resultado: '1.00' });
    expect(await convert(titular, 'monto=10&de=EUR&a=USD')).toMatchObject({
      resultado: '12.00',
      tramos: [{ moneda: 'EUR' }, { moneda: 'USD', inversa: true }],
    });
    expect(await convert(titular, 'monto=7&de=ARS&a=ARS')).toEqual({ resultado: '7.00', tramos: [] });
    expect(await convert(titular, 'monto=7&de=ARS&a=BRL')).toEqual({ resultado: null, tramos: [] });
    expect((await titular.get('/cotizaciones/conversion?monto=x&de=ARS&a=USD')).status).toBe(422);
  });
});

describe('the panel', () => {
  it('has every key of the reference client, with zeros instead of invented figures', async () => {
    const { titular } = await newCuenta(test);
    const body = await panel(titular);
    expect(body).toMatchObject({
      btc: { amount: 0, trend: { dir: 'up', amount: 0 }, marketCap: 0, volume: 0, supply: 0, allTimeHigh: 0 },
      prices: { btc: 0, eth: 0, bch: 0, xrp: 0 },
      wallets: { btc: 0, eth: 0, bch: 0, xrp: 0 },
      carteras: [],
    });
    const [{ name, data } = { name: '', data: [] }] = body.btc.price.series;
    expect([name, data.length, data[0], data.at(-1)]).toEqual(['BTC en ARS', 146, { x: -145, y: 0 }, { x: 0, y: 0 }]);
    expect(body.watchlist.map(({ iso }) => iso)).toEqual(['USD', 'EUR', 'UYU', 'BRL', 'UVA']);
    expect(body.watchlist[0]).toMatchObject({ title: 'Dólar estadounidense', amount: 0, valor: null, dia: null });
  });

  it('reads each figure from the rates and the open carpetas', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    await write(titular, { valor: '1000', dia: ago(1) });
    await write(titular, { valor: '1100' });
    await write(titular, { moneda: 'BTC', valor: '50000000', dia: ago(2) });
    await write(titular, { moneda: 'BTC', valor: '40000000' });
    await newCarpeta(titular, { moneda: 'USD', monto: '1500.50' });
    await newCarpeta(titular, { moneda: 'USD', monto: '0.25' });
    await newCarpeta(titular, { moneda: 'BTC', monto: '0.50', reservada: true });
    const body = await panel(titular);
    expect(body.btc).toMatchObject({
      amount: 40_000_000,
      trend: { dir: 'down', amount: 20 },
      allTimeHigh: 50_000_000,
    });
    // `x` counts minutes before now, so today's rate counts from midnight.
    const points = body.btc.price.series[0]!.data;
    expect(points.map(({ x }) => x)).toEqual(Array.from({ length: 146 }, (_, n) => n - 145));
    expect(points.at(-1)).toEqual({ x: 0, y: 40_000_000 });
    expect(new Set(points.map(({ y }) => y)).size).toBeLessThanOrEqual(2);
    expect(points.filter(({ y }) => ![50_000_000, 40_000_000].includes(y))).toEqual([]);
    expect([body.prices.btc, body.wallets.btc]).toEqual([40_000_000, 0.5]);
    expect(body.watchlist[0]).toMatchObject({ amount: 1_100, valor: '1100', anterior: '1000', dia: today() });
    expect(body.watchlist[0]?.trend).toEqual({ dir: 'up', amount: 10 });
    expect(body.watchlist[0]?.series[0]?.data.map(({ y }) => y)).toEqual([1_000, 1_100]);
    expect(body.carteras).toEqual([
      { moneda: 'USD', monto: '1500.75', carpetas: 2, equivalente: '1650825.00' },
      { moneda: 'BTC', monto: '0.50', carpetas: 1, equivalente: '20000000.00' },
    ]);
    // Other members see the sums of the carpetas that they see, or none.
    const [oficial, lectura] = await Promise.all([newMiembro(test, cuentaId, 3), newMiembro(test, cuentaId, 5)]);
    expect((await panel(oficial)).carteras.map(({ moneda }) => moneda)).toEqual(['USD']);
    expect((await panel(lectura)).carteras).toEqual([]);
  });

  it('shows each person the pairs that they choose to follow', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const follow = (client: ApiClient, pares: object | null) => client.send('PUT', '/cotizaciones/seguidas', { pares });
    const pares = [
      { moneda: 'UF', base: 'CLP' },
      { moneda: 'USD', base: 'ARS' },
    ];
    expect((await follow(titular, pares)).body).toEqual({ pares });
    expect((await panel(titular)).watchlist.map(({ iso, base }) => [iso, base])).toEqual([
      ['UF', 'CLP'],
      ['USD', 'ARS'],
    ]);
    for (const wrong of [[], [pares[0], pares[0]], [{ moneda: 'USD', base: 'USD' }], [{ moneda: 'Q', base: 'USD' }]]) {
      expect([400, 422]).toContain((await follow(titular, wrong as object[])).status);
    }
    expect((await follow(titular, null)).body.message).toBe('Los pares deben ser una lista.');
    const lectura = await newMiembro(test, cuentaId, 5);
    expect((await panel(lectura)).watchlist.map(({ iso }) => iso)).toEqual(['USD', 'EUR', 'UYU', 'BRL', 'UVA']);
    await Promise.all([follow(lectura, pares), follow(lectura, [pares[1]!])]);
    expect((await follow(lectura, [pares[1]!])).status).toBe(200);
    expect((await panel(lectura)).watchlist.map(({ iso }) => iso)).toEqual(['USD']);
    expect((await panel(titular)).watchlist).toHaveLength(2);
  });
});

describe('the source of the operator', () => {
  const run = () => test.app.get(ConsultaDeCotizaciones).run();
  const answer = (valor: unknown, dia = today()) =>
    JSON.stringify({ cotizaciones: [{ fecha: dia, moneda: 'USD', base: 'ARS', valor }] });

  it('gives every cuenta its rates once, and goes after what a cuenta wrote itself', async () => {
    const [{ titular }, other] = [await newCuenta(test), await newCuenta(test)];
    published = { status: 200, body: answer('1111.5') };
    await Promise.all([run(), run()]);
    await run();
    await write(other.titular, { valor: '999' });
    published = { status: 200, body: answer(1112) };
    await run();
    expect((await history(titular)).cotizaciones.map(({ valor, fuente, vale }) => [valor, fuente, vale])).toEqual(
      expect.arrayContaining([
        ['1112', 'automatica', true],
        ['1111.5', 'automatica', false],
      ]),
    );
    expect((await panel(titular)).watchlist[0]).toMatchObject({ valor: '1112', fuente: 'automatica' });
    expect((await panel(other.titular)).watchlist[0]).toMatchObject({ valor: '999', fuente: 'manual' });
    expect((await panel(titular)).consulta).toMatchObject({ falla: null, lograda: expect.any(String) });
  });

  it.each([
    [500, '{}', 'La fuente respondió 500.'],
    [302, '{}', 'La fuente respondió 302: no se siguen redirecciones.'],
    [200, 'no', 'La fuente no respondió JSON.'],
    [200, '[]', 'La respuesta de la fuente no tiene la lista «cotizaciones».'],
    [200, answer('-1'), 'La cotización 1 de la fuente no tiene un valor posible.'],
    [200, answer(1, '2999-01-01'), 'La cotización 1 de la fuente no tiene una fecha posible.'],
    [200, ' '.repeat(600_000), 'La fuente respondió más de 512 KB.'],
  ])('that answers %i %.10j fails so that it is tried again, and the page says why', async (status, body, falla) => {
    published = { status, body };
    await expect(run()).rejects.toThrow(falla);
    const { titular } = await newCuenta(test);
    expect((await panel(titular)).consulta).toMatchObject({ falla });
  });

  it('is not asked at a private address unless the operator allows it', async () => {
    published = { status: 200, body: answer('1') };
    await withSettings(test, { RATES_ALLOW_PRIVATE: false }, () => expect(run()).rejects.toThrow('dirección privada'));
  });
});
