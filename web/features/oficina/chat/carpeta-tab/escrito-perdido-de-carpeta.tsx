import { useAppSelector } from '../../../../store/hooks';
import { EscritoPerdido } from '../escrito-perdido';
import { selectClaveDeCarpeta } from '../outbox-slice';

/** The unsent text of a conversation whose carpeta the person may not see any more. */
export function EscritoPerdidoDeCarpeta({ carpetaId }: { carpetaId: string }) {
  const clave = useAppSelector((state) => selectClaveDeCarpeta(state, carpetaId));
  return <EscritoPerdido clave={clave ?? carpetaId} />;
}
