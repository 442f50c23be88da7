import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductoDto, ProductosDto } from '../../server/oficina/inventario/productos.dto.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { INVENTARIO, newEnCatalogo, newMovimiento, newProducto } from '../factories/inventario.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { listen } from '../factories/sockets.js';

const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

const REFUSED: [fields: Record<string, unknown>, campo: string, mensaje: unknown][] = [
  [{ cost: 'mucho' }, 'product.cost', 'El costo debe ser un número, por ejemplo 1234,50.'],
  [
    { basePrice: '1.500' },
    'product.basePrice',
    'El precio sin impuestos se puede leer de dos formas: escriba 1500 o 1,500.',
  ],
  [{ price: '1,005' }, 'product.price', 'El precio puede tener hasta 2 decimales.'],
  [{ stock: -1 }, 'product.stock', 'La existencia debe ser 0 o más.'],
  [{ stock: '2,5' }, 'product.stock', 'La existencia debe ser un número entero.'],
  [{ minimum: '9999999999' }, 'product.minimum', 'El mínimo es demasiado grande.'],
  [{ barcode: 'código' }, 'product.barcode', expect.stringContaining('acentos')],
  [{ category: UNKNOWN_ID }, 'product.category', 'La categoría ya no existe.'],
  [{ brand: UNKNOWN_ID }, 'product.brand', 'La marca ya no existe.'],
  [{ vendor: UNKNOWN_ID }, 'product.vendor', 'El proveedor ya no existe.'],
  [{ tags: [UNKNOWN_ID] }, 'product.tags', 'Una de las etiquetas ya no existe.'],
  [{ images: ['/api/imagenes/otra'] }, 'product.images', expect.stringContaining('envíe el archivo')],
  [{ reserved: 3 }, 'product.reserved', 'No hay unidades disponibles.'],
];

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const pageOf = async (client: ApiClient, query: Record<string, string | number>): Promise<ProductosDto> => {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]));
  const { status, body } = await client.get<ProductosDto>(`${INVENTARIO}/products?${text}`);
  expect(status).toBe(200);
  return body;
};
const names = async (client: ApiClient, query: Record<string, string | number>) =>
  (await pageOf(client, query)).products?.map(({ name }) => name);
const get = async (client: ApiClient, id: string): Promise<ProductoDto> =>
  (await client.get(`${INVENTARIO}/product?id=${id}`)).body;
const patch = (client: ApiClient, id: string, product: unknown, version?: number) =>
  client.patch(`${INVENTARIO}/product`, { id, product }, { version });

describe('a product', () => {
  it('is blank when nothing is sent, and on top of the list', async () => {
    const { titular } = await newCuenta(test);
    await newProducto(titular);
    const { status, body } = await titular.post(`${INVENTARIO}/product`, {});
    expect([status, body]).toEqual([
      200,
      {
        ...{ id: ID, category: '', name: 'A New Product', description: '', tags: [], sku: '', barcode: '' },
        ...{
          brand: '',
          vendor: '',
          stock: '',
          reserved: '',
          available: '',
          cost: '',
          basePrice: '',
          taxPercent: '',
          price: '',
        },
        ...{ weight: '', minimum: '', low: false, thumbnail: null, images: [], active: false },
        ...{ version: 1, createdAt: TIME, updatedAt: TIME },
      },
    ]);
    const { products } = await pageOf(titular, { page: 0, size: 10, sort: '', order: '', search: '' });
    expect(products?.[0]).toEqual(body);
    expect(await get(titular, body.id)).toEqual(body);
  });

  it('takes all fields as the reference client sends them back, numbers as text too', async () => {
    const { titular } = await newCuenta(test);
    const category = await newEnCatalogo(titular, 'categories', { name: 'Papel' });
    const brand = await newEnCatalogo(titular, 'brands', { name: 'Ledesma' });
    const vendor = await newEnCatalogo(titular, 'vendors', { name: 'Papelera del Sur' });
    const tag = (await titular.post(`${INVENTARIO}/tag`, { tag: { title: 'Oficial' } })).body;
    const blank = (await titular.post(`${INVENTARIO}/product`, {})).body;
    const sent = {
      ...{ id: blank.id, category: category.id, name: 'Resma A4', description: 'De 75 gramos', tags: [tag.id] },
      ...{ sku: 'RES-A4', barcode: '7791234567898', brand: brand.id, vendor: vendor.id, stock: 40, reserved: 5 },
      ...{ cost: '5.000,50', basePrice: '8000.10', taxPercent: 21, price: '', weight: '2,35' },
      ...{ thumbnail: null, images: [], active: true },
    };
    const { status, body } = await patch(titular, blank.id, sent);
    expect([status, body]).toEqual([
      200,
      {
        ...sent,
        ...{ cost: 5000.5, basePrice: 8000.1, price: 9680.12, weight: 2.35, available: 35, minimum: '', low: false },
        ...{ version: expect.any(Number), createdAt: TIME, updatedAt: TIME },
      },
    ]);
    expect((await patch(titular, blank.id, body)).body).toEqual(body);
    const { movements } = (await titular.get(`${INVENTARIO}/product/${blank.id}/movements`)).body;
    expect(movements.map(({ type, quantity, reason }: Record<string, unknown>) => [type, quantity, reason])).toEqual([
      ['reserva', 5, 'Corregido en la ficha'],
      ['recuento', 40, 'Corregido en la ficha'],
    ]);
  });

  it('has a price to the cent from its base and its tax, or a base from its price', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular, { basePrice: 0.15, taxPercent: '10,5' });
    expect(await get(titular, id)).toMatchObject({ price: 0.17 });
    expect((await patch(titular, id, { taxPercent: 21 })).body).toMatchObject({ basePrice: 0.15, price: 0.18 });
    expect((await patch(titular, id, { price: '9.99' })).body).toMatchObject({ basePrice: 8.2562, price: 9.99 });
    expect((await patch(titular, id, { basePrice: 100, price: 1 })).body).toMatchObject({ basePrice: 100, price: 121 });
    expect((await patch(titular, id, { taxPercent: null })).body).toMatchObject({ taxPercent: null, price: 100 });
    expect((await patch(titular, id, { price: '' })).body).toMatchObject({ basePrice: '', price: '' });
  });

  it('is refused by the name of the field that cannot be', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular);
    for (const [fields, campo, mensaje] of REFUSED) {
      const { status, body } = await patch(titular, id, fields);
      expect([status, body.details], campo).toEqual([422, [{ campo, mensaje }]]);
    }
    expect(await get(titular, id)).toMatchObject({ stock: '', cost: '', version: 1 });
  });

  it('is refused with a value of another kind', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular);
    for (const fields of [
      { name: '' },
      { name: 7 },
      { cost: {} },
      { tags: 'x' },
      { category: 'x' },
      { active: 'sí' },
    ]) {
      expect((await patch(titular, id, fields)).status, JSON.stringify(fields)).toBe(400);
    }
    for (const query of ['page=x', 'page=-1', 'size=0', 'size=101', 'sort=busqueda', 'order=up', 'category=x']) {
      expect((await titular.get(`${INVENTARIO}/products?${query}`)).status, query).toBe(400);
    }
  });

  it('alone has its SKU and its barcode, which find it', async () => {
    const { titular } = await newCuenta(test);
    const uno = await newProducto(titular, { name: 'Uno', sku: 'A-1', barcode: '036000291452' });
    const dos = await newProducto(titular, { name: 'Dos' });
    expect((await patch(titular, dos.id, { sku: 'a-1' })).body.details).toEqual([
      { campo: 'product.sku', mensaje: '«Uno» ya tiene ese SKU.' },
    ]);
    expect((await patch(titular, dos.id, { barcode: '036000291452' })).status).toBe(422);
    for (const code of ['036000291452', '0036000291452', 'a-1']) {
      expect((await titular.get(`${INVENTARIO}/product/lookup?code=${code}`)).body.id, code).toBe(uno.id);
    }
    expect((await titular.get(`${INVENTARIO}/product/lookup?code=nada`)).status).toBe(404);

    expect((await titular.delete(`${INVENTARIO}/product?id=${uno.id}`)).body).toBe(true);
    expect((await patch(titular, dos.id, { sku: 'A-1' })).status).toBe(200);
    expect((await titular.post(`${INVENTARIO}/product/${uno.id}/restore`)).body).toMatchObject({
      code: 'YA_EXISTE',
      message: 'No se puede recuperar: «Dos» tiene ahora su SKU.',
    });
  });

  it('is changed at the version that was seen, where the request names a version', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular);
    await newMovimiento(titular, id, { type: 'entrada', quantity: 3 });
    expect((await patch(titular, id, { stock: 9 }, 1)).status).toBe(412);
    expect((await patch(titular, id, { name: 'Otro' }, 2)).body).toMatchObject({ name: 'Otro', version: 3, stock: 3 });
    const answers = await Promise.all(['A', 'B'].map((name) => patch(titular, id, { name }, 3)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is in the trash for a day after it was deleted, and in the search', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newProducto(titular, { name: 'Cinta fílmica', sku: 'TN-1' });
    const search = () => titular.post('/common/search', { query: 'filmica', grupos: 'todos' });
    expect((await search()).body).toEqual([
      {
        id: 'productos',
        label: 'Inventario',
        results: [
          {
            id,
            link: `/apps/ecommerce/inventory/${id}`,
            value: 'Cinta fílmica',
            sku: 'TN-1',
            thumbnail: null,
            stock: 0,
          },
        ],
      },
    ]);
    await titular.delete(`${INVENTARIO}/product?id=${id}`);
    expect((await titular.delete(`${INVENTARIO}/product?id=${id}`)).status).toBe(404);
    expect((await search()).body).toEqual([]);
    expect((await titular.get('/papelera')).body).toEqual([
      expect.objectContaining({ id, tipo: 'producto', nombre: 'Cinta fílmica', lugar: 'TN-1' }),
    ]);
    expect((await titular.post(`${INVENTARIO}/product/${id}/restore`)).body).toMatchObject({ id, sku: 'TN-1' });
    expect(await names(titular, { search: 'fílmica' })).toEqual(['Cinta fílmica']);
  });

  it('is seen by all roles, and changed by roles with the permission', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { id } = await newProducto(titular);
    for (const [rolId, status] of [
      [2, 200],
      [3, 200],
      [4, 403],
      [5, 403],
    ] as const) {
      const miembro = await newMiembro(test, cuentaId, rolId);
      expect(await names(miembro, {})).toEqual(['Hojas de actuación']);
      expect((await patch(miembro, id, { description: `rol ${rolId}` })).status).toBe(status);
      const entrada = { type: 'entrada', quantity: 1 };
      expect((await miembro.post(`${INVENTARIO}/product/${id}/movements`, entrada)).status).toBe(status);
    }
  });
});

describe('the list', () => {
  it('is sorted as text or as numbers, searched and paged from 0, with null past the end', async () => {
    const { titular } = await newCuenta(test);
    const made = [
      ['Zócalo', 'b-2', 9, 100, true],
      ['ábaco', 'A-10', 100, 20, false],
      ['Broche', 'C-3', 20, 3, true],
    ] as const;
    for (const [name, sku, basePrice, stock, active] of made) {
      await newProducto(titular, { name, sku, basePrice, stock, active });
    }
    expect(await names(titular, { sort: 'name', order: 'asc' })).toEqual(['ábaco', 'Broche', 'Zócalo']);
    expect(await names(titular, { sort: 'sku', order: 'desc' })).toEqual(['Broche', 'Zócalo', 'ábaco']);
    expect(await names(titular, { sort: 'price', order: 'asc' })).toEqual(['Zócalo', 'Broche', 'ábaco']);
    expect(await names(titular, { sort: 'stock', order: 'desc' })).toEqual(['Zócalo', 'ábaco', 'Broche']);
    expect(await names(titular, { sort: 'active', order: 'asc' })).toEqual(['ábaco', 'Broche', 'Zócalo']);
    expect(await names(titular, { sort: '', order: '' })).toEqual(['ábaco', 'Broche', 'Zócalo']);
    expect(await names(titular, { sort: 'createdAt', order: 'desc' })).toEqual(['Broche', 'ábaco', 'Zócalo']);
    expect(await names(titular, { search: 'OC', sort: 'name', order: 'asc' })).toEqual(['Broche', 'Zócalo']);
    expect(await names(titular, { search: 'a-1' })).toEqual(['ábaco']);

    const first = await pageOf(titular, { page: 0, size: 2, sort: 'name', order: 'asc', search: '' });
    expect(first.products?.map(({ name }) => name)).toEqual(['ábaco', 'Broche']);
    expect(first.pagination).toEqual({ length: 3, size: 2, page: 0, lastPage: 2, startIndex: 0, endIndex: 1 });
    expect((await pageOf(titular, { page: 1, size: 2 })).pagination).toMatchObject({ startIndex: 2, endIndex: 2 });
    expect(await pageOf(titular, { page: 2, size: 2 })).toMatchObject({ products: [], pagination: { lastPage: 2 } });
    expect(await pageOf(titular, { page: 3, size: 2 })).toEqual({ products: null, pagination: { lastPage: 2 } });
    expect((await pageOf(titular, { page: 0, size: 5, search: 'nada' })).pagination).toEqual({
      ...{ length: 0, size: 5, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
    });
  });

  it('is of a category and its subcategories, or of products that run out', async () => {
    const { titular } = await newCuenta(test);
    const papel = await newEnCatalogo(titular, 'categories', { name: 'Papel' });
    const hojas = await newEnCatalogo(titular, 'categories', { name: 'Hojas', parentId: papel.id });
    await newProducto(titular, { name: 'Hoja', category: hojas.id, minimum: 5, stock: 4 });
    await newProducto(titular, { name: 'Resma', category: papel.id, minimum: 5, stock: 5 });
    await newProducto(titular, { name: 'Tóner' });
    expect(await names(titular, { category: papel.id, sort: 'name', order: 'asc' })).toEqual(['Hoja', 'Resma']);
    expect(await names(titular, { category: hojas.id })).toEqual(['Hoja']);
    expect(await names(titular, { low: 'true' })).toEqual(['Hoja']);
  });
});

describe('categories, brands, vendors and tags', () => {
  it('are sorted by name, and found by no other cuenta', async () => {
    const [{ titular }, other] = [await newCuenta(test), await newCuenta(test)];
    const papel = await newEnCatalogo(titular, 'categories', { name: 'Papel sellado' });
    await newEnCatalogo(titular, 'categories', { name: 'Árbol', parentId: papel.id });
    expect((await titular.get(`${INVENTARIO}/categories`)).body).toEqual([
      { id: ID, name: 'Árbol', slug: 'arbol', parentId: papel.id, version: 1 },
      { id: papel.id, name: 'Papel sellado', slug: 'papel-sellado', parentId: null, version: 1 },
    ]);
    expect((await other.titular.get(`${INVENTARIO}/categories`)).body).toEqual([]);
    const elsewhere = { parentId: papel.id, name: 'Ajena' };
    expect((await other.titular.post(`${INVENTARIO}/categories`, elsewhere)).status).toBe(422);
  });

  it('have distinct names, and make no circle', async () => {
    const { titular } = await newCuenta(test);
    const make = (name: string, parentId?: string) => newEnCatalogo(titular, 'categories', { name, parentId });
    const one = await make('Uno');
    const two = await make('Dos', one.id);
    const three = await make('Tres', two.id);
    const move = (id: string, parentId: string | null) => titular.patch(`${INVENTARIO}/categories/${id}`, { parentId });
    expect((await move(one.id, three.id)).body.details[0].campo).toBe('parentId');
    expect((await move(one.id, one.id)).status).toBe(422);
    expect((await move(three.id, null)).body).toMatchObject({ parentId: null, version: 2 });
    expect((await titular.post(`${INVENTARIO}/categories`, { name: 'UNO' })).body).toMatchObject({
      statusCode: 409,
      message: 'Ya hay una categoría que se llama «Uno».',
    });
    const answers = await Promise.all([1, 2, 3].map(() => titular.post(`${INVENTARIO}/brands`, { name: 'Ledesma' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('leave their products when they are deleted, and are back on them when they are restored', async () => {
    const { titular } = await newCuenta(test);
    const brand = await newEnCatalogo(titular, 'brands', { name: 'Ledesma' });
    const tag = (await titular.post(`${INVENTARIO}/tag`, { tag: { title: 'Oficial' } })).body;
    expect(tag).toEqual({ id: ID, title: 'Oficial', version: 1 });
    const { id } = await newProducto(titular, { brand: brand.id, tags: [tag.id] });
    const renamed = await titular.patch(`${INVENTARIO}/brands/${brand.id}`, { name: 'Boreal' });
    expect(renamed.body).toEqual({ id: brand.id, name: 'Boreal', slug: 'boreal', version: 2 });
    expect((await titular.delete(`${INVENTARIO}/brands/${brand.id}`)).body).toBe(true);
    expect((await titular.delete(`${INVENTARIO}/tag?id=${tag.id}`)).body).toBe(true);
    expect(await get(titular, id)).toMatchObject({ brand: '', tags: [] });
    expect((await titular.post(`${INVENTARIO}/brands/${brand.id}/restore`)).body).toMatchObject({ name: 'Boreal' });
    expect((await titular.post(`${INVENTARIO}/tag/${tag.id}/restore`)).status).toBe(200);
    expect(await get(titular, id)).toMatchObject({ brand: brand.id, tags: [tag.id] });
  });
});

it('tells open tabs which products changed', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const lectura = await newMiembro(test, cuentaId, 5);
  const { id } = await newProducto(titular);
  const { events } = await listen(lectura);
  await newMovimiento(titular, id, { type: 'entrada', quantity: 1 });
  await expect
    .poll(() => events.filter(({ type }) => type === 'inventory.changed'))
    .toEqual([{ type: 'inventory.changed', products: [id] }]);
});
