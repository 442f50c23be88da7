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

/** A moment as many days later or earlier as one day is from another, at the same hour here. */
export function porDias(momento: string, de: string, a: string): string {
  const moved = new Date(momento);
  moved.setDate(moved.getDate() + (Date.parse(a) - Date.parse(de)) / 86_400_000);
  return moved.toISOString();
}
