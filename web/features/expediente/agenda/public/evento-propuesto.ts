import type { Evento } from '../../../../api/agenda-api';

/**
 * The fields with which the form of a new event begins. Other pages open the form so:
 * `navigate('/agenda/nuevo', { state: { dia, carpeta } satisfies EventoPropuesto })`.
 */
export interface EventoPropuesto {
  /** The day, `YYYY-MM-DD`. */
  dia: string;
  /** The hours on the clock of the cuenta, «10:00». By default they are from 10 to 11. */
  desde?: string | undefined;
  hasta?: string | undefined;
  tipo?: Evento['tipo'];
  /** By default it follows from the kind and the carpeta. */
  titulo?: string;
  carpeta?: NonNullable<Evento['carpeta']>;
}
