/** The message for an hour that cannot be read. */
export const horaIlegible = 'Escriba la hora, por ejemplo 9:30.';

/** The minutes of a day. */
const DAY = 24 * 60;

/** «9», «9:30», «9.30», «9,30», «9 30», «930», «0930», «14 h», «14h30», «9 hs», «9 pm», «9:30 p. m.» */
const written = /^(?<hour>\d{1,2}?)(?:[:.,h ]?(?<minute>[0-5]\d))?(?:h|hs|horas?)?(?<half>[ap]m)?$/;

/** Reads a typed hour as '09:30'. Null when the text is no hour of a day. */
export function readHora(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/\s*([ap])\s*\.?\s*m\.?\s*$/, '$1m')
    .replace(/\s*(h|hs|horas?)\.?\s*(?=$|\d)/, '$1')
    .trim();
  const { hour = '', minute = '00', half } = written.exec(plain)?.groups ?? {};
  const typed = Number(hour);
  if (hour === '' || typed > 23 || (half && (typed < 1 || typed > 12))) return null;
  const inDay = half ? (typed % 12) + (half === 'pm' ? 12 : 0) : typed;
  return `${String(inDay).padStart(2, '0')}:${minute}`;
}

/** Writes a typed hour as 09:30. A text that is no hour stays unchanged. */
export const writeHora = (value: string): string => readHora(value) ?? value;

/** A check for schemas: an empty text, or an hour written as '09:30'. */
export const isHora = (value: string): boolean => value === '' || readHora(value) === value;

/** The hours between which a list lets people choose, each half hour. */
export const MEDIAS_HORAS = Array.from({ length: 48 }, (_, i) => atMinutes(i * 30));

/** The next, or the earlier, quarter of an hour. After midnight it begins again. */
export function cuartoDeHora(hora: string, step: -1 | 1): string {
  const quarters = minutesOf(hora) / 15;
  return atMinutes((step > 0 ? Math.floor(quarters) + 1 : Math.ceil(quarters) - 1) * 15);
}

/** The hour that comes as long after `to` as `hora` comes after `from`. */
export const conIgualDistancia = (hora: string, from: string, to: string): string =>
  atMinutes(minutesOf(hora) - minutesOf(from) + minutesOf(to));

const minutesOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));

function atMinutes(minutes: number): string {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
