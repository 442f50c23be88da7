import { isAllowed } from '../../common/access/permissions.js';
import { type Palabras, palabrasDe } from '../../vocabulario/palabras.js';
import { ROL, seesAllCarpetas } from '../../vocabulario/roles.js';
import type { Carpeta } from './carpeta.entity.js';

/** A member, and their role in the cuenta. */
export interface Actor {
  usuarioId: string;
  rolId: number;
}

/** The fields of a carpeta that the rules need. */
export type AccesoSubject = Pick<Carpeta, 'reservada' | 'responsableId' | 'eliminadaEn'>;

/**
 * Why a member may not give others access to a carpeta; null when they may. An oficial may in carpetas whose
 * responsable they are.
 */
export function refusalOfGrant(
  carpeta: AccesoSubject,
  { usuarioId, rolId }: Actor,
  { unAdscripto }: Palabras = palabrasDe(undefined),
): string | null {
  if (carpeta.eliminadaEn !== null) {
    return 'Está en la papelera.';
  }
  const isOwn = rolId !== ROL.oficial || carpeta.responsableId === usuarioId;
  return isAllowed(rolId, 'carpetas.accesos') && isOwn
    ? null
    : `Solo un titular, ${unAdscripto} o su responsable puede dar acceso.`;
}

/** Why a member sees a carpeta without an acceso, within a sentence. Null when they do not. */
export function ownSight(
  carpeta: AccesoSubject,
  { usuarioId, rolId }: Actor,
  { unAdscripto }: Palabras = palabrasDe(undefined),
): string | null {
  if (carpeta.responsableId === usuarioId) {
    return 'es su responsable';
  }
  if (seesAllCarpetas(rolId)) {
    return rolId === ROL.titular ? 'es titular' : `es ${unAdscripto}`;
  }
  return rolId === ROL.oficial && !carpeta.reservada ? 'es oficial y la carpeta no es reservada' : null;
}
