import { apiCode } from '../api/api-message';

/**
 * Whether the server refused a creation because the id exists with other data: an earlier attempt arrived, but its
 * answer was lost, and the thing was changed since.
 */
export const existsAlready = (error: unknown): boolean => codes.has(apiCode(error) ?? '');

const codes = new Set(['YA_EXISTE', 'CLAVE_REUTILIZADA']);
