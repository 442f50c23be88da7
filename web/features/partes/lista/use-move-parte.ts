import type { ParteDto } from '../../../api/generated/partes';
import { useEscribir } from '../../../coleccion/use-escribir';
import { usePartesUpdateMutation } from '../publico/partes-api';

/** Moves a parte to another place of the order. */
export function useMoveParte(carpetaId: string) {
  const { escribir } = useEscribir();
  const [update] = usePartesUpdateMutation();
  return ({ id: parteId }: ParteDto, orden: number) =>
    escribir(() => update({ id: carpetaId, parteId, modificarParteDto: { orden } }).unwrap());
}
