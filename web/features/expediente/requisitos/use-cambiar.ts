import { useEscribir } from '../../../coleccion/use-escribir';
import { type Cambio, sendCambio } from './requisitos';

/** Changes a requisito, which is seen at once. A refusal shows a toast. */
export function useCambiar(carpetaId: string) {
  const { escribir } = useEscribir();
  return (requisitoId: string, cambio: Cambio) => escribir(sendCambio(carpetaId, requisitoId, cambio));
}
