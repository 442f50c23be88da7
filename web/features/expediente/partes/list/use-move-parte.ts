import type { ParteDto } from '../../../../api/generated/partes';
import { useEscribir } from '../../../../collection/use-escribir';
import { partes } from '../public/partes-api';

/** Moves a parte to another place of the order. The change shows at once. */
export function useMoveParte(carpetaId: string) {
  const { escribir } = useEscribir();
  return ({ id: parteId }: ParteDto, orden: number) =>
    escribir(partes.send('partesUpdate', { id: carpetaId, parteId, modificarParteDto: { orden } }));
}
