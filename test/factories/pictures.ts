import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { PictureAddresses } from '../../server/plataforma/imagenes/picture-addresses.js';
import type { Answer, ApiClient } from './api-client.js';
import type { TestApp } from './app.js';

/** Matches the address of a picture in an answer. */
export const PICTURE_ADDRESS = expect.stringMatching(/^\/api\/imagenes\/[\w-]{100,120}$/);

/** The addresses for clients of the pictures that something shows. */
export async function shownPictures({ app, owner }: TestApp, usuarioId?: string): Promise<string[]> {
  const { rows } = await owner.query(
    'select clave from imagenes where retirada_en is null and ($1::uuid is null or usuario_id = $1)',
    [usuarioId ?? null],
  );
  return rows.map(({ clave }) => app.get(PictureAddresses).of(clave));
}

/** The name of the picture that clients see at an address. */
export function claveOf({ app }: TestApp, address: string | null): string {
  return app.get(PictureAddresses).read(address ?? '')?.clave ?? '';
}

/** A JPEG like a telephone's. Its metadata rotates it, and has its place (GPS). */
export async function photograph({ width = 400, height = 300 } = {}): Promise<Buffer<ArrayBuffer>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Cámara de prueba' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 12/1' },
      },
    })
    .toBuffer();
  return Buffer.from(bytes);
}

/** Waits for the small picture of a file. @param show reads a row with the file @returns its address, without `/api` */
export function smallPicture(show: () => Promise<{ miniatura: string | null } | undefined>): Promise<string> {
  return vi.waitFor(
    async () => {
      const address = (await show())?.miniatura;
      expect(address).toMatch(/^\/api\/.+\/miniatura$/);
      return (address as string).slice('/api'.length);
    },
    { timeout: 10_000 },
  );
}

/** Fetches a small picture as a person. Returns the answer and the facts of the picture. */
export async function seeSmallPicture({ baseUrl, accessToken }: ApiClient, path: string) {
  const answer = await fetch(`${baseUrl}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = answer.ok ? await sharp(bytes).metadata() : {};
  return { status: answer.status, caching: answer.headers.get('cache-control'), format, width, height };
}

/** The answer of {@link seeSmallPicture} to people who see the file. */
export const SMALL_PICTURE = { status: 200, caching: 'private, max-age=900', format: 'webp', width: 336, height: 252 };

/** A PNG of few bytes whose header says 20,000 × 20,000 pixels. */
export async function enormousPng(): Promise<Buffer<ArrayBuffer>> {
  const create = { width: 1, height: 1, channels: 3 as const, background: '#fff' };
  const bytes = Buffer.from(await sharp({ create }).png().toBuffer());
  // After the signature follow the length, «IHDR», the width, the height and five more bytes. The checksum of these
  // bytes leaves out the length.
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Sends a picture to `path` in the field `campo` of a form. */
export function putPicture(
  client: ApiClient,
  path: string,
  campo: string,
  bytes: Uint8Array | string,
  nombre = 'foto.jpg',
): Promise<Answer<{ avatar: string | null; logo: string | null; code: string; message: string }>> {
  const form = new FormData();
  form.append(campo, new Blob([bytes as Uint8Array<ArrayBuffer>]), nombre);
  return client.send('PUT', path, form);
}
