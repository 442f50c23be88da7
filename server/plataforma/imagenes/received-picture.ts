import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { uploadedFiles } from '../../common/files/uploaded-files.js';

const MAX_MIB = 5;

/** The largest picture that a request may send, in bytes. */
export const MAX_PICTURE_BYTES = MAX_MIB * 1024 * 1024;

/** A multipart request with a picture. */
export interface PictureForm {
  bytes: Buffer;
  /** The text fields before and after the file. */
  campos: Readonly<Record<string, string>>;
}

/**
 * The only file of a multipart request, whole in memory, as decoding needs it.
 * @throws DomainError 413 above 5 MiB, 415 when it is not a multipart request, 422 when there is no file
 */
export async function receivedPicture(request: FastifyRequest, settings: Settings): Promise<PictureForm> {
  let form: PictureForm | undefined;
  for await (const { content, campos } of uploadedFiles(request, settings)) {
    const bytes = form ? undefined : await wholeOf(content);
    if (bytes && bytes.length > 0) {
      form = { bytes, campos };
    }
  }
  if (form) {
    return form;
  }
  throw new DomainError('SIN_IMAGEN', 422, 'No se recibió ninguna imagen.');
}

/** The error 413 for a picture of more than {@link MAX_PICTURE_BYTES}. */
export function tooLarge(): DomainError {
  return new DomainError('IMAGEN_GRANDE', 413, `La imagen supera los ${MAX_MIB} MB.`);
}

async function wholeOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    length += chunk.length;
    if (length > MAX_PICTURE_BYTES) {
      throw tooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
