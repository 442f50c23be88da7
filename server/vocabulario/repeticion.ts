/**
 * How an event repeats. In order: every day; from Monday to Friday; on chosen days of the week; on a day of the month; on
 * a weekday of the month, as the second Tuesday; on a day of the year.
 */
export const CADA = ['dia', 'lunes_a_viernes', 'semana', 'mes', 'mes_por_semana', 'anio'] as const;
export type Cada = (typeof CADA)[number];

/** The most events of a series. */
export const MAX_VECES = 400;
/** The most years between the first and the last day of a series. */
export const MAX_ANIOS = 3;

/** The events of a series that a change is for: the one, it and the later ones, or all. */
export const ALCANCES = ['este', 'siguientes', 'todos'] as const;
export type Alcance = (typeof ALCANCES)[number];

/** Which of the weekdays of a month it is. The fifth, which most months lack, is taken as the last: -1. */
export type Orden = 1 | 2 | 3 | 4 | -1;

/** The weekdays from Monday, as their numbers from 1 say. */
export const DIAS_DE_SEMANA = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const ORDENES: Readonly<Record<Orden, string>> = {
  1: 'primer',
  2: 'segundo',
  3: 'tercer',
  4: 'cuarto',
  [-1]: 'último',
};
const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** The number of a day in its week, from 1, Monday, to 7. @param dia `YYYY-MM-DD` */
export const diaDeSemana = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay() || 7;

/** Which weekday of its month a day is. @param dia `YYYY-MM-DD` */
export function ordenDe(dia: string): Orden {
  const week = Math.ceil(Number(dia.slice(8)) / 7);
  return week === 5 ? -1 : (week as Orden);
}

/** What the words of a repetition are about. What is left out follows from the first day, `YYYY-MM-DD`. */
interface Repetido {
  cada: Cada;
  inicio: string;
  /** The days of the week; only `semana` has them. */
  dias?: readonly number[];
  dia?: number | null;
  orden?: Orden | null;
}

/** How a day repeats, in words: «cada mes, el segundo martes». */
export function repeticionEnTexto({ cada, inicio, dias = [], ...given }: Repetido): string {
  const dia = given.dia ?? Number(inicio.slice(8));
  switch (cada) {
    case 'dia':
      return 'cada día';
    case 'lunes_a_viernes':
      return 'de lunes a viernes';
    case 'semana':
      return `cada semana, ${enLista(dias.toSorted().map((one) => `el ${DIAS_DE_SEMANA[one - 1]}`))}`;
    case 'mes':
      return dia > 28 ? `cada mes, el día ${dia} o el último` : `cada mes, el día ${dia}`;
    case 'mes_por_semana':
      return `cada mes, el ${ORDENES[given.orden ?? ordenDe(inicio)]} ${DIAS_DE_SEMANA[diaDeSemana(inicio) - 1]}`;
    case 'anio':
      return `cada año, el ${dia} de ${MESES[Number(inicio.slice(5, 7)) - 1]}`;
  }
}

function enLista(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
}
