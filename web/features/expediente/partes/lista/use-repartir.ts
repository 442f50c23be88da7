import type { ParteDto, PorcentajeDeParteDto } from '../../../../api/generated/partes';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { partesIguales, rolEnNumero } from '../participaciones';
import { partes } from '../publico/partes-api';

/** Divides 100 % equally among the partes of a role, and offers to give them back what they had. */
export function useRepartir(carpetaId: string) {
  const { eliminar: escribirYDeshacer } = useEscribir();
  return (rol: string, todas: readonly ParteDto[]) => {
    const suyas = todas.filter((parte) => parte.rol === rol);
    const iguales = partesIguales(suyas.length);
    const send = (shares: PorcentajeDeParteDto[]) =>
      partes.send('partesShare', { id: carpetaId, repartirPartesDto: { partes: shares } });
    return escribirYDeshacer(send(suyas.map(({ id }, n) => ({ id, porcentaje: iguales[n] ?? null }))), {
      said: `${rolEnNumero(rol, suyas.length)}: 100 % en partes iguales`,
      restore: send(suyas.map(({ id, porcentaje }) => ({ id, porcentaje }))),
    });
  };
}
