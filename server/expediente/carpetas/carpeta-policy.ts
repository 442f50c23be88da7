import { isAllowed } from '../../common/access/permissions.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Sight } from '../../common/realtime/realtime.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Carpeta } from './carpeta.entity.js';

/** What the person who asked may do with a carpeta that they can see. */
export interface CarpetaPermisos {
  editar: boolean;
  eliminar: boolean;
  editarPartes: boolean;
  /** To say what was asked for and what has come. */
  marcarRequisitos: boolean;
  /** To approve them, to say that they do not apply, and to add others. */
  decidirRequisitos: boolean;
  editarInmuebles: boolean;
  editarCertificados: boolean;
  subirDocumentos: boolean;
  editarDocumentos: boolean;
  /** To link it with others, which also corrects what was signed or archived. */
  vincular: boolean;
  comentar: boolean;
  editarPlazos: boolean;
  cumplirPlazos: boolean;
  editarInscripciones: boolean;
  /** To give its instrumento a number of the protocolo, and to say that one is errose. */
  numerar: boolean;
  /** To issue copies, also of what is archived. */
  expedirCopias: boolean;
}

/** What the rules need to know of a carpeta. */
export type CarpetaSubject = Pick<Carpeta, 'estado' | 'numero' | 'eliminadaEn'>;

/** What the signature settles, by the permiso to change it. */
const SETTLED: Partial<Record<keyof CarpetaPermisos, string>> = {
  editarPartes: 'partes',
  marcarRequisitos: 'requisitos',
  decidirRequisitos: 'requisitos',
  editarInmuebles: 'inmuebles',
  editarCertificados: 'certificados',
};

/** Whether a carpeta still takes changes: not in the trash, not archived, not annulled. */
function isOpen({ estado, eliminadaEn }: Pick<Carpeta, 'estado' | 'eliminadaEn'>): boolean {
  return eliminadaEn === null && estado !== 'archivada' && estado !== 'anulada';
}

/** The rules of docs/domain.md#roles-and-permissions for one carpeta and one role. */
export function permisosOf(carpeta: CarpetaSubject, rolId: number): CarpetaPermisos {
  const open = isOpen(carpeta);
  const editar = open && isAllowed(rolId, 'carpetas.editar');
  return {
    editar,
    eliminar: carpeta.numero === null && isAllowed(rolId, 'carpetas.editar'),
    editarPartes: editar && !isSigned(carpeta.estado),
    marcarRequisitos: open && !isSigned(carpeta.estado) && isAllowed(rolId, 'requisitos.marcar'),
    decidirRequisitos: open && !isSigned(carpeta.estado) && isAllowed(rolId, 'requisitos.aprobar'),
    editarInmuebles: editar && !isSigned(carpeta.estado),
    editarCertificados: open && !isSigned(carpeta.estado) && isAllowed(rolId, 'certificados.editar'),
    subirDocumentos: open && isAllowed(rolId, 'documentos.subir'),
    editarDocumentos: open && isAllowed(rolId, 'documentos.editar'),
    vincular: carpeta.eliminadaEn === null && isAllowed(rolId, 'carpetas.editar'),
    comentar: carpeta.eliminadaEn === null && isAllowed(rolId, 'carpetas.comentar'),
    editarPlazos: open && isAllowed(rolId, 'plazos.editar'),
    cumplirPlazos: open && isAllowed(rolId, 'plazos.cumplir'),
    editarInscripciones: open && isSigned(carpeta.estado) && isAllowed(rolId, 'inscripciones.editar'),
    numerar: open && isAllowed(rolId, 'carpetas.firmar'),
    expedirCopias: carpeta.eliminadaEn === null && carpeta.estado !== 'anulada' && isAllowed(rolId, 'copias.editar'),
  };
}

/** @throws DomainError 422 when the carpeta does not take this change; the route has checked the role already */
export function assertPermiso(carpeta: CarpetaSubject, rolId: number, permiso: keyof CarpetaPermisos): void {
  const settled = SETTLED[permiso];
  if (settled && isOpen(carpeta) && isSigned(carpeta.estado)) {
    throw new DomainError('CARPETA_FIRMADA', 422, `La carpeta ya está firmada: sus ${settled} no se pueden cambiar.`);
  }
  if (permiso === 'editarInscripciones' && !isSigned(carpeta.estado)) {
    throw new DomainError('CARPETA_SIN_FIRMAR', 422, 'La carpeta todavía no está firmada: no hay qué inscribir.');
  }
  if (!permisosOf(carpeta, rolId)[permiso]) {
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
