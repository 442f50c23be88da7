import * as v from 'valibot';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';
import type { Inscripcion } from '../inscripciones-api';

/** What a dialog about one inscripción is given. */
export interface DeInscripcion {
  carpetaId: string;
  inscripcion: Inscripcion;
  onClose: () => void;
}

/** A day of a form, '' for none. */
export const fecha = v.pipe(v.string(), v.check(isFecha, fechaIlegible));

/** A text of a form, '' for none. @param max the characters that it may have */
export const hasta = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Puede tener hasta ${max} caracteres.`));
