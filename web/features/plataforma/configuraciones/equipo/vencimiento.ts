import { dayMs } from '../../../../lib/fechas';

const hourMs = 3_600_000;

/** The expiry of an invitation in words, in the future or the past. Remaining days and hours are rounded up. */
export function vencimiento(expiraEn: string, now = Date.now()): string {
  const left = new Date(expiraEn).getTime() - now;
  if (left <= 0) {
    const days = Math.floor(-left / dayMs);
    return days === 0 ? 'venció hoy' : `venció hace ${counted(days, 'día')}`;
  }
  return left < dayMs
    ? `vence en ${counted(Math.ceil(left / hourMs), 'hora')}`
    : `vence en ${counted(Math.ceil(left / dayMs), 'día')}`;
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
