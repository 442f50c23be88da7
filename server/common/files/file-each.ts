import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { DatabaseUnavailable, DomainError } from '../errors/domain-error.js';
import type { RechazadoDto } from './rechazado.dto.js';
import { type UploadedFile, uploadedFiles } from './uploaded-files.js';

/** The results for the files of a request. */
export interface Outcome<T> {
  filed: (T & { archivo: string })[];
  rechazados: RechazadoDto[];
}

/**
 * Files each file of a multipart request as it arrives. A DomainError refuses a file and the others continue. Any other
 * error ends the request.
 * @param max the most files of a request
 * @param checkPlace throws when no file may be filed there; called after the first refusal or without files
 * @throws DomainError when no file was filed, with the reason of the first
 */
export async function fileEach<T>(
  request: FastifyRequest,
  settings: Settings,
  max: number,
  file: (uploaded: UploadedFile) => Promise<T>,
  checkPlace: () => Promise<unknown> = async () => {},
): Promise<Outcome<T>> {
  const filed: Outcome<T>['filed'] = [];
  const refused: { archivo: string; error: DomainError }[] = [];
  let isAsked = false;
  const askPlace = async () => {
    if (!isAsked && filed.length + refused.length === 0) {
      isAsked = true;
      await checkPlace();
    }
  };
  try {
    for await (const uploaded of uploadedFiles(request, settings)) {
      const archivo = uploaded.nombre;
      try {
        if (filed.length + refused.length >= max) {
          throw tooMany(max);
        }
        filed.push({ ...(await file(uploaded)), archivo });
      } catch (error) {
        if (!(error instanceof DomainError) || error instanceof DatabaseUnavailable) {
          throw error;
        }
        await askPlace();
        refused.push({ archivo, error });
      }
    }
  } finally {
    await askPlace();
  }
  if (filed.length === 0) {
    throw refusalOf(refused);
  }
  return {
    filed,
    rechazados: refused.map(({ archivo, error }) => ({ archivo, code: error.code, message: error.message })),
  };
}

function refusalOf(refused: readonly { archivo: string; error: DomainError }[]): DomainError {
  const [first] = refused;
  if (!first) {
    return new DomainError('SIN_ARCHIVOS', 422, 'No se recibió ningún archivo.');
  }
  const { code, status, message } = first.error;
  const details = refused.map(({ archivo, error }) => ({ ...error.details?.[0], archivo, mensaje: error.message }));
  return new DomainError(code, status, message, details);
}

function tooMany(max: number): DomainError {
  const message = max === 1 ? 'Una versión es un solo archivo.' : `Se pueden enviar hasta ${max} archivos a la vez.`;
  return new DomainError('DEMASIADOS_ARCHIVOS', 413, message);
}
