import { invalidField } from '../../../common/errors/domain-error.js';

/** The choices for a row whose contact exists already: merge, skip, or add. */
export const ELECCIONES = ['combinar', 'omitir', 'agregar'] as const;
export type Eleccion = (typeof ELECCIONES)[number];

/** The choices of a person for the rows whose contacts exist already. */
export interface Elecciones {
  deTodas: Eleccion;
  /** The rows of the file that have a choice of their own. */
  porFila: ReadonlyMap<number, Eleccion>;
}

const FILAS = /^(\d{1,9}(,\d{1,9})*)?$/;

/**
 * Reads the choices from the fields of an import. `repetidos` is the choice for all rows. A field named as a choice
 * lists rows that take that choice.
 * @returns null when there are no choices, as from older clients
 * @throws DomainError 422
 */
export function eleccionesOf(campos: Readonly<Record<string, string>>): Elecciones | null {
  const { repetidos } = campos;
  if (repetidos === undefined && ELECCIONES.every((eleccion) => campos[eleccion] === undefined)) {
    return null;
  }
  const deTodas = ELECCIONES.find((eleccion) => eleccion === repetidos);
  if (!deTodas) {
    throw invalidField('repetidos', 'Para los contactos que ya existen, elija combinar, omitir o agregar.');
  }
  const porFila = new Map<number, Eleccion>();
  for (const eleccion of ELECCIONES) {
    const filas = campos[eleccion] ?? '';
    if (!FILAS.test(filas)) {
      throw invalidField(eleccion, 'Las filas deben ser números separados por comas.');
    }
    for (const fila of filas.split(',').filter(Boolean)) {
      porFila.set(Number(fila), eleccion);
    }
  }
  return { deTodas, porFila };
}
