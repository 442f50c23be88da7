import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import type { ContactoDto } from '../../server/oficina/contactos/contactos.dto.js';
import { Imagenes } from '../../server/plataforma/imagenes/imagenes.service.js';
import type { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newContacto } from '../factories/contactos.js';
import { UNKNOWN_ID } from '../factories/ids.js';
import { newCuenta, newMiembro } from '../factories/people.js';
import { PICTURE_ADDRESS, photograph, shownPictures } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

const PATH = '/apps/contacts';
const PICTURES = [
  { which: 'avatar', other: 'background', width: 256, height: 256 },
  { which: 'background', other: 'avatar', width: 1280, height: 360 },
] as const;

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

function send(client: ApiClient, which: string, id: string | undefined, bytes: Uint8Array | string, isIdLast = false) {
  const form = new FormData();
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const parts: [string, string | Blob][] = [
    ...(id === undefined ? [] : [['id', id] as [string, string]]),
    [which, file],
  ];
  for (const [name, value] of isIdLast ? parts.reverse() : parts) {
    form.append(name, value as string);
  }
  return client.post<ContactoDto & { code: string }>(`${PATH}/${which}`, form);
}

const shown = () => shownPictures(test);

describe.each(PICTURES)('the $which', ({ which, other, width, height }) => {
  it('is stored in its size, upright and without metadata', async () => {
    const { titular } = await newCuenta(test);
    const before = await newContacto(titular);
    const { status, body, headers } = await send(titular, which, before.id, await photograph());
    expect([status, body, headers.get('etag')]).toEqual([
      200,
      { ...before, [which]: PICTURE_ADDRESS, version: 2, updatedAt: expect.anything() },
      '"2"',
    ]);
    const picture = await fetch(test.baseUrl + body[which]);
    const metadata = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height });
    expect(metadata.exif).toBeUndefined();
  });

  it('is replaced, kept by other writes, and removed, and old pictures are retired', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const { events } = await listen(await newMiembro(test, cuentaId, 5));
    const { id } = await newContacto(titular);
    const first = (await send(titular, which, id, await photograph())).body[which];
    const second = (await send(titular, which, id, await photograph(), true)).body[which];
    expect(await shown()).toContain(second);
    expect(await shown()).not.toContain(first);
    const patch = (contact: object) => titular.patch(`${PATH}/contact`, { id, contact });
    expect((await patch({ name: 'Otro', [other]: null })).body).toMatchObject({ name: 'Otro', [which]: second });
    expect((await patch({ name: 'Otra', [which]: second })).body).toMatchObject({ name: 'Otra', [which]: second });
    expect((await patch({ [which]: first })).status).toBe(422);
    const removed = await titular.delete(`${PATH}/${which}?id=${id}`);
    expect([removed.status, removed.body[which]]).toEqual([200, null]);
    expect(await shown()).not.toContain(second);
    await expect.poll(() => events.length).toBe(6);

    const third = (await send(titular, which, id, await photograph())).body[which];
    expect((await patch({ [which]: '' })).body[which]).toBeNull();
    expect(await shown()).not.toContain(third);
  });

  it('is accepted for a contact of the cuenta, from members who may write', async () => {
    const { cuentaId, titular } = await newCuenta(test);
    const stranger = (await newCuenta(test)).titular;
    const lectura = await newMiembro(test, cuentaId, 5);
    const { id } = await newContacto(titular);
    const bytes = await photograph();
    expect((await send(titular, which, id, bytes)).status).toBe(200);
    for (const [client, contactId, status] of [
      [lectura, id, 403],
      [stranger, id, 404],
      [titular, UNKNOWN_ID, 404],
      [titular, 'x', 404],
      [titular, undefined, 404],
    ] as const) {
      expect((await send(client, which, contactId, bytes)).status).toBe(status);
    }
    expect((await lectura.delete(`${PATH}/${which}?id=${id}`)).status).toBe(403);
    expect((await stranger.delete(`${PATH}/${which}?id=${id}`)).status).toBe(404);
    expect((await titular.get(`${PATH}/contact?id=${id}`)).body[which]).toEqual(PICTURE_ADDRESS);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'TIPO_NO_ADMITIDO'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'TIPO_NO_ADMITIDO'],
    ['nothing', '', 422, 'SIN_IMAGEN'],
    ['more than 5 MiB', new Uint8Array(5 * 1024 * 1024 + 1), 413, 'IMAGEN_GRANDE'],
  ])('is not %s', async (_, content, status, code) => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    const answer = await send(titular, which, id, content);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    // The reference client sends an empty object without the file.
    expect((await titular.post(`${PATH}/${which}`, { id, [which]: {} })).status).toBe(415);
  });

  it('that two people replace at once is one of theirs, and the other is retired', async () => {
    const { titular } = await newCuenta(test);
    const { id } = await newContacto(titular);
    const bytes = await photograph();
    const answers = await Promise.all([0, 1].map(() => send(titular, which, id, bytes)));
    const addresses = answers.map(({ body }) => body[which]);
    const present = (await titular.get(`${PATH}/contact?id=${id}`)).body[which];
    expect((await shown()).filter((address) => addresses.includes(address))).toEqual([present]);
  });
});

it('pictures of deleted contacts can be restored with them for a day', async () => {
  const { titular } = await newCuenta(test);
  const kept = await newContacto(titular);
  const gone = await newContacto(titular);
  const addresses: (string | null)[] = [];
  for (const { id } of [kept, gone]) {
    await send(titular, 'avatar', id, await photograph());
    const { body } = await send(titular, 'background', id, await photograph());
    addresses.push(body.avatar, body.background);
    await titular.delete(`${PATH}/contact?id=${id}`);
  }
  await test.owner.query(`update contactos set eliminado_en = now() - interval '25 hours' where id = $1`, [gone.id]);
  await test.app.get(Housekeeping).run();
  expect((await test.owner.query('select id from contactos where id = any($1)', [[kept.id, gone.id]])).rows).toEqual([
    { id: kept.id },
  ]);
  expect((await shown()).filter((address) => addresses.includes(address))).toEqual([]);
  expect((await titular.post(`${PATH}/contact/${kept.id}/restore`)).body).toMatchObject({
    avatar: addresses[0],
    background: addresses[1],
  });
  expect((await titular.post(`${PATH}/contact/${gone.id}/restore`)).status).toBe(404);

  await test.owner.query(`update imagenes set retirada_en = now() - interval '25 hours' where retirada_en is not null`);
  await test.app.get(Imagenes).sweep();
  const answers = await Promise.all(addresses.map((address) => fetch(test.baseUrl + address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
});

it('housekeeping removes tags deleted a day ago from everything that had them', async () => {
  const { titular } = await newCuenta(test);
  const { body: tag } = await titular.post(`${PATH}/tag`, { tag: { title: 'Vieja' } });
  const { id } = await newContacto(titular, { tags: [tag.id] });
  await titular.delete(`${PATH}/tag?id=${tag.id}`);
  await test.owner.query(`update contacto_etiquetas set eliminada_en = now() - interval '25 hours'`);
  await test.app.get(Housekeeping).run();
  expect((await titular.post(`${PATH}/tag/${tag.id}/restore`)).status).toBe(404);
  const { rows } = await test.owner.query('select 1 from contacto_etiquetado where contacto_id = $1', [id]);
  expect(rows).toEqual([]);
});
