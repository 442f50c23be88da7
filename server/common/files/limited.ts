import { DomainError } from '../errors/domain-error.js';

/**
 * The content of a file with a limit of its own, below the limit of the settings. @throws DomainError 413 above the
 * limit
 */
export async function* limited(content: AsyncIterable<Uint8Array>, maxMib: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxMib * 1024 * 1024) {
      throw new DomainError('ARCHIVO_GRANDE', 413, `El archivo supera los ${maxMib} MB.`);
    }
    yield chunk;
  }
}
