import { useEscribir } from '../../../collection/use-escribir';
import { type Cambio, sendCambio } from './requisitos';

/** Changes a requisito. The change shows at once, and a toast tells a refusal. */
export function useCambiar(carpetaId: string) {
  const { escribir } = useEscribir();
  return (requisitoId: string, cambio: Cambio) => escribir(sendCambio(carpetaId, requisitoId, cambio));
}
