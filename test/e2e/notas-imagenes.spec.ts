import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Housekeeping } from '../../server/common/housekeeping/housekeeping.js';
import { SecretBox } from '../../server/common/secrets/secret-box.js';
import type { NotaDto } from '../../server/oficina/notas/notas.dto.js';
import { Imagenes } from '../../server/plataforma/imagenes/imagenes.service.js';
import { PictureAddresses } from '../../server/plataforma/imagenes/picture-addresses.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { EMPTY_NOTA, newNota, notasOf } from '../factories/notas.js';
import { newCuenta } from '../factories/people.js';
import { claveOf, enormousPng, PICTURE_ADDRESS, photograph, shownPictures } from '../factories/pictures.js';

const PATH = '/apps/notes';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const someone = async () => (await newCuenta(test)).titular;
const dataUrl = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes as Uint8Array).toString('base64')}`;
const shown = () => shownPictures(test);
const isThere = async (address: string | null) => (await fetch(test.baseUrl + address)).status;

function send(client: ApiClient, { id }: NotaDto, bytes: Uint8Array | string, options = {}) {
  const form = new FormData();
  form.append('image', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'foto.png');
  return client.post(`${PATH}/${id}/image`, form, options);
}

describe('a picture inside a nota', () => {
  it('becomes an address, upright, without metadata and with its proportions', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { image: dataUrl(await photograph({ width: 4000, height: 3000 })) });
    expect(nota).toMatchObject({ image: PICTURE_ADDRESS, imageSize: { width: 1200, height: 1600 }, version: 1 });
    const bytes = Buffer.from(await (await fetch(test.baseUrl + nota.image)).arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
    expect(metadata.exif).toBeUndefined();
    expect(await shown()).toContain(nota.image);
  });

  it('stays while its address is sent, is replaced by another, and is removed by null', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { image: dataUrl(await photograph()) });
    const write = async (image: unknown) => (await titular.patch(PATH, { updatedNote: { ...nota, image } })).body;
    expect(await write(nota.image)).toMatchObject({ image: nota.image, imageSize: { width: 300, height: 400 } });
    const png = await sharp({ create: { width: 90, height: 30, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const other = await write(dataUrl(png, 'image/png'));
    expect(other).toMatchObject({ image: PICTURE_ADDRESS, imageSize: { width: 90, height: 30 } });
    expect(other.image).not.toBe(nota.image);
    expect(await shown()).not.toContain(nota.image);
    expect(await write(null)).toMatchObject({ image: null, imageSize: null });
    expect(await shown()).not.toContain(other.image);
  });

  it('cannot be the picture of another nota, or another address', async () => {
    const titular = await someone();
    const other = await newNota(titular, { image: dataUrl(await photograph()) });
    const nota = await newNota(titular);
    for (const image of [other.image, 'https://ejemplo.test/a.png', '/api/imagenes/x', 'x', '']) {
      const { status, body } = await titular.patch(PATH, { updatedNote: { ...nota, image } });
      expect([status, body.details?.[0]?.campo]).toEqual([422, 'updatedNote.image']);
    }
    expect((await notasOf(titular))[1]).toEqual(nota);
  });

  it.each([
    ['an SVG', dataUrl(SVG, 'image/svg+xml'), 422],
    ['an SVG named PNG', dataUrl(SVG, 'image/png'), 415],
    ['a page named PNG', dataUrl('<!doctype html><script>alert(1)</script>', 'image/png'), 415],
    ['a page', dataUrl('<script>alert(1)</script>', 'text/html'), 422],
    ['no base64', 'data:image/png;base64,<script>', 422],
    ['base64 of nothing', 'data:image/png;base64,', 422],
    ['half a picture', dataUrl(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])), 422],
    // The limit counts characters, with 100 more for the beginning of the address.
    ['more than 5 MiB', dataUrl(Buffer.alloc(5 * 1024 * 1024 + 100, 0xff)), 413],
    // These bytes in base64 are the 12 MiB of the route, and the rest of the body is more.
    ['more than the route takes', dataUrl(Buffer.alloc(9 * 1024 * 1024, 0xff)), 413],
  ])('is not %s', async (_, image, status) => {
    const titular = await someone();
    const before = (await shown()).length;
    const made = await titular.post(PATH, { note: { ...EMPTY_NOTA, image } });
    expect([made.status, typeof made.body.message]).toEqual([status, 'string']);
    const nota = await newNota(titular);
    expect((await titular.patch(PATH, { updatedNote: { ...nota, image } })).status).toBe(status);
    expect(await notasOf(titular)).toEqual([nota]);
    expect(await shown()).toHaveLength(before);
  });

  it('is not a bomb of pixels', async () => {
    const titular = await someone();
    const image = dataUrl(await enormousPng(), 'image/png');
    const { status, body } = await titular.post(PATH, { note: { ...EMPTY_NOTA, image } });
    expect([status, body.code]).toEqual([422, 'IMAGEN_ENORME']);
  });

  it('is not read without a valid token', async () => {
    const note = { ...EMPTY_NOTA, image: dataUrl(Buffer.alloc(4 * 1024 * 1024)) };
    const guest = await new ApiClient(test.baseUrl).post(PATH, { note });
    expect([guest.status, guest.body.code]).toEqual([401, 'NO_TOKEN']);
    const forged = await new ApiClient(test.baseUrl, 'a.b.c').post(PATH, { note });
    expect([forged.status, forged.body.code]).toEqual([401, 'TOKEN_INVALID']);
    // Other routes refuse so large a body.
    const titular = await someone();
    expect((await titular.post(`${PATH}/labels`, { note, title: 'x' })).status).toBe(413);
  });

  it('is stored once per Idempotency-Key', async () => {
    const titular = await someone();
    const body = { note: { ...EMPTY_NOTA, image: dataUrl(await photograph()) } };
    const headers = { 'idempotency-key': 'foto' };
    const answers = await Promise.all([1, 2, 3].map(() => titular.post(PATH, body, { headers })));
    const [nota] = await notasOf(titular);
    expect(answers.map((answer) => answer.body.image)).toEqual(Array(3).fill(nota?.image));
    expect(await shownPictures(test, titular.usuarioId)).toHaveLength(1);
  });

  it('is not stored again when the nota is sent again', async () => {
    const titular = await someone();
    const body = { note: { ...EMPTY_NOTA, image: dataUrl(await photograph()) } };
    const headers = { 'idempotency-key': 'foto' };
    const first = await titular.post(PATH, body, { headers });
    expect((await titular.post(PATH, body, { headers })).body).toEqual(first.body);
    const { rows } = await test.owner.query('select clave from imagenes where usuario_id = $1', [titular.usuarioId]);
    expect(rows).toHaveLength(1);
  });
});

describe('a picture beside a nota', () => {
  it('is added and removed', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { content: 'Queda' });
    const put = await send(titular, nota, await photograph(), { version: 1 });
    expect([put.status, put.headers.get('etag')]).toEqual([200, '"2"']);
    expect(put.body).toMatchObject({
      content: 'Queda',
      image: PICTURE_ADDRESS,
      imageSize: { width: 300, height: 400 },
    });
    expect((await send(titular, nota, await photograph(), { version: 1 })).status).toBe(412);
    expect((await titular.delete(`${PATH}/${nota.id}/image`, { version: 1 })).status).toBe(412);
    const removed = await titular.delete(`${PATH}/${nota.id}/image`);
    expect([removed.status, removed.body]).toMatchObject([200, { image: null, imageSize: null, version: 3 }]);
    expect(await shown()).not.toContain(put.body.image);
  });

  it('by two people at once is the picture of one of them', async () => {
    const titular = await someone();
    const nota = await newNota(titular);
    const answers = await Promise.all([1, 2].map(async () => send(titular, nota, await photograph())));
    const [stored] = await notasOf(titular);
    const addresses = answers.map(({ body }) => body.image);
    expect(addresses).toContain(stored?.image);
    expect((await shown()).filter((address) => addresses.includes(address))).toEqual([stored?.image]);
  });

  it.each([
    ['an SVG', SVG, 415],
    ['a page', '<!doctype html><script>alert(1)</script>', 415],
    ['nothing', '', 422],
    ['more than 5 MiB', Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])('is not %s, whatever its name', async (_, bytes, status) => {
    const titular = await someone();
    const nota = await newNota(titular);
    expect((await send(titular, nota, bytes)).status).toBe(status);
    expect(await notasOf(titular)).toEqual([nota]);
  });

  it('of another person answers 404', async () => {
    const titular = await someone();
    const nota = await newNota(titular);
    const other = await someone();
    const { status } = await send(other, nota, await photograph());
    expect(status).toBe(404);
    expect((await send(titular, { ...nota, id: 'x' }, await photograph())).status).toBe(404);
    expect((await titular.post(`${PATH}/${nota.id}/image`, {})).status).toBe(415);
    expect(await notasOf(titular)).toEqual([nota]);
  });
});

describe('the address of a picture', () => {
  it('shows it with its nota, and nothing once the picture or the nota is deleted', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { image: dataUrl(await photograph()) });
    expect(await isThere(nota.image)).toBe(200);
    await titular.delete(`${PATH}?id=${nota.id}`);
    expect(await isThere(nota.image)).toBe(404);
    await test.app.get(Housekeeping).run();
    await test.app.get(Imagenes).sweep();
    const restored = await titular.post(`${PATH}/${nota.id}/restore`);
    expect(restored.body.image).toBe(nota.image);
    expect(await isThere(nota.image)).toBe(200);
    const put = await send(titular, nota, await photograph());
    expect([await isThere(nota.image), await isThere(put.body.image)]).toEqual([404, 200]);
    await titular.delete(`${PATH}/${nota.id}/image`);
    expect(await isThere(put.body.image)).toBe(404);
  });

  it('shows nothing to people of another cuenta, who cannot make a picture of it either', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { image: dataUrl(await photograph()) });
    const other = await someone();
    const guess = `/api/imagenes/${claveOf(test, nota.image)}`;
    for (const image of [guess, `${nota.image?.slice(0, -1)}_`, '/api/imagenes/x', '/api/imagenes/%00']) {
      expect(await isThere(image), image).toBe(404);
      expect((await other.get(image.slice('/api'.length))).status, image).toBe(404);
    }
  });

  it('keeps it out of shared caches', async () => {
    const nota = await newNota(await someone(), { image: dataUrl(await photograph()) });
    const first = await fetch(test.baseUrl + nota.image);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(test.baseUrl + nota.image, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is valid for at most twice PICTURE_ADDRESS_SECONDS, and may still be written back', async () => {
    const titular = await someone();
    const nota = await newNota(titular, { image: dataUrl(await photograph()) });
    const clave = claveOf(test, nota.image);
    const madeAgo = (seconds: number) => {
      vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - seconds * 1000);
      return new PictureAddresses(test.app.get(SecretBox), test.settings).of(clave);
    };
    const longest = 2 * test.settings.PICTURE_ADDRESS_SECONDS;
    const expired = madeAgo(longest + 1);
    expect([await isThere(madeAgo(longest - 60)), await isThere(expired)]).toEqual([200, 404]);
    const { body } = await titular.patch(PATH, { updatedNote: { ...nota, image: expired, title: 'Otro' } });
    expect(body).toMatchObject({ title: 'Otro', image: nota.image });
  });
});

it('a picture is deleted a day after its nota, and not before', async () => {
  const titular = await someone();
  const nota = await newNota(titular, { image: dataUrl(await photograph()) });
  const clave = claveOf(test, nota.image);
  await titular.delete(`${PATH}?id=${nota.id}`);
  const ages = async (hours: number) => {
    await test.owner.query(`update notas set eliminada_en = now() - $2 * interval '1 hour' where id = $1`, [
      nota.id,
      hours,
    ]);
    await test.owner.query(`update imagenes set retirada_en = now() - $2 * interval '1 hour' where clave = $1`, [
      clave,
      hours,
    ]);
    await test.app.get(Housekeeping).run();
    await test.app.get(Imagenes).sweep();
    return (await test.owner.query('select 1 from imagenes where clave = $1', [clave])).rows.length;
  };
  expect(await ages(23)).toBe(1);
  expect(await ages(25)).toBe(0);
});
