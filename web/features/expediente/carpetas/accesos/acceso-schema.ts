import { check, type InferOutput, object, pipe } from 'valibot';
import { reglas } from '../fields/reglas';

export const accesoSchema = object({
  usuarioId: pipe(
    reglas.miembroId,
    check((id) => id !== null, 'Elija a quién dar acceso.'),
  ),
  /** The last day of the acceso. Empty for no end. */
  hasta: reglas.fecha,
});

export type AccesoDatos = InferOutput<typeof accesoSchema>;

export const sinDatos: AccesoDatos = { usuarioId: null, hasta: '' };
