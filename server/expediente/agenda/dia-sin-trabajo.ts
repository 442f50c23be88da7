import { DateTime } from 'luxon';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import type { DiaDelCalendario } from '../feriados/calendario.js';

/**
 * A sentence for each reason why offices do not work on a day. Empty for a working day.
 * @param feriados the holidays of that day
 */
export function diaSinTrabajo(dia: string, feriados: readonly Pick<DiaDelCalendario, 'nombre'>[]): string[] {
  const day = fechaEnTexto(dia);
  const { weekday } = DateTime.fromISO(dia, { zone: 'utc' });
  return [
    ...(weekday > 5 ? [`El ${day} es ${weekday === 6 ? 'sábado' : 'domingo'}.`] : []),
    ...feriados.map(({ nombre }) => `El ${day} es feriado: ${nombre}.`),
  ];
}
