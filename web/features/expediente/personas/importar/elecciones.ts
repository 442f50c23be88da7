import type { FilaRevisada } from './use-importar';

/** What is done with those who may be registered already, and the rows with whom the other is done. */
export interface Eleccion {
  existentes: 'omitir' | 'completar';
  homonimas: 'omitir' | 'agregar';
  distintas: readonly number[];
}

export const omitirTodas: Eleccion = { existentes: 'omitir', homonimas: 'omitir', distintas: [] };

/** Whether a row of somebody who may be registered already is imported. */
export const isTaken = ({ fila, resultado }: FilaRevisada, { existentes, homonimas, distintas }: Eleccion) =>
  (resultado === 'existe' ? existentes === 'completar' : homonimas === 'agregar') !== distintas.includes(fila);

/** The same choices, and for one row the other one. */
export const toggled = (eleccion: Eleccion, fila: number): Eleccion => ({
  ...eleccion,
  distintas: eleccion.distintas.includes(fila)
    ? eleccion.distintas.filter((one) => one !== fila)
    : [...eleccion.distintas, fila],
});

/** One choice for all of these rows. */
export const chosenForAll = (
  eleccion: Eleccion,
  change: Partial<Eleccion>,
  filas: readonly FilaRevisada[],
): Eleccion => ({
  ...eleccion,
  ...change,
  distintas: eleccion.distintas.filter((one) => filas.every(({ fila }) => fila !== one)),
});
