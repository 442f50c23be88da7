import { Pasaje } from '../../../../components/pasaje';
import type { Pasajes } from '../filtrar';

interface PasajeDeProps {
  /** The id of the document. */
  id: string;
  pasajes: Pasajes | undefined;
}

/** The passage of a document's text with the searched words. Draws nothing when the text does not have them. */
export function PasajeDe({ id, pasajes }: PasajeDeProps) {
  const trozos = pasajes?.get(id);
  return trozos && trozos.length > 0 ? <Pasaje trozos={trozos} /> : null;
}
