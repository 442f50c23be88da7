import { isAllowed, type Permission } from '../../common/access/permissions.js';
import type { CarpetaMientras, PermisoEnCarpeta } from '../../common/de-carpeta.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Sight } from '../../common/realtime/realtime.js';
import { collectDeCarpeta } from '../../domains.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Carpeta } from './carpeta.entity.js';

/** What somebody may do in carpetas, as their domains describe it. */
const PERMISOS = collectDeCarpeta('permisos');
type NombreDePermiso = keyof typeof PERMISOS;

/** What the person who asked may do with a carpeta that they can see. */
export type CarpetaPermisos = Record<NombreDePermiso, boolean>;

/** What the rules need to know of a carpeta. */
export type CarpetaSubject = Pick<Carpeta, 'estado' | 'numero' | 'eliminadaEn'>;

const MIENTRAS: Readonly<Record<CarpetaMientras, (carpeta: CarpetaSubject) => boolean>> = {
  abierta: isOpen,
  sin_firmar: (carpeta) => isOpen(carpeta) && !isSigned(carpeta.estado),
  ya_firmada: (carpeta) => isOpen(carpeta) && isSigned(carpeta.estado),
  valida: ({ estado, eliminadaEn }) => eliminadaEn === null && estado !== 'anulada',
  guardada: ({ eliminadaEn }) => eliminadaEn === null,
  sin_numero: ({ numero }) => numero === null,
};

/** Whether a carpeta still takes changes: not in the trash, not archived, not annulled. */
function isOpen({ estado, eliminadaEn }: Pick<Carpeta, 'estado' | 'eliminadaEn'>): boolean {
  return eliminadaEn === null && estado !== 'archivada' && estado !== 'anulada';
}

function may(carpeta: CarpetaSubject, rolId: number, { permiso, mientras }: PermisoEnCarpeta): boolean {
  return MIENTRAS[mientras](carpeta) && isAllowed(rolId, permiso as Permission);
}

/** The rules of docs/domain.md#roles-and-permissions for one carpeta and one role. */
export function permisosOf(carpeta: CarpetaSubject, rolId: number): CarpetaPermisos {
  const all = Object.entries(PERMISOS).map(([name, permiso]) => [name, may(carpeta, rolId, permiso)]);
  return Object.fromEntries(all) as CarpetaPermisos;
}

/** @throws DomainError 422 when the carpeta does not take this change; the route has checked the role already */
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

/** Whether an oficial without an acceso could no longer see a carpeta with these fields, as only its own people could. */
export function losesSight(
  { reservada, responsableId }: Pick<Carpeta, 'reservada' | 'responsableId'>,
  { rolId, usuarioId }: { rolId: number; usuarioId: string },
): boolean {
  return rolId === ROL.oficial && reservada && responsableId !== usuarioId;
}

/** What the sight of a carpeta depends on. */
export type Seen = Pick<Carpeta, 'id' | 'reservada' | 'responsableId'> & { accesos: string[] };

/** Who sees a carpeta, for telling them of it: the roles that do, and other people. The database's policy is the rule. */
export function sightOf({ reservada, responsableId, accesos }: Seen): Sight {
  const roles = [ROL.titular, ROL.adscripto, ...(reservada ? [] : [ROL.oficial])];
  return { roles, usuarios: [responsableId, ...accesos].filter((id) => id !== null) };
}
