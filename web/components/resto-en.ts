import { daysBetween } from '../lib/fechas';

/** The text «Se elimina en 12 días», and whether that is soon. */
export function restoEn(seEliminaEn: string, now: Date): { text: string; isSoon: boolean } {
  const days = daysBetween(now, seEliminaEn);
  const when = days <= 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`;
  return { text: `Se elimina ${when}`, isSoon: days <= 3 };
}
