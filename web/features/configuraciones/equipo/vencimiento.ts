const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When an invitation expires or expired, in words. Remaining days and hours are rounded up. */
export function vencimiento(expiraEn: string, now = Date.now()): string {
  const left = new Date(expiraEn).getTime() - now;
  if (left <= 0) {
    const days = Math.floor(-left / DAY_MS);
    return days === 0 ? 'venció hoy' : `venció hace ${counted(days, 'día')}`;
  }
  return left < DAY_MS
    ? `vence en ${counted(Math.ceil(left / HOUR_MS), 'hora')}`
    : `vence en ${counted(Math.ceil(left / DAY_MS), 'día')}`;
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
