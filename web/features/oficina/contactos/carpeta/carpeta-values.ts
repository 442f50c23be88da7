import { check, nullable, object, pipe, string, variant } from 'valibot';
import { type AgregarValues, agregarSchema } from '../../../expediente/partes/publico/agregar-values';

/** The values of a new parte, and the carpeta that it is added to. */
export interface CarpetaValues extends AgregarValues {
  carpetaId: string | null;
}

const carpetaId = pipe(
  nullable(string()),
  check((id) => id !== null, 'Elija una carpeta.'),
);
const [existente, nueva] = agregarSchema.options;

export const carpetaSchema = variant('modo', [
  object({ ...existente.entries, carpetaId }),
  object({ ...nueva.entries, carpetaId }),
]);
