import * as v from 'valibot';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';
import type { Inscripcion } from '../inscripciones-api';

/** The props of a dialog about one inscripción. */
export interface DeInscripcion {
  carpetaId: string;
  inscripcion: Inscripcion;
  onClose: () => void;
}

/** The rule of a day in a form; '' for none. */
export const fecha = v.pipe(v.string(), v.check(isFecha, fechaIlegible));

/** The rule of a text in a form; '' for none. @param max the most characters */
export const hasta = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Puede tener hasta ${max} caracteres.`));
