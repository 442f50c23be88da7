import { check, maxLength, minLength, pipe, string } from 'valibot';
import type { ParteDto } from '../../../api/generated/partes';
import { escribirPorcentaje, isPorcentaje, leerPorcentaje } from '../porcentaje';

/** The form of how a persona takes part. Empty fields are ''. */
export interface ParteValues {
  rol: string;
  caracter: string;
  /** The id of a parte. */
  representaA: string;
  porcentaje: string;
}

export const parteEntries = {
  rol: pipe(string(), minLength(1, 'Elija el rol.')),
  caracter: pipe(string(), maxLength(200, 'Puede tener hasta 200 caracteres.')),
  representaA: string(),
  porcentaje: pipe(string(), check(isPorcentaje, 'Debe ser mayor que 0 y hasta 100, con hasta dos decimales.')),
};

export const emptyParte = (rol: string): ParteValues => ({ rol, caracter: '', representaA: '', porcentaje: '' });

export function toParteValues({ rol, caracter, representaA, porcentaje }: ParteDto): ParteValues {
  return {
    rol,
    caracter: caracter ?? '',
    representaA: representaA ?? '',
    porcentaje: porcentaje ? escribirPorcentaje(porcentaje) : '',
  };
}

export function toParteDto({ rol, caracter, representaA, porcentaje }: ParteValues) {
  return {
    rol,
    caracter: caracter.trim() || null,
    representaA: representaA || null,
    porcentaje: leerPorcentaje(porcentaje),
  };
}
