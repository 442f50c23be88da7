import { formatFechaLarga } from '../../../lib/fechas';
import { contar } from '../../../lib/numeros';

/** The day of a birthday, as 'YYYY-MM-DD'. The API gives noon of that day. */
export const diaDe = (birthday: string | null): string => birthday?.slice(0, 10) ?? '';

/** A birthday as text: «14 de marzo de 1974 (52 años)». */
export function nacimientoTexto(birthday: string, today = new Date()): string {
  const dia = diaDe(birthday);
  const edad = edadDe(dia, today);
  return `${formatFechaLarga(dia)} (${edad === 0 ? 'menos de un año' : contar(edad, 'año', 'años')})`;
}

/** The full years since a day. A person born on 29 February has their birthday on 1 March in other years. */
function edadDe(dia: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = dia.split('-').map(Number);
  const isBefore = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day);
  return today.getFullYear() - year - (isBefore ? 1 : 0);
}
