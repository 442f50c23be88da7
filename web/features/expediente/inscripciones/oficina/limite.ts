import { daysBetween } from '../../../../lib/fechas';
import { urgenciaDe, venceElEnTexto } from '../../plazos/public/conteo';
import type { InscripcionDeOficina } from '../inscripciones-api';

const que: Partial<Record<InscripcionDeOficina['estado'], string>> = {
  por_presentar: 'Presentar',
  presentada: 'Inscribir',
  observada: 'Contestar',
};

/**
 * The task until the last day of an inscripción, and how near that day is. Null when there is no last day.
 * @param hoy today in the cuenta, `YYYY-MM-DD`
 */
export function limiteDe({ estado, limite }: Pick<InscripcionDeOficina, 'estado' | 'limite'>, hoy: string) {
  const hacer = que[estado];
  if (limite === null || !hacer) return null;
  const faltan = daysBetween(hoy, limite);
  return { texto: `${hacer}: ${venceElEnTexto(limite, faltan).toLowerCase()}`, urgencia: urgenciaDe(faltan) };
}
