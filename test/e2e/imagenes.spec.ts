import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Imagenes } from '../../server/plataforma/imagenes/imagenes.service.js';
import { ApiClient } from '../factories/api-client.js';
import { sharedTestApp, type TestApp, withSettings } from '../factories/app.js';
import { storedKeys } from '../factories/documentos.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { claveOf, enormousPng, PICTURE_ADDRESS, photograph, putPicture, shownPictures } from '../factories/pictures.js';
import { listen } from '../factories/sockets.js';

const AVATAR = '/common/user/avatar';

describe('the avatar', () => {
  let test: TestApp;
  let titular: Member;
  let other: Member;

  beforeAll(async () => {
    test = await sharedTestApp();
    const cuenta = await newCuenta(test);
    titular = cuenta.titular;
    other = await newMiembro(test, cuenta.cuentaId, 3);
  });

  const put = (bytes: Uint8Array | string, nombre?: string) => putPicture(titular, AVATAR, 'avatar', bytes, nombre);
  const fetched = async (path: string) => {
    const answer = await fetch(test.baseUrl + path);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is square, upright and without metadata, for everybody with its address', async () => {
    const sent = await photograph();
    expect((await sharp(sent).metadata()).exif).toBeDefined();

    const { status, body } = await put(sent);
    expect([status, body.avatar]).toEqual([200, PICTURE_ADDRESS]);

    const { headers, bytes } = await fetched(body.avatar as string);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual(Array(4).fill(undefined));
    expect(bytes.includes('Cámara')).toBe(false);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('reaches the session and the tabs of the other members', async () => {
    const mine = await listen(titular);
    const theirs = await listen(other);
    const { body } = await put(await photograph());

    await expect.poll(() => mine.events).toContainEqual({ type: 'user.changed' });
    await expect
      .poll(() => theirs.events)
      .toContainEqual({
        type: 'presence.changed',
        usuarioId: titular.usuarioId,
        estado: 'invisible',
        campos: ['avatar'],
      });
    const check = await titular.get('/auth/check');
    expect(check.body.user.avatar).toBe(body.avatar);
    const { body: miembros } = await other.get<{ id: string; avatar: string | null }[]>('/miembros');
    expect(miembros.find(({ id }) => id === titular.usuarioId)?.avatar).toBe(body.avatar);
    expect(miembros.find(({ id }) => id === other.usuarioId)?.avatar).toBeNull();
  });

  it.each(['png', 'webp', 'gif'] as const)('may be a %s', async (format) => {
    const create = { width: 20, height: 900, channels: 4 as const, background: '#00000000' };
    const { status, body } = await put(await sharp({ create }).toFormat(format).toBuffer(), 'x.bin');
    expect(status).toBe(200);
    expect(await sharp((await fetched(body.avatar as string)).bytes).metadata()).toMatchObject({
      width: 256,
      height: 256,
    });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'TIPO_NO_ADMITIDO'],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'TIPO_NO_ADMITIDO'],
    ['a PDF', '%PDF-1.7 hola', 415, 'TIPO_NO_ADMITIDO'],
    [
      'half a picture',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
      422,
      'IMAGEN_ILEGIBLE',
    ],
    ['nothing', '', 422, 'SIN_IMAGEN'],
    ['more than 5 MiB', new Uint8Array(5 * 1024 * 1024 + 1), 413, 'IMAGEN_GRANDE'],
  ])('is not %s, whatever its name', async (_, content, status, code) => {
    const before = await shown();
    const answer = await put(content, 'foto.png');
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/imagen/i);
    expect(await shown()).toBe(before);
  });

  it('is not a file whose header says too many pixels', async () => {
    const png = await enormousPng();
    expect(png.length).toBeLessThan(1024 * 1024);
    const { status, body } = await put(png, 'foto.png');
    expect([status, body.code]).toEqual([422, 'IMAGEN_ENORME']);
  });

  it('needs multipart and a session', async () => {
    const json = await titular.send('PUT', AVATAR, { avatar: 'https://ejemplo.test/a.png' });
    expect(json.status).toBe(415);
    const nobody = await putPicture(new ApiClient(test.baseUrl), AVATAR, 'avatar', await photograph());
    expect([nobody.status, nobody.body.code]).toEqual([401, 'NO_TOKEN']);
  });

  it('is limited by LIMIT_PICTURES, so that nobody fills the memory with pictures', async () => {
    const { titular: person } = await newCuenta(test);
    const bytes = await photograph();
    await withSettings(test, { LIMIT_PICTURES: 2 }, async () => {
      const sent = await Promise.all([1, 2, 3, 4].map(() => putPicture(person, AVATAR, 'avatar', bytes)));
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
      expect((await putPicture(person, '/cuenta/logo', 'imagen', bytes)).status).toBe(429);
    });
  });

  it('does not change the picture of another person', async () => {
    const before = (await other.get('/common/user')).body.avatar;
    await put(await photograph());
    expect((await other.get('/common/user')).body.avatar).toBe(before);
  });

  it('replaced by two at once is one of them, and the other is retired', async () => {
    const { titular: person } = await newCuenta(test);
    const answers = await Promise.all([0, 1].map(async () => putPicture(person, AVATAR, 'avatar', await photograph())));
    const addresses = answers.map(({ body }) => body.avatar);
    const present = (await person.get('/common/user')).body.avatar;
    expect(addresses).toContain(present);
    expect(await shownPictures(test, person.usuarioId)).toEqual([present]);
  });

  it('that is removed disappears at once, and from the disk a day later', async () => {
    const { body } = await put(await photograph());
    const address = body.avatar as string;
    const clave = claveOf(test, address);
    const removed = await titular.delete(AVATAR);
    expect([removed.status, removed.body.avatar]).toEqual([200, null]);

    const imagenes = test.app.get(Imagenes, { strict: false });
    await imagenes.sweep();
    expect((await fetched(address)).status).toBe(404);
    expect(await storedKeys(test, 'imagenes')).toContain(`imagenes/${clave}`);

    await test.owner.query(`update imagenes set retirada_en = retirada_en - interval '25 hours' where clave = $1`, [
      clave,
    ]);
    await imagenes.sweep();
    expect(await storedKeys(test, 'imagenes')).not.toContain(`imagenes/${clave}`);
  });

  it.each(['A'.repeat(43), 'corta', '..%2F..%2Fjwt-secret', `${'A'.repeat(42)}%00`])(
    'does not exist under %s',
    async (clave) => {
      const { status, headers } = await fetched(`/api/imagenes/${clave}`);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  async function shown(): Promise<string | null> {
    return (await titular.get('/common/user')).body.avatar;
  }
});
