import { isUUID } from 'class-validator';
import { notFound } from '../../common/errors/domain-error.js';

/** The id of a directorio in a text; null for no text or the word «null». @throws DomainError 404 for any other text */
export function directorioIdOf(text: string | undefined): string | null {
  if (!text || text === 'null') {
    return null;
  }
  if (!isUUID(text)) {
    throw notFound('el directorio');
  }
  return text.toLowerCase();
}
