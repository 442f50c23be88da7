import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { uploadedFiles } from '../../common/files/uploaded-files.js';

const MAX_MIB = 5;

/**
 * The one file of a multipart request, whole, and the text fields before it.
 * @throws DomainError 413 above 5 MiB, 415 when it is no multipart request, 422 when there is no file
 */
export async function receivedFile(
  request: FastifyRequest,
  settings: Settings,
): Promise<{ nombre: string; bytes: Buffer; campos: Readonly<Record<string, string>> }> {
  for await (const { nombre, campos, content } of uploadedFiles(request, settings)) {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of content) {
      length += chunk.length;
      if (length > MAX_MIB * 1024 * 1024) {
        throw new DomainError('ARCHIVO_GRANDE', 413, `El archivo supera los ${MAX_MIB} MiB.`);
      }
      chunks.push(chunk);
    }
    if (length > 0) {
      return { nombre, bytes: Buffer.concat(chunks), campos };
    }
  }
  throw new DomainError('SIN_ARCHIVO', 422, 'No se recibió ningún archivo.');
}
