import type { EventoDto } from '../../../api/generated/carpetas';
import { daysBetween, formatFechaLarga } from '../../../lib/fechas';

interface Dia {
  /** «Hoy», «Ayer» or the day itself. */
  nombre: string;
  eventos: EventoDto[];
}

function nombreDe(moment: Date, ahora: Date): string {
  const dias = daysBetween(moment, ahora);
  if (dias === 0) return 'Hoy';
  return dias === 1 ? 'Ayer' : formatFechaLarga(moment);
}

/** Groups events (newest first) by their day in local time. */
export function groupByDay(eventos: readonly EventoDto[], ahora = new Date()): Dia[] {
  const dias: Dia[] = [];
  for (const evento of eventos) {
    const nombre = nombreDe(new Date(evento.en), ahora);
    const last = dias.at(-1);
    if (last?.nombre === nombre) last.eventos.push(evento);
    else dias.push({ nombre, eventos: [evento] });
  }
  return dias;
}
