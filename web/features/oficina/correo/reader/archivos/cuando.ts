import { formatFecha, formatFechaHora, formatHora } from '../../../../../lib/fechas';

interface Cuando {
  desde: string | null;
  hasta: string | null;
  zona: string | null;
}

/** The time of an event, in the reader's time zone. A time in an unknown zone names that zone. */
export function cuandoDe({ desde, hasta, zona }: Cuando): string {
  if (!desde) return '';
  const when = hasta && hasta !== desde ? spanOf(desde, hasta) : momentOf(desde);
  return zona ? `${when} (hora de «${zona}»)` : when;
}

const isDay = (moment: string) => !moment.includes('T');
const momentOf = (moment: string) => (isDay(moment) ? formatFecha(moment) : formatFechaHora(moment));

function spanOf(desde: string, hasta: string): string {
  const isOneDay = !isDay(desde) && !isDay(hasta) && formatFecha(desde) === formatFecha(hasta);
  return `${momentOf(desde)} – ${isOneDay ? formatHora(hasta) : momentOf(hasta)}`;
}
