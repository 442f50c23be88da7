import { HttpError } from './http-error';

/** Whether a file that was not uploaded may be sent another time. The server would refuse a refused file again. */
export function mayUploadAgain(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  const isStopped = error.code === 'SUBIDA_INTERRUMPIDA' || error.code === 'SCOPE_CHANGED';
  return error.isTransient || isStopped || error.status === 408;
}
