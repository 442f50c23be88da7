/** The form of a day. */
export const DIA = /^[12]\d{3}-\d{2}-\d{2}$/;
/** The words that refuse a year, a folio or a number. */
export const ANIO = { entero: 'El año debe ser un número entero.', fuera: 'El año debe estar entre 1900 y 2200.' };
export const FOLIO = { entero: 'El folio debe ser un número entero.', fuera: 'El folio debe estar entre 1 y 9999999.' };
export const NUMERO = {
  entero: 'El número debe ser un número entero.',
  fuera: 'El número debe estar entre 1 y 999999.',
};
