import { isAllowed } from '../../common/access/permissions.js';
import { type Palabras, palabrasDe } from '../../vocabulario/palabras.js';
import { ROL, seesAllCarpetas } from '../../vocabulario/roles.js';
import type { Carpeta } from './carpeta.entity.js';

/** A member, and what they may do in the cuenta. */
export interface Actor {
  usuarioId: string;
  rolId: number;
}

/** What the rules need to know of a carpeta. */
export type AccesoSubject = Pick<Carpeta, 'reservada' | 'responsableId' | 'eliminadaEn'>;

/** Why this member may not open a carpeta to others, or null when they may. An oficial opens those they answer for. */
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

/** Why this member sees a carpeta without an acceso, within a sentence, or null when they do not. */
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
