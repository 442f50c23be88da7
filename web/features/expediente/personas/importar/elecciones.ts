import type { FilaRevisada } from './use-importar';

/** The choices for personas whom the office may know already. `distintas` are the rows with the opposite choice. */
export interface Eleccion {
  existentes: 'omitir' | 'completar';
  homonimas: 'omitir' | 'agregar';
  distintas: readonly number[];
}

export const omitirTodas: Eleccion = { existentes: 'omitir', homonimas: 'omitir', distintas: [] };

/** Whether a row of somebody whom the office may know already is imported. */
export const isTaken = ({ fila, resultado }: FilaRevisada, { existentes, homonimas, distintas }: Eleccion) =>
  (resultado === 'existe' ? existentes === 'completar' : homonimas === 'agregar') !== distintas.includes(fila);

/** The same choices, with the opposite choice for one row. */
export const toggled = (eleccion: Eleccion, fila: number): Eleccion => ({
  ...eleccion,
  distintas: eleccion.distintas.includes(fila)
    ? eleccion.distintas.filter((one) => one !== fila)
    : [...eleccion.distintas, fila],
});

/** The choices with the same choice for all of these rows. */
export const chosenForAll = (
  eleccion: Eleccion,
  change: Partial<Eleccion>,
  filas: readonly FilaRevisada[],
): Eleccion => ({
  ...eleccion,
  ...change,
  distintas: eleccion.distintas.filter((one) => filas.every(({ fila }) => fila !== one)),
});
