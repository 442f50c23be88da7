import { beforeAll, expect, it } from 'vitest';
import type { ImportacionDeProductosDto } from '../../server/oficina/inventario/intercambio/intercambio.dto.js';
import type { ProductosDto } from '../../server/oficina/inventario/productos.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { INVENTARIO, newEnCatalogo, newProducto } from '../factories/inventario.js';
import { newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const send = (client: ApiClient, text: string, path = 'import', headers = {}) => {
  const form = new FormData();
  form.append('archivo', new Blob([text]), 'productos.csv');
  return client.send<ImportacionDeProductosDto & { code: string; message: string; details: unknown }>(
    'POST',
    `${INVENTARIO}/${path}`,
    form,
    { headers },
  );
};
const list = async (client: ApiClient) =>
  (await client.get<ProductosDto>(`${INVENTARIO}/products?sort=name&order=asc`)).body.products ?? [];

const TABLE = [
  'Nombre;SKU;Categoría;Marca;Etiquetas;Existencia;Mínimo;Precio sin impuestos;Impuesto %;Activo',
  'Resma A4;RES-A4;Papel › Oficina;Ledesma;Oficial, Se factura;40;10;8.000,10;21;Sí',
  'Tóner;TON-1;Impresión;HP;;3;1;98500;21;no',
].join('\r\n');

it('previews its changes, makes them, and then finds nothing to do', async () => {
  const { titular } = await newCuenta(test);
  await newEnCatalogo(titular, 'brands', { name: 'ledesma' });
  await newProducto(titular, { name: 'Resma vieja', sku: 'res-a4', stock: 7 });
  expect((await send(titular, TABLE, 'import/revisar')).body).toEqual({
    ...{ created: 1, changed: 1, unchanged: 0, errors: [], warnings: [], omitted: [], importacion: null },
  });
  expect((await list(titular)).map(({ name }) => name)).toEqual(['Resma vieja']);
  expect((await titular.get(`${INVENTARIO}/categories`)).body).toEqual([]);

  const headers = { 'idempotency-key': 'una-vez' };
  for (let time = 0; time < 2; time++) {
    expect((await send(titular, TABLE, 'import', headers)).body).toMatchObject({ created: 1, changed: 1 });
  }
  const [resma, toner] = await list(titular);
  expect(resma).toMatchObject({
    name: 'Resma A4',
    sku: 'RES-A4',
    stock: 40,
    minimum: 10,
    price: 9680.12,
    active: true,
  });
  expect(resma?.tags).toHaveLength(2);
  expect(toner).toMatchObject({ name: 'Tóner', stock: 3, active: false });
  expect((await titular.get(`${INVENTARIO}/brands`)).body).toMatchObject([{ name: 'HP' }, { name: 'ledesma' }]);
  const categorias = (await titular.get(`${INVENTARIO}/categories`)).body;
  expect(categorias.find(({ id }: { id: string }) => id === resma?.category)).toMatchObject({ name: 'Oficina' });
  expect((await send(titular, TABLE)).body).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  await send(titular, 'Nombre\nGrapas');
  expect(await list(titular)).toContainEqual(expect.objectContaining({ name: 'Grapas', active: true }));
});

it('imports nothing when a row has an error, and names each by its row', async () => {
  const { titular } = await newCuenta(test);
  const text = [
    'Nombre;SKU;Código de barras;Costo;Existencia;Activo',
    'Bien;B-1;;10;1;',
    'Mal;M-1;779-Ñ;10;1;sí',
    'Caro;C-1;;mucho;menos;sí',
    'Doble;B-1;;10;2;quizás',
    ';N-1;;10;2;sí',
  ].join('\n');
  const errors = [
    { row: 3, name: 'Mal', message: expect.stringContaining('código de barras') },
    {
      row: 4,
      name: 'Caro',
      message: ['El costo', 'La existencia'].map((de) => `${de} debe ser un número, por ejemplo 1234,50.`).join(' '),
    },
    { row: 5, name: 'Doble', message: 'En la columna «Activo» escriba Sí o No.' },
    { row: 6, name: null, message: 'Falta el nombre, y ningún producto tiene ese código.' },
  ];
  expect((await send(titular, text, 'import/revisar')).body).toMatchObject({ created: 1, errors });
  const { status, body } = await send(titular, text);
  expect([status, body.code, body.details]).toEqual([
    422,
    'FILAS_CON_ERRORES',
    errors.map(({ row, message }) => ({ campo: `fila ${row}`, mensaje: message })),
  ]);
  expect(await list(titular)).toEqual([]);
});

it('names the data that it leaves out and the rows of the same product, and takes no SKU for a barcode', async () => {
  const { titular } = await newCuenta(test);
  await newProducto(titular, { name: 'Sello', sku: '7791234567898' });
  const text = [
    'Nombre;SKU;Código de barras;Ubicación;Código;Costo',
    'Resma;RES;;Estante 3;;10',
    'Resma A4;res;;;R-9;12;suelto',
    'Cinta;;7791234567898;;;5',
  ].join('\n');
  const expected = {
    ...{ created: 2, changed: 1, errors: [] },
    warnings: [{ row: 3, name: 'Resma A4', message: 'Es el mismo producto que la fila 2: queda lo de esta fila.' }],
    omitted: ['Ubicación', 'Código', 'Columna 7, sin título'],
  };
  expect((await send(titular, text, 'import/revisar')).body).toMatchObject(expected);
  expect((await send(titular, text)).body).toMatchObject(expected);
  expect((await list(titular)).map(({ name }) => name)).toEqual(['Cinta', 'Resma A4', 'Sello']);
});

it('exports the form that it imports', async () => {
  const { titular } = await newCuenta(test);
  await send(titular, TABLE);
  const before = await list(titular);
  const { body, headers } = await titular.get<string>(`${INVENTARIO}/export`);
  expect(headers.get('content-disposition')).toContain('inventario.csv');
  expect(body).toContain('"Papel › Oficina";"Ledesma"');
  expect(body).toContain('"8000,1";"21";"9680,12"');
  expect((await send(titular, body)).body).toEqual({
    ...{ created: 0, changed: 0, unchanged: 2, errors: [], warnings: [], omitted: [], importacion: null },
  });

  const other = (await newCuenta(test)).titular;
  expect((await send(other, body)).body).toMatchObject({ created: 2 });
  expect((await list(other)).map(({ name, stock, price }) => [name, stock, price])).toEqual(
    before.map(({ name, stock, price }) => [name, stock, price]),
  );
});

it('is undone, except products that somebody changed or moved since', async () => {
  const { titular } = await newCuenta(test);
  const marca = await newEnCatalogo(titular, 'brands', { name: 'Vieja' });
  const antes = { name: 'Resma vieja', sku: 'res-a4', stock: 7, cost: '12.50', basePrice: '100', brand: marca.id };
  await newProducto(titular, { ...antes, minimum: 2 });
  const { importacion } = (await send(titular, `${TABLE}\r\nCarátula;CAR-1;;;;5;;10;21;Sí`)).body;
  const toner = (await list(titular)).find(({ sku }) => sku === 'TON-1');
  await titular.post(`${INVENTARIO}/product/${toner?.id}/movements`, { type: 'entrada', quantity: 4 });

  const { body } = await titular.post(`${INVENTARIO}/import/deshacer`, { importacion });
  expect(body).toEqual({
    ...{ removed: 1, restored: 1 },
    kept: [{ name: 'Tóner', reason: 'Alguien lo modificó o lo movió después.' }],
  });
  const [resma, kept, ...others] = await list(titular);
  expect(resma).toMatchObject({ ...antes, cost: 12.5, basePrice: 100, price: 100, minimum: 2, tags: [], category: '' });
  expect([kept?.stock, others]).toEqual([7, []]);
  // The file added entries to the lists. The entries that the kept product uses stay.
  const named = async (lista: string) =>
    (await titular.get(`${INVENTARIO}/${lista}`)).body.map(({ name, title }: Record<string, string>) => name ?? title);
  expect(await Promise.all(['categories', 'brands', 'tags'].map(named))).toEqual([['Impresión'], ['HP', 'Vieja'], []]);
  const { movements } = (await titular.get(`${INVENTARIO}/product/${resma?.id}/movements`)).body;
  expect(movements.map(({ reason, stock }: { reason: string; stock: number }) => [reason, stock])).toEqual([
    ['Importación deshecha', 7],
    ['Importado de un archivo', 40],
    ['Primer recuento', 7],
  ]);
  expect((await titular.post(`${INVENTARIO}/import/deshacer`, { importacion })).status).toBe(404);
});

it('is refused for a file that is no table of products, and to people without the permission', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const gestor = await newMiembro(test, cuentaId, 4);
  expect((await send(gestor, TABLE)).status).toBe(403);
  expect((await send(gestor, TABLE, 'import/revisar')).status).toBe(403);
  for (const [text, status] of [
    ['a;b\n1;2', 422],
    ['Nombre', 422],
    ['\0\0\0', 415],
  ] as const) {
    expect((await send(titular, text)).status, JSON.stringify(text)).toBe(status);
  }
});
