import type { Palabras } from '../../../../../server/vocabulario/palabras';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import type { MiembroDto } from '../../../../api/generated/miembros';

type Vista = Pick<CarpetaResumenDto, 'reservada' | 'responsable'>;

/** Who sees a carpeta without an acceso, in a sentence. The server decides it in carpeta-accesos-policy.ts. */
export function quienesLaVen({ reservada, responsable }: Vista, { losAdscriptos }: Palabras): string {
  const roles = reservada ? `los titulares y ${losAdscriptos}` : `los titulares, ${losAdscriptos} y los oficiales`;
  return `La ven ${roles}${responsable ? ', y su responsable' : ''}. Quienes figuran aquí la ven además.`;
}

/** The members who see a carpeta only with an acceso. */
export function necesitanAcceso({ reservada, responsable }: Vista, miembros: readonly MiembroDto[]) {
  return miembros.filter(({ id, rolId }) => rolId >= (reservada ? 3 : 4) && id !== responsable?.id);
}
