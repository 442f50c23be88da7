import { dayMs } from '../../../../lib/fechas';
import { contar } from '../../../../lib/numeros';

const hourMs = 3_600_000;

/** The expiry of an invitation in words, in the future or the past. Remaining days and hours are rounded up. */
export function vencimiento(expiraEn: string, now = Date.now()): string {
  const left = new Date(expiraEn).getTime() - now;
  if (left <= 0) {
    const days = Math.floor(-left / dayMs);
    return days === 0 ? 'venció hoy' : `venció hace ${contar(days, 'día', 'días')}`;
  }
  return left < dayMs
    ? `vence en ${contar(Math.ceil(left / hourMs), 'hora', 'horas')}`
    : `vence en ${contar(Math.ceil(left / dayMs), 'día', 'días')}`;
}
