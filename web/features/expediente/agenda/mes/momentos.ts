import { plusDays, zonaDeLaCuenta } from '../../../../lib/fechas';
import { ciudadDeZona } from '../../../../lib/zonas';

/** How days and hours are typed: the Swedish write them as '2026-03-04 15:07'. */
const wallOf = (momento: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(momento);

const asUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** The moment of an hour of a day, both as typed, in the cuenta. Of an hour that the clocks skip, the one after it. */
export function momentoDe(dia: string, hora: string): string {
  const zona = zonaDeLaCuenta();
  const wall = asUtc(`${dia} ${hora}`);
  const ahead = (moment: number) => asUtc(wallOf(new Date(moment), zona)) - moment;
  // The clocks may change between the first guess and the moment.
  return new Date(wall - ahead(wall - ahead(wall))).toISOString();
}

/** The end of something: on the next day when its hour is not after the beginning. */
export const finDe = (dia: string, desde: string, hasta: string): string =>
  momentoDe(isDeNoche(desde, hasta) ? plusDays(dia, 1) : dia, hasta);

/** How many hours something may last that ends on the next day. Of a longer one, the hours were typed the wrong way round. */
const MAX_DE_NOCHE = 12;

/** Whether something that is typed so ends on the next day. */
export const isDeNoche = (desde: string, hasta: string): boolean => desde !== '' && hasta !== '' && hasta <= desde;

/** Whether the end is before the beginning, rather than on the next day. */
export function isAlReves(desde: string, hasta: string): boolean {
  const minutes = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
  return isDeNoche(desde, hasta) && minutes(hasta) + 24 * 60 - minutes(desde) > MAX_DE_NOCHE * 60;
}

/** The day on which something ends, where its hours alone do not say it; otherwise ''. */
export function diaDeFin(desde: string, hasta: string): string {
  const [dia, from] = escritoDe(desde);
  const [fin, to] = escritoDe(hasta);
  return isAlReves(from, to) || escritoDe(finDe(dia, from, to))[0] !== fin ? fin : '';
}

/** The day and the hour of a moment in the cuenta, as they are typed. */
export function escritoDe(momento: string): [dia: string, hora: string] {
  const [dia = '', hora = ''] = wallOf(new Date(momento), zonaDeLaCuenta()).split(' ');
  return [dia, hora];
}

/** The same hour, so many days later, in the cuenta. */
export function enOtroDia(momento: string, days: number): string {
  const [dia, hora] = escritoDe(momento);
  return momentoDe(plusDays(dia, days), hora);
}

/** «15:07», in the cuenta. */
export const horaEnLaCuenta = (momento: string): string => escritoDe(momento)[1];

/** Whose hours are shown, «Buenos Aires», where the clock of the device says another; otherwise null. */
export function horaDeOtraZona(now = new Date()): string | null {
  const zona = zonaDeLaCuenta();
  return wallOf(now) === wallOf(now, zona) ? null : ciudadDeZona(zona);
}
