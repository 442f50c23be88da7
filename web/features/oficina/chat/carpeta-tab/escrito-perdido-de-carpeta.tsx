import { useAppSelector } from '../../../../store/hooks';
import { EscritoPerdido } from '../escrito-perdido';
import { selectClaveDeCarpeta } from '../outbox-slice';

/** What was written in the conversation of a carpeta that the person does not see any more. */
export function EscritoPerdidoDeCarpeta({ carpetaId }: { carpetaId: string }) {
  const clave = useAppSelector((state) => selectClaveDeCarpeta(state, carpetaId));
  return <EscritoPerdido clave={clave ?? carpetaId} />;
}
