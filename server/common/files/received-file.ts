import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { limited } from './limited.js';
import { uploadedFiles } from './uploaded-files.js';

const MAX_MIB = 5;

/** A file that is small enough to be held in memory. */
export interface ReceivedFile {
  nombre: string;
  /** The text fields before the file. */
  campos: Readonly<Record<string, string>>;
  bytes: Buffer;
}

/**
 * The only file of a multipart request, whole, and the text fields before it.
 * @throws DomainError 413 above 5 MiB, 415 when it is no multipart request, 422 when there is no file
 */
export async function receivedFile(request: FastifyRequest, settings: Settings): Promise<ReceivedFile> {
  for await (const { nombre, campos, content } of uploadedFiles(request, settings)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of limited(content, MAX_MIB)) {
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (bytes.length > 0) {
      return { nombre, campos, bytes };
    }
  }
  throw new DomainError('SIN_ARCHIVO', 422, 'No se recibió ningún archivo.');
}
