/** The usual moments to send a mail later, at eight in the morning. */
export function momentosDe(now: Date): { label: string; momento: Date }[] {
  const manana = alasOcho(now, 1);
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  const lunes = { label: 'El lunes a las 8:00', momento: alasOcho(now, untilMonday) };
  return [{ label: 'Mañana a las 8:00', momento: manana }, ...(untilMonday === 1 ? [] : [lunes])];
}

function alasOcho(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 8);
}
