import { POR_CONFIRMAR } from '../../../../components/confirmacion';
import { isFecha } from '../../../../lib/fecha-escrita';
import { useInscripcionesOfferVenceQuery } from '../inscripciones-api';

/**
 * Until when what a register got, or observed, on a day holds its place, by the rule that the acto ties to it.
 * @param dia as it is typed
 * @param presentada the day of the presentation of what is observed
 * @returns the day, '' without one, and what is said of it
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
