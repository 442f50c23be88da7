import { HttpError } from './http-error';

/** Whether a file that was not uploaded may be taken the next time. One that was refused would be refused again. */
export function mayUploadAgain(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  const isStopped = error.code === 'SUBIDA_INTERRUMPIDA' || error.code === 'SCOPE_CHANGED';
  return error.isTransient || isStopped || error.status === 408;
}
