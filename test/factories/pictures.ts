import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Answer, ApiClient } from './api-client.js';

/** A JPEG as a telephone takes it: rotated by its metadata, which also has the place (GPS). */
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

/** A PNG of few bytes whose header says 20,000 × 20,000 pixels. */
export async function enormousPng(): Promise<Buffer<ArrayBuffer>> {
  const create = { width: 1, height: 1, channels: 3 as const, background: '#fff' };
  const bytes = Buffer.from(await sharp({ create }).png().toBuffer());
  // After the signature come: length, «IHDR», width, height, five more bytes, and the checksum of all but the length.
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
