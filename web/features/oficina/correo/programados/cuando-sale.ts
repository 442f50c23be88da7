import { daysBetween, formatFechaLarga, formatHora } from '../../../../lib/fechas';

const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'long' });
const dayOfYear = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long' });

/** The time within which a mail leaves «en un momento». */
const MOMENTO_MS = 60_000;

/** When a mail that waits leaves: «hoy a las 9:00», «el lunes a las 9:00», «el 4 de marzo a la 1:30». */
export function cuandoSale(enviarEn: string, now = new Date()): string {
  const at = new Date(enviarEn);
  if (at.getTime() - now.getTime() < MOMENTO_MS) return 'en un momento';
  const hora = formatHora(at).replace(/^0(?=\d)/, '');
  return `${diaDe(at, now)} a ${/^1\D/.test(hora) ? 'la' : 'las'} ${hora}`;
}

function diaDe(at: Date, now: Date): string {
  const days = daysBetween(now, at);
  if (days === 0) return 'hoy';
  if (days === 1) return 'mañana';
  if (days < 7) return `el ${weekday.format(at)}`;
  return `el ${at.getFullYear() === now.getFullYear() ? dayOfYear.format(at) : formatFechaLarga(at)}`;
}
