import { HttpError } from './http-error';

/** Whether a file that was not uploaded may be taken the next time. One that was refused would be refused again. */
export function mayUploadAgain(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.isTransient || error.code === 'SUBIDA_INTERRUMPIDA' || error.status === 408;
}
