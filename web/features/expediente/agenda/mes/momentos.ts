import { plusDays, zonaDeLaCuenta } from '../../../../lib/fechas';
import { ciudadDeZona } from '../../../../lib/zonas';

/** A moment as people type it. The Swedish format is '2026-03-04 15:07'. */
const wallOf = (momento: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(momento);

const asUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** The moment of a typed day and hour in the cuenta. For an hour that the clocks skip, it is the hour after. */
export function momentoDe(dia: string, hora: string): string {
  const zona = zonaDeLaCuenta();
  const wall = asUtc(`${dia} ${hora}`);
  const ahead = (moment: number) => asUtc(wallOf(new Date(moment), zona)) - moment;
  // The clocks may change between the first guess and the moment, so the offset is computed twice.
  return new Date(wall - ahead(wall - ahead(wall))).toISOString();
}

/** The end of an event. It is on the next day when its hour is not after the beginning. */
export const finDe = (dia: string, desde: string, hasta: string): string =>
  momentoDe(isDeNoche(desde, hasta) ? plusDays(dia, 1) : dia, hasta);

/**
 * The most hours of an event that ends on the next day. If it would last longer, its hours were typed the wrong way
 * round.
 */
const MAX_DE_NOCHE = 12;

/** Whether an event with these typed hours ends on the next day. */
export const isDeNoche = (desde: string, hasta: string): boolean => desde !== '' && hasta !== '' && hasta <= desde;

/** Whether the end is before the beginning, and not an end on the next day. */
export function isAlReves(desde: string, hasta: string): boolean {
  const minutes = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
  return isDeNoche(desde, hasta) && minutes(hasta) + 24 * 60 - minutes(desde) > MAX_DE_NOCHE * 60;
}

/** The day on which an event ends, when its hours alone do not say it. Otherwise ''. */
export function diaDeFin(desde: string, hasta: string): string {
  const [dia, from] = escritoDe(desde);
  const [fin, to] = escritoDe(hasta);
  return isAlReves(from, to) || escritoDe(finDe(dia, from, to))[0] !== fin ? fin : '';
}

/** The day and the hour of a moment in the cuenta, as people type them. */
export function escritoDe(momento: string): [dia: string, hora: string] {
  const [dia = '', hora = ''] = wallOf(new Date(momento), zonaDeLaCuenta()).split(' ');
  return [dia, hora];
}

/** The moment with the same hour in the cuenta, so many days later. */
export function enOtroDia(momento: string, days: number): string {
  const [dia, hora] = escritoDe(momento);
  return momentoDe(plusDays(dia, days), hora);
}

/** Whether a period goes from midnight to another midnight. */
export function isDiasEnteros({ desde, hasta }: { desde: string; hasta: string }): boolean {
  const [[dia, from], [fin, to]] = [escritoDe(desde), escritoDe(hasta)];
  return from === '00:00' && to === '00:00' && fin > dia;
}

/** The hour of a moment in the cuenta: «15:07». */
export const horaEnLaCuenta = (momento: string): string => escritoDe(momento)[1];

/**
 * The city whose time the agenda shows, such as «Buenos Aires», when the clock of the device differs. Otherwise null.
 */
export function horaDeOtraZona(now = new Date()): string | null {
  const zona = zonaDeLaCuenta();
  return wallOf(now) === wallOf(now, zona) ? null : ciudadDeZona(zona);
}
