import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { DomainError } from '../../../common/errors/domain-error.js';
import { OpcionesImportacionDto } from './importacion.dto.js';

/** Reads the choices from the text fields of a multipart request. @throws DomainError 400 */
export async function opcionesOf({
  opciones = '{}',
}: Readonly<Record<string, string>>): Promise<OpcionesImportacionDto> {
  let plain: unknown;
  try {
    plain = JSON.parse(opciones);
  } catch {
    throw invalid('Las opciones no son JSON.');
  }
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw invalid('Las opciones deben ser un objeto.');
  }
  const dto = plainToInstance(OpcionesImportacionDto, plain);
  const [error] = await validate(dto, { whitelist: true, forbidNonWhitelisted: true });
  if (error) {
    throw invalid(Object.values(error.constraints ?? {})[0] ?? 'Las opciones no son válidas.');
  }
  return dto;
}

function invalid(message: string): DomainError {
  return new DomainError('OPCIONES_INVALIDAS', 400, message);
}
