import { POR_CONFIRMAR } from '../../../../components/confirmacion';
import { isFecha } from '../../../../lib/fecha-escrita';
import { useInscripcionesOfferVenceQuery } from '../inscripciones-api';

/**
 * The last day on which a presentation, or an observation, keeps its place in the register. The rule of the acto
 * decides it.
 * @param dia the day of the presentation or of the observation, as typed
 * @param presentada the day of the presentation, for an observation
 * @returns the last day, or '' without one, and the help text of its field
 */
export function useVenceOfrecido(
  id: string,
  desde: 'en_inscripcion' | 'observada',
  dia: string,
  presentada?: string | null,
) {
  const isReadable = dia !== '' && isFecha(dia);
  const { currentData } = useInscripcionesOfferVenceQuery(
    { id, desde, dia, ...(presentada && { presentada }) },
    { skip: !isReadable },
  );
  const { vence, regla, fuente, porConfirmar } = currentData ?? {};
  return {
    ofrecido: vence ?? '',
    help: vence
      ? `Según «${regla}»${fuente ? ` (${fuente})` : ''}.${porConfirmar ? ` ${POR_CONFIRMAR}.` : ''} Se puede cambiar.`
      : 'Hasta cuándo reserva el lugar.',
  };
}
