import { formatFecha, formatFechaHora, formatHora } from '../../../../../lib/fechas';

interface Cuando {
  desde: string | null;
  hasta: string | null;
  zona: string | null;
}

/** When an event is, in the time zone of who reads; a time whose zone is unknown is said with the name that it has. */
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
