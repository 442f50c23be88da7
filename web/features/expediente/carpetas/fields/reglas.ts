import { array, boolean, check, maxLength, minLength, nullable, picklist, pipe, string, trim } from 'valibot';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';
import { nombresDePrioridad } from '../prioridades';

/** The most characters of a carátula. */
export const maxCaratula = 200;
/** The most characters of an etiqueta. */
export const maxEtiqueta = 40;

/** The rules of a carpeta's fields, the same as on the server. */
export const reglas = {
  tipoActoId: pipe(
    nullable(string()),
    check((id) => Boolean(id), 'Elija el tipo de acto.'),
  ),
  caratula: pipe(
    string(),
    trim(),
    minLength(1, 'Escriba la carátula.'),
    maxLength(maxCaratula, `La carátula puede tener hasta ${maxCaratula} caracteres.`),
  ),
  miembroId: nullable(string()),
  fecha: pipe(string(), check(isFecha, fechaIlegible)),
  prioridad: picklist(nombresDePrioridad),
  reservada: boolean(),
  etiquetas: pipe(
    array(pipe(string(), maxLength(maxEtiqueta, `Cada etiqueta puede tener hasta ${maxEtiqueta} caracteres.`))),
    maxLength(20, 'Una carpeta puede tener hasta 20 etiquetas.'),
  ),
};
