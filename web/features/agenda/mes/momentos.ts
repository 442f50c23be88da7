import { inputValues } from '../../../components/due/due-state';

/** The moment of an hour of a day, both as typed, here. */
export const momentoDe = (dia: string, hora: string): string => new Date(`${dia}T${hora}:00`).toISOString();

/** The end of something: on the next day when its hour is not after the beginning. */
export function finDe(dia: string, desde: string, hasta: string): string {
  const end = new Date(`${dia}T${hasta}:00`);
  if (hasta <= desde) end.setDate(end.getDate() + 1);
  return end.toISOString();
}

/** The day and the hour of a moment, as they are typed. */
export const escritoDe = (momento: string): [dia: string, hora: string] => inputValues(momento);
