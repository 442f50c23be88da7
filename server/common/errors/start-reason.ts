import { SettingsError } from '../config/settings.js';
import { ContentError } from '../contenido/content.js';
import { UnusablePostgres } from '../database/embedded-postgres.js';
import { OldPostgres } from '../database/postgres-version.js';
import { FilesUnavailable } from '../files/file-driver.js';

const CANNOT_LISTEN = new Set(['EACCES', 'EADDRNOTAVAIL']);
const CANNOT_STORE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);
const DATABASE = /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|28P01|28000|3D000|42501|53\d{3}|57P\d{2})$/;

/** Why the product did not start, in Spanish, with what to do about it. */
export function reasonOf(error: unknown): string {
  return knownReasonOf(error) ?? `No se pudo iniciar: ${error instanceof Error ? error.stack : error}`;
}

/** Why a database cannot be used, with what to look at. */
export function unusableDatabase(error: unknown): string {
  return `No se puede usar la base de datos: ${causeOf(error)}. Revise que esté en marcha y que DATABASE_URL sea correcta.`;
}

/** The text of {@link reasonOf}; null for an error that only its stack explains. */
export function knownReasonOf(error: unknown): string | null {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const cause = causeOf(error);
  if ([SettingsError, ContentError, OldPostgres, UnusablePostgres].some((kind) => error instanceof kind)) {
    return cause;
  }
  if (error instanceof FilesUnavailable) {
    return `No se puede usar el S3 de S3_BUCKET: ${error.reason.replace(/\.$/, '')}. Revise sus ajustes con npm run doctor.`;
  }
  if (code === 'EADDRINUSE') {
    return `El puerto ${process.env.PORT ?? 3000} está ocupado. Elija otro con PORT, por ejemplo PORT=3001.`;
  }
  if (path !== undefined && CANNOT_STORE.has(code)) {
    return `No se puede escribir en DATA_DIR: ${cause}.`;
  }
  if (CANNOT_LISTEN.has(code)) {
    return `No se puede escuchar donde dicen HOST y PORT: ${cause}.`;
  }
  if (DATABASE.test(code) || /timeout/i.test(cause)) {
    return unusableDatabase(error);
  }
  return null;
}

/** The error of several failed tries has no message of its own. */
function causeOf(error: unknown): string {
  const { message, errors } = error as Error & { errors?: Error[] };
  return message || errors?.[0]?.message || String(error);
}
