import { isAllowed, type Permission } from '../../common/access/permissions.js';
import type { CarpetaMientras, PermisoEnCarpeta } from '../../common/de-carpeta.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Sight } from '../../common/realtime/realtime.js';
import { collectDeCarpeta } from '../../domains.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Carpeta } from './carpeta.entity.js';

/** The permissions in carpetas, from the descriptors of all domains. */
const PERMISOS = collectDeCarpeta('permisos');
type NombreDePermiso = keyof typeof PERMISOS;

/** The permissions of the person who asked in a carpeta that they see. */
export type CarpetaPermisos = Record<NombreDePermiso, boolean>;

/** The fields of a carpeta that the rules need. */
export type CarpetaSubject = Pick<Carpeta, 'estado' | 'numero' | 'eliminadaEn'>;

const MIENTRAS: Readonly<Record<CarpetaMientras, (carpeta: CarpetaSubject) => boolean>> = {
  abierta: isOpen,
  sin_firmar: (carpeta) => isOpen(carpeta) && !isSigned(carpeta.estado),
  ya_firmada: (carpeta) => isOpen(carpeta) && isSigned(carpeta.estado),
  valida: ({ estado, eliminadaEn }) => eliminadaEn === null && estado !== 'anulada',
  guardada: ({ eliminadaEn }) => eliminadaEn === null,
  sin_numero: ({ numero }) => numero === null,
};

/** Whether a carpeta takes changes: it is not in the trash, archived or annulled. */
function isOpen({ estado, eliminadaEn }: Pick<Carpeta, 'estado' | 'eliminadaEn'>): boolean {
  return eliminadaEn === null && estado !== 'archivada' && estado !== 'anulada';
}

function may(carpeta: CarpetaSubject, rolId: number, { permiso, mientras }: PermisoEnCarpeta): boolean {
  return MIENTRAS[mientras](carpeta) && isAllowed(rolId, permiso as Permission);
}

/** The permissions of a role in a carpeta (docs/domain.md#roles-and-permissions). */
export function permisosOf(carpeta: CarpetaSubject, rolId: number): CarpetaPermisos {
  const all = Object.entries(PERMISOS).map(([name, permiso]) => [name, may(carpeta, rolId, permiso)]);
  return Object.fromEntries(all) as CarpetaPermisos;
}

/** @throws DomainError 422 when the carpeta does not take this change; the route checks the role */
export function assertPermiso(carpeta: CarpetaSubject, rolId: number, permiso: NombreDePermiso): void {
  const { mientras, motivo = '' } = PERMISOS[permiso];
  const isFirmada = isSigned(carpeta.estado);
  if (mientras === 'sin_firmar' && isOpen(carpeta) && isFirmada) {
    throw new DomainError('CARPETA_FIRMADA', 422, motivo);
  }
  if (mientras === 'ya_firmada' && !isFirmada) {
    throw new DomainError('CARPETA_SIN_FIRMAR', 422, motivo);
  }
  if (!may(carpeta, rolId, PERMISOS[permiso])) {
    throw new DomainError(
      'CARPETA_CERRADA',
      422,
      'La carpeta está archivada, anulada o en la papelera: no admite cambios.',
    );
  }
}

/** Whether an oficial without an acceso would no longer see a carpeta with these fields. */
export function losesSight(
  { reservada, responsableId }: Pick<Carpeta, 'reservada' | 'responsableId'>,
  { rolId, usuarioId }: { rolId: number; usuarioId: string },
): boolean {
  return rolId === ROL.oficial && reservada && responsableId !== usuarioId;
}

/** The fields of a carpeta on which its visibility depends. */
export type Seen = Pick<Carpeta, 'id' | 'reservada' | 'responsableId'> & { accesos: string[] };

/**
 * Who sees a carpeta, to tell them events: roles, and further people. The database's row-level policy is the rule that
 * this follows.
 */
export function sightOf({ reservada, responsableId, accesos }: Seen): Sight {
  const roles = [ROL.titular, ROL.adscripto, ...(reservada ? [] : [ROL.oficial])];
  return { roles, usuarios: [responsableId, ...accesos].filter((id) => id !== null) };
}
