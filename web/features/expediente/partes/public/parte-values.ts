import { array, check, maxLength, minLength, pipe, string } from 'valibot';
import { ROLES_DISPONENTES } from '../../../../../server/vocabulario/parte-roles';
import type { ParteDto } from '../../../../api/generated/partes';
import { escribirPorcentaje, isPorcentaje, leerPorcentaje } from '../porcentaje';

/** The form of how a persona takes part. Empty fields are ''. */
export interface ParteValues {
  rol: string;
  caracter: string;
  /** The ids of the represented partes. */
  representados: string[];
  porcentaje: string;
  /** The reason why the husband or wife need not assent. */
  sinAsentimiento: string;
}

export const parteEntries = {
  rol: pipe(string(), minLength(1, 'Elija el rol.')),
  caracter: pipe(string(), maxLength(200, 'Puede tener hasta 200 caracteres.')),
  sinAsentimiento: pipe(string(), maxLength(300, 'Puede tener hasta 300 caracteres.')),
  representados: array(string()),
  porcentaje: pipe(string(), check(isPorcentaje, 'Debe ser mayor que 0 y hasta 100, con hasta dos decimales.')),
};

export const emptyParte = (rol: string): ParteValues => ({
  ...{ rol, caracter: '', representados: [], porcentaje: '', sinAsentimiento: '' },
});

export function toParteValues({ rol, caracter, representados, porcentaje, sinAsentimiento }: ParteDto): ParteValues {
  return {
    rol,
    caracter: caracter ?? '',
    sinAsentimiento: sinAsentimiento ?? '',
    representados,
    porcentaje: porcentaje ? escribirPorcentaje(porcentaje) : '',
  };
}

export function toParteDto({ rol, caracter, representados, porcentaje, sinAsentimiento }: ParteValues) {
  return {
    rol,
    caracter: caracter.trim() || null,
    sinAsentimiento: (ROLES_DISPONENTES.has(rol) && sinAsentimiento.trim()) || null,
    representados,
    porcentaje: leerPorcentaje(porcentaje),
  };
}
