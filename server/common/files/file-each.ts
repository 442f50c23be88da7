import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { DatabaseUnavailable, DomainError } from '../errors/domain-error.js';
import type { RechazadoDto } from './rechazado.dto.js';
import { type UploadedFile, uploadedFiles } from './uploaded-files.js';

/** What became of the files of a request. */
export interface Outcome<T> {
  filed: (T & { archivo: string })[];
  rechazados: RechazadoDto[];
}

/**
 * Files the files of a multipart request one by one, as they arrive. A DomainError refuses one file and the others
 * continue; any other error ends the request.
 * @param max how many it may have
 * @param checkPlace throws where no file may go: asked when the first is refused, or none comes
 * @throws DomainError when none was filed, with the reason of the first
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
