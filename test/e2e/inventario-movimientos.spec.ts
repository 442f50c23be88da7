import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import type { MovimientoDeProductoDto } from '../../server/oficina/inventario/movimientos.dto.js';
import type { ProductoDto } from '../../server/oficina/inventario/productos.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { notificationsOf } from '../factories/avisos.js';
import { newCarpeta } from '../factories/carpetas.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { INVENTARIO, newMovimiento, newProducto } from '../factories/inventario.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { PICTURE_ADDRESS, photograph, shownPictures } from '../factories/pictures.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const pathOf = (id: string) => `${INVENTARIO}/product/${id}/movements`;
const get = async (client: ApiClient, id: string): Promise<ProductoDto> =>
  (await client.get(`${INVENTARIO}/product?id=${id}`)).body;
const patch = (client: ApiClient, id: string, product: unknown) =>
  client.patch(`${INVENTARIO}/product`, { id, product });
const movimientosOf = async (client: ApiClient, id: string): Promise<MovimientoDeProductoDto[]> =>
  (await client.get(pathOf(id))).body.movements;

/** Whether the stored stock of all productos equals the sums of their movements. */
async function isSumOfMovements(): Promise<boolean> {
  const { rows } = await test.owner.query(
    `select p.id from productos p
       left join (select cuenta_id, producto_id, sum(cambio) as existencias, sum(cambio_reservado) as reservado,
                         count(*) as movimientos, max(n) as ultimo
                    from producto_movimientos group by 1, 2) m on m.cuenta_id = p.cuenta_id and m.producto_id = p.id
      where (p.existencias, p.reservado, p.movimientos, p.movimientos) is distinct from
            (coalesce(m.existencias, 0), coalesce(m.reservado, 0), coalesce(m.movimientos, 0), coalesce(m.ultimo, 0))`,
  );
  return rows.length === 0;
}

describe('the stock of a product', () => {
  it('is the sum of its movements, each with its author, its reason and the stock after it', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular);
    await newMovimiento(titular, id, { type: 'entrada', quantity: 20, reason: 'Compra al Colegio' });
    await newMovimiento(titular, id, { type: 'salida', quantity: 3 });
    await newMovimiento(titular, id, { type: 'recuento', quantity: 16, reason: 'Faltaba una' });
    expect(await get(titular, id)).toMatchObject({ stock: 16, reserved: 0, version: 4 });
    const movimientos = await movimientosOf(titular, id);
    expect(
      movimientos.map(({ number, type, quantity, change, stock }) => [number, type, quantity, change, stock]),
    ).toEqual([
      [3, 'recuento', 16, -1, 16],
      [2, 'salida', 3, -3, 17],
      [1, 'entrada', 20, 20, 20],
    ]);
    expect(movimientos[2]).toMatchObject({
      reason: 'Compra al Colegio',
      carpeta: null,
      user: { id: titular.usuarioId, nombre: titular.nombre },
    });
    const { body } = await titular.get(`${pathOf(id)}?size=2`);
    expect([body.movements.length, body.next]).toEqual([2, 2]);
    const older = (await titular.get(`${pathOf(id)}?size=2&before=2`)).body;
    expect([older.movements[0].number, older.next]).toEqual([1, null]);
  });

  it('never falls below zero, with 50 at once either', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular, { stock: 20 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => titular.post(pathOf(id), { type: 'salida', quantity: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(answers.find(({ status }) => status === 422)?.body.details).toEqual([
      { campo: 'quantity', mensaje: 'No hay unidades disponibles.' },
    ]);
    expect(await get(titular, id)).toMatchObject({ stock: 0 });
    const numbers = (await movimientosOf(titular, id)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, i) => 21 - i));
    expect(await isSumOfMovements()).toBe(true);
  });

  it('is written by nothing but movements, which nobody changes', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { id } = await newProducto(titular, { stock: 5 });
    const transactions = test.app.get(Transactions);
    const asTenant = (sql: string) =>
      transactions.tenantTransaction({ cuentaId, usuarioId: titular.usuarioId, rolId: 1 }, () =>
        transactions.manager.query(sql, [id]),
      );
    for (const sql of [
      'update productos set existencias = 9 where id = $1',
      'update producto_movimientos set cambio = 9 where producto_id = $1',
      'delete from producto_movimientos where producto_id = $1',
    ]) {
      await expect(asTenant(sql), sql).rejects.toThrow(/permission denied/);
    }
    const insert = `insert into producto_movimientos (id, producto_id, tipo, cantidad, usuario_id)
      values (gen_random_uuid(), $1, 'salida', 6, '${titular.usuarioId}')`;
    await expect(asTenant(insert)).rejects.toThrow('There is less available of the producto.');
    expect(await get(titular, id)).toMatchObject({ stock: 5 });
  });

  it('is not moved by an impossible quantity', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular, { stock: 5 });
    const refused = async (body: object) => {
      const answer = await titular.post(pathOf(id), body);
      return [answer.status, answer.body.message];
    };
    expect(await refused({ type: 'salida', quantity: 6 })).toEqual([422, 'Solo hay 5 disponibles.']);
    await newMovimiento(titular, id, { type: 'reserva', quantity: 1 });
    await newMovimiento(titular, id, { type: 'salida', quantity: 3 });
    expect(await refused({ type: 'salida', quantity: 6 })).toEqual([
      422,
      'Solo hay 1 disponible (hay 2, y 1 está reservada).',
    ]);
    expect(await refused({ type: 'liberacion', quantity: 2 })).toEqual([
      422,
      'Hay 1 reservada sin carpeta: no puede ser más.',
    ]);
    await newMovimiento(titular, id, { type: 'liberacion', quantity: 1 });
    expect(await refused({ type: 'salida', quantity: 0 })).toEqual([422, 'La cantidad debe ser 1 o más.']);
    expect(await refused({ type: 'liberacion', quantity: 1 })).toEqual([
      422,
      'Hay 0 reservadas sin carpeta: no puede ser más.',
    ]);
    expect((await refused({ type: 'entrada', quantity: 1_000_000_000 }))[0]).toBe(422);
    for (const body of [{ type: 'robo', quantity: 1 }, { type: 'salida', quantity: 1.5 }, { type: 'salida' }]) {
      expect((await refused(body))[0], JSON.stringify(body)).toBe(400);
    }
    expect((await titular.get(`${pathOf(id)}?before=0`)).status).toBe(400);
    expect((await titular.get(pathOf(UNKNOWN_ID))).status).toBe(404);
    expect((await titular.post(pathOf(UNKNOWN_ID), { type: 'entrada', quantity: 1 })).status).toBe(404);
  });
});

describe('stock that is set aside for a carpeta', () => {
  it('is not available for others, and is used up by the carpeta or let go', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular, { stock: 10 });
    const carpeta = await newCarpeta(titular, { caratula: 'Compraventa Paz' });
    const carpetaId = carpeta.id;
    const { carpeta: named } = await newMovimiento(titular, id, { type: 'reserva', quantity: 8, carpetaId });
    expect(named).toEqual({ id: carpetaId, codigo: carpeta.codigo, caratula: 'Compraventa Paz' });
    const salida = await titular.post(pathOf(id), { type: 'salida', quantity: 3 });
    expect(salida.body.message).toBe('Solo hay 2 disponibles (hay 10, y 8 están reservadas).');
    await newMovimiento(titular, id, { type: 'consumo', quantity: 5, carpetaId });
    expect((await titular.post(pathOf(id), { type: 'consumo', quantity: 4, carpetaId })).status).toBe(422);
    expect((await titular.get(`${INVENTARIO}/product/${id}/reservations`)).body).toEqual([
      { carpeta: named, quantity: 3 },
    ]);
    await newMovimiento(titular, id, { type: 'liberacion', quantity: 3, carpetaId });
    expect(await get(titular, id)).toMatchObject({ stock: 5, reserved: 0 });
    expect((await titular.get(`${INVENTARIO}/product/${id}/reservations`)).body).toEqual([]);
    expect(await isSumOfMovements()).toBe(true);

    const { body } = await titular.get(`/carpetas/${carpetaId}/actividad`);
    expect(body.eventos.map(({ descripcion }: { descripcion: string }) => descripcion).slice(0, 3)).toEqual([
      'liberó la reserva de 3 de «Hojas de actuación» en el inventario',
      'usó 5 de «Hojas de actuación» en el inventario',
      'reservó 8 de «Hojas de actuación» en el inventario',
    ]);
  });

  it('is listed at the carpeta, where all of it is used up or released, or nothing', async () => {
    const { titular, cuentaId } = await newCuenta(test);
    const [hojas, tapas] = [await newProducto(titular, { stock: 10 }), await newProducto(titular, { stock: 2 })];
    const { id: carpetaId } = await newCarpeta(titular);
    for (const { id } of [hojas, tapas]) await newMovimiento(titular, id, { type: 'reserva', quantity: 2, carpetaId });
    const path = `/carpetas/${carpetaId}/reservas`;
    const resolve = (client: ApiClient, type: string, products: unknown) => client.post(path, { type, products });
    const both = [hojas, tapas].map(({ id }) => ({ id, quantity: 2 }));
    expect((await titular.get(path)).body).toEqual(
      expect.arrayContaining(both.map((one) => ({ ...one, name: 'Hojas de actuación' }))),
    );

    const more = await resolve(titular, 'consumo', [both[0], { id: tapas.id, quantity: 3 }]);
    expect([more.status, more.body.details[0].campo]).toEqual([422, 'products.1.quantity']);
    expect(await get(titular, hojas.id)).toMatchObject({ stock: 10, reserved: 2 });
    expect((await resolve(titular, 'consumo', [both[0]])).body).toMatchObject([{ id: tapas.id, quantity: 2 }]);
    expect((await resolve(titular, 'liberacion', [both[1]])).body).toEqual([]);
    expect(await get(titular, hojas.id)).toMatchObject({ stock: 8, reserved: 0 });
    expect(await get(titular, tapas.id)).toMatchObject({ stock: 2, reserved: 0 });

    for (const products of [[], [both[0], both[0]], [{ id: 'x', quantity: 1 }], [null], 'todo']) {
      expect((await resolve(titular, 'consumo', products)).status, JSON.stringify(products)).toBe(400);
    }
    expect((await resolve(titular, 'robo', both)).status).toBe(400);
    const lectura = await newMiembro(test, cuentaId, 5);
    const other = (await newCuenta(test)).titular;
    expect((await resolve(lectura, 'consumo', both)).status).toBe(403);
    for (const client of [lectura, other]) expect((await client.get(path)).status).toBe(404);
    expect((await resolve(other, 'consumo', both)).status).toBe(404);
  });

  it('is let go when the carpeta is annulled', async () => {
    const { titular } = await newCuenta(test);
    const products = [await newProducto(titular, { stock: 10 }), await newProducto(titular, { stock: 2 })];
    const [annulled, other] = [await newCarpeta(titular), await newCarpeta(titular)];
    for (const { id } of products) {
      await newMovimiento(titular, id, { type: 'reserva', quantity: 1, carpetaId: annulled.id });
    }
    await newMovimiento(titular, products[0]!.id, { type: 'reserva', quantity: 4, carpetaId: other.id });
    const { status } = await titular.post(
      `/carpetas/${annulled.id}/mover`,
      { estado: 'anulada', motivo: 'Desistieron' },
      { version: annulled.version },
    );
    expect(status).toBe(200);
    const reserved = await Promise.all(products.map(async ({ id }) => (await get(titular, id)).reserved));
    expect(reserved).toEqual([4, 0]);
    const [last] = await movimientosOf(titular, products[1]!.id);
    expect(last).toMatchObject({ type: 'liberacion', quantity: 1, reason: 'La carpeta se anuló' });
    expect(await isSumOfMovements()).toBe(true);
  });

  it('is let go when the carpeta is archived', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular, { stock: 10 });
    const carpeta = await newCarpeta(titular);
    await newMovimiento(titular, id, { type: 'reserva', quantity: 3, carpetaId: carpeta.id });
    await test.owner.query(`update carpetas set estado = 'entregada', fecha_firma = current_date where id = $1`, [
      carpeta.id,
    ]);
    const { version } = carpeta;
    const archived = await titular.post(`/carpetas/${carpeta.id}/mover`, { estado: 'archivada' }, { version });
    expect(archived.status, JSON.stringify(archived.body)).toBe(200);
    expect(await get(titular, id)).toMatchObject({ stock: 10, reserved: 0 });
    const [last] = await movimientosOf(titular, id);
    expect(last).toMatchObject({ type: 'liberacion', quantity: 3, reason: 'La carpeta se archivó' });
  });

  it('names the carpeta and the reason only to people who see the carpeta', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const oficial = await newMiembro(test, cuentaId, 3);
    const { id } = await newProducto(titular, { stock: 10 });
    const { id: carpetaId } = await newCarpeta(titular, { reservada: true });
    await newMovimiento(titular, id, { type: 'reserva', quantity: 2, carpetaId, reason: 'Testamento de Paz' });
    expect((await movimientosOf(titular, id))[0]).toMatchObject({
      reason: 'Testamento de Paz',
      carpeta: { id: carpetaId },
    });
    // A person who does not see the carpeta does not see its movements.
    expect(await movimientosOf(oficial, id)).toMatchObject([{ reason: 'Primer recuento', carpeta: null }]);
    expect(await get(oficial, id)).toMatchObject({ stock: 10, reserved: 0 });
    expect((await oficial.get(`${INVENTARIO}/product/${id}/reservations`)).body).toEqual([]);
    // Units that an invisible carpeta reserves are in no figure. A movement that would take them is refused without
    // naming the carpeta.
    expect(await get(oficial, id)).toMatchObject({ available: 10 });
    await newMovimiento(titular, id, { type: 'reserva', quantity: 7, carpetaId });
    const taken = async (quantity: number) =>
      (await oficial.post(pathOf(id), { type: 'salida', quantity })).body.message;
    expect(await taken(3)).toBe('Hay unidades apartadas: se puede sacar hasta 1.');
    await newMovimiento(oficial, id, { type: 'salida', quantity: 1 });
    expect(await taken(1)).toBe('Hay unidades apartadas: no se puede sacar ninguna.');
    expect(await get(oficial, id)).toMatchObject({ stock: 9, reserved: 0, available: 9 });
    for (const type of ['reserva', 'consumo', 'liberacion']) {
      const { status, body } = await oficial.post(pathOf(id), { type, quantity: 1, carpetaId });
      expect([status, body.details[0].campo]).toEqual([422, 'carpetaId']);
    }
  });
});

it('tells once that there are fewer than the minimum, until there are enough again', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const [oficial, gestor] = [await newMiembro(test, cuentaId, 3), await newMiembro(test, cuentaId, 4)];
  const { id } = await newProducto(titular, { name: 'Tóner <b>', stock: 10, minimum: 8 });
  const titles = async (client: ApiClient) =>
    (await notificationsOf(client))
      .filter(({ link }) => link?.startsWith(INVENTARIO))
      .map(({ title, description, link }) => [title, description, link]);
  await newMovimiento(titular, id, { type: 'salida', quantity: 2 });
  expect(await titles(titular)).toEqual([]);
  await newMovimiento(titular, id, { type: 'salida', quantity: 1 });
  await newMovimiento(titular, id, { type: 'salida', quantity: 1 });
  const first = [
    'Hay que reponer <b>Tóner &lt;b&gt;</b>',
    'Quedan 7; el mínimo es 8.',
    `/apps/ecommerce/inventory/${id}`,
  ];
  expect([await titles(titular), await titles(oficial), await titles(gestor)]).toEqual([[first], [first], []]);
  expect(await get(titular, id)).toMatchObject({ stock: 6, low: true });

  await newMovimiento(titular, id, { type: 'entrada', quantity: 4 });
  expect((await patch(titular, id, { minimum: 11 })).body).toMatchObject({ low: true });
  expect((await titles(titular))[0]?.[1]).toBe('Quedan 10; el mínimo es 11.');
});

it('has pictures in an order, which are added, moved, removed and put back', async () => {
  const { titular } = await newCuenta(test);
  const { id } = await newProducto(titular);
  const upload = async (bytes: Buffer<ArrayBuffer> | string, productoId = id) => {
    const form = new FormData();
    form.append('id', productoId);
    form.append('image', new Blob([bytes]), 'foto.jpg');
    return titular.send<ProductoDto & { code: string }>('POST', `${INVENTARIO}/image`, form);
  };
  await upload(await photograph());
  const { body } = await upload(await photograph({ width: 30, height: 20 }));
  expect(body).toMatchObject({ images: [PICTURE_ADDRESS, PICTURE_ADDRESS], thumbnail: body.images[0] });
  const [one = '', two = ''] = body.images;
  expect((await fetch(new URL(one, titular.baseUrl))).headers.get('content-type')).toBe('image/webp');
  expect((await patch(titular, id, { images: [two, one] })).body).toMatchObject({ images: [two, one], thumbnail: two });
  expect((await patch(titular, id, { images: [one] })).body.images).toEqual([one]);
  expect(await shownPictures(test, titular.usuarioId)).toEqual([one]);
  expect((await patch(titular, id, { images: [one, two] })).body.images).toEqual([one, two]);

  const other = await newProducto(titular, { name: 'Otro' });
  expect((await patch(titular, other.id, { images: [one] })).status).toBe(422);
  await titular.delete(`${INVENTARIO}/product?id=${id}`);
  expect(await shownPictures(test, titular.usuarioId)).toEqual([]);
  await titular.post(`${INVENTARIO}/product/${id}/restore`);
  expect(await shownPictures(test, titular.usuarioId)).toHaveLength(2);
  expect((await upload('no es una imagen')).status).toBe(415);
  expect((await upload(await photograph(), UNKNOWN_ID)).status).toBe(404);
});
