import { array, check, maxLength, minLength, pipe, string } from 'valibot';
import type { ParteDto } from '../../../api/generated/partes';
import { escribirPorcentaje, isPorcentaje, leerPorcentaje } from '../porcentaje';

/** The form of how a persona takes part. Empty fields are ''. */
export interface ParteValues {
  rol: string;
  caracter: string;
  /** The ids of partes. */
  representados: string[];
  porcentaje: string;
}

export const parteEntries = {
  rol: pipe(string(), minLength(1, 'Elija el rol.')),
  caracter: pipe(string(), maxLength(200, 'Puede tener hasta 200 caracteres.')),
  representados: array(string()),
  porcentaje: pipe(string(), check(isPorcentaje, 'Debe ser mayor que 0 y hasta 100, con hasta dos decimales.')),
};

export const emptyParte = (rol: string): ParteValues => ({ rol, caracter: '', representados: [], porcentaje: '' });

export function toParteValues({ rol, caracter, representados, porcentaje }: ParteDto): ParteValues {
  return {
    rol,
    caracter: caracter ?? '',
    representados,
    porcentaje: porcentaje ? escribirPorcentaje(porcentaje) : '',
  };
}

export function toParteDto({ rol, caracter, representados, porcentaje }: ParteValues) {
  return {
    rol,
    caracter: caracter.trim() || null,
    representados,
    porcentaje: leerPorcentaje(porcentaje),
  };
}
