import { isAllowed, type Permission } from '../../common/access/permissions.js';
import { BEFORE_SIGNING, ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { Palabras } from '../../vocabulario/palabras.js';
import type { Faltante } from './faltantes.js';

/** The facts of a carpeta on which its moves depend, beside the role of the person. */
export interface MoveSubject {
  estado: EstadoCarpeta;
  /** The state before the suspension; null unless suspended or annulled. */
  estadoPrevio: EstadoCarpeta | null;
  esRegistrable: boolean;
  /** What is missing for any move. */
  faltantes: readonly Faltante[];
}

/** A move out of the present state, and whether it can be made now. */
export interface Move {
  estado: EstadoCarpeta;
  permitido: boolean;
  /** What is missing, or who may make the move. Null when it is allowed. */
  motivo: string | null;
  /** Whether the move needs a reason. */
  requiereMotivo: boolean;
  /** The faltantes that stop the move. */
  faltantes: readonly Faltante[];
}

/** The path of a carpeta to its last state. */
export interface Recorrido {
  /** The states of the path. Suspending and annulling are no part of it. */
  estados: readonly EstadoCarpeta[];
  /** The state of the path that is reached; null when that is unknown. */
  alcanzado: EstadoCarpeta | null;
  /** The next state of the path; null at its end, or when the carpeta is annulled. */
  siguiente: EstadoCarpeta | null;
}

const FORWARD: Partial<Record<EstadoCarpeta, readonly EstadoCarpeta[]>> = {
  borrador: ['en_preparacion'],
  en_preparacion: ['lista_para_firma'],
  lista_para_firma: ['firmada', 'en_preparacion'],
  en_inscripcion: ['observada', 'inscripta'],
  observada: ['en_inscripcion'],
  inscripta: ['entregada'],
  entregada: ['archivada'],
  archivada: ['entregada'],
};

/** The states that are no part of a path. */
const ASIDE: readonly EstadoCarpeta[] = ['observada', 'suspendida', 'anulada'];

/** The states to which a carpeta can move, for any role. @param faltantes what is missing for any move */
function targets(
  { estado, estadoPrevio, esRegistrable }: Omit<MoveSubject, 'faltantes'>,
  faltantes: readonly Faltante[],
): readonly EstadoCarpeta[] {
  if (estado === 'firmada') {
    return esRegistrable ? ['en_inscripcion'] : ['entregada'];
  }
  if (estado === 'suspendida') {
    const previo = estadoPrevio ?? 'en_preparacion';
    // Approved work may be taken up again. A carpeta that now lacks something cannot return to its former state.
    const isEitherWay = previo === 'lista_para_firma' || faltantes.some(({ antesDe }) => antesDe.includes(previo));
    return [previo, ...(isEitherWay ? (['en_preparacion'] as const) : []), 'anulada'];
  }
  const aside: readonly EstadoCarpeta[] = BEFORE_SIGNING.includes(estado) ? ['suspendida', 'anulada'] : [];
  return [...(FORWARD[estado] ?? []), ...aside];
}

/** The states to which a carpeta can move, whatever is missing. */
export function posiblesDesde(subject: Omit<MoveSubject, 'faltantes'>): readonly EstadoCarpeta[] {
  return [...targets(subject, []), ...(subject.estado === 'suspendida' ? (['en_preparacion'] as const) : [])];
}

function permissionFor(from: EstadoCarpeta, to: EstadoCarpeta): Permission {
  if (from === 'archivada') {
    return 'carpetas.reabrir';
  }
  if (to === 'anulada') {
    return 'carpetas.anular';
  }
  // A suspended approval still holds, or `estadoPrevio` is another state (aprobacion.service.ts).
  if (from === 'suspendida') {
    return 'carpetas.editar';
  }
  return to === 'lista_para_firma' || to === 'firmada' ? 'carpetas.firmar' : 'carpetas.editar';
}

/** Whether a move needs a reason: annulling, suspending and reopening do. */
export function needsReason(from: EstadoCarpeta, to: EstadoCarpeta): boolean {
  return to === 'anulada' || to === 'suspendida' || from === 'archivada';
}

/** The faltantes that stop a move. */
function missingFor({ faltantes }: MoveSubject, to: EstadoCarpeta): readonly Faltante[] {
  return faltantes.filter(({ antesDe }) => antesDe.includes(to));
}

function refusal(
  subject: MoveSubject,
  to: EstadoCarpeta,
  rolId: number,
  { unAdscripto }: Palabras,
  permission: Permission,
): string | null {
  const faltantes = missingFor(subject, to);
  if (faltantes.length > 0) {
    return faltantes.map(({ texto }) => texto).join(' ');
  }
  if (isAllowed(rolId, permission)) {
    return null;
  }
  return permission === 'carpetas.reabrir'
    ? 'Solo el titular puede reabrir una carpeta archivada.'
    : permission === 'carpetas.editar'
      ? 'Su rol no puede mover carpetas.'
      : `Solo el titular o ${unAdscripto} puede hacer este pase.`;
}

/**
 * The moves out of a carpeta's state for a role. `motivo` says why a move cannot be made.
 * @param permission the permission for a move that another action causes; by default the move's own
 */
export function movesOf(subject: MoveSubject, rolId: number, palabras: Palabras, permission?: Permission): Move[] {
  return targets(subject, subject.faltantes).map((estado) => {
    const needed = permission ?? permissionFor(subject.estado, estado);
    const motivo = refusal(subject, estado, rolId, palabras, needed);
    return {
      estado,
      permitido: motivo === null,
      motivo,
      requiereMotivo: needsReason(subject.estado, estado),
      faltantes: missingFor(subject, estado),
    };
  });
}

/** Whether a move to a state can undo a move: it leads to the present state. */
export function isWayBack(from: EstadoCarpeta, to: EstadoCarpeta): boolean {
  return targets({ estado: to, estadoPrevio: null, esRegistrable: true }, []).includes(from);
}

const AT_THE_REGISTER: readonly EstadoCarpeta[] = ['en_inscripcion', 'inscripta'];

/** The path of a carpeta, and its place there. A suspended or annulled carpeta keeps the place that it had reached. */
export function recorridoOf(subject: Omit<MoveSubject, 'faltantes'>): Recorrido {
  const { estado, estadoPrevio, esRegistrable } = subject;
  const estados = ESTADOS_CARPETA.filter(
    (each) => !ASIDE.includes(each) && (esRegistrable || !AT_THE_REGISTER.includes(each)),
  );
  if (estado === 'suspendida' || estado === 'anulada') {
    return { estados, alcanzado: estadoPrevio, siguiente: estado === 'suspendida' ? estadoPrevio : null };
  }
  if (estado === 'observada') {
    return { estados, alcanzado: 'en_inscripcion', siguiente: 'en_inscripcion' };
  }
  return { estados, alcanzado: estado, siguiente: estados[estados.indexOf(estado) + 1] ?? null };
}
