import { Pasaje } from '../../../../components/pasaje';
import type { Pasajes } from '../filtrar';

interface PasajeDeProps {
  /** The document. */
  id: string;
  pasajes: Pasajes | undefined;
}

/** Where the text of a document has the words of the search, if it has them. */
export function PasajeDe({ id, pasajes }: PasajeDeProps) {
  const trozos = pasajes?.get(id);
  return trozos && trozos.length > 0 ? <Pasaje trozos={trozos} /> : null;
}
