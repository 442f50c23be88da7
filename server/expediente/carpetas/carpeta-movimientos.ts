import { isAllowed, type Permission } from '../../common/access/permissions.js';
import { BEFORE_SIGNING, ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { Palabras } from '../../vocabulario/palabras.js';
import type { Faltante } from './faltantes.js';

/** What a move depends on, beside the role of the person who asks. */
export interface MoveSubject {
  estado: EstadoCarpeta;
  /** Set while suspended. */
  estadoPrevio: EstadoCarpeta | null;
  esRegistrable: boolean;
  /** What is missing for any move. */
  faltantes: readonly Faltante[];
}

/** A move that leads out of the present state, and whether it can be made now. */
export interface Move {
  estado: EstadoCarpeta;
  permitido: boolean;
  /** What is missing or who may do it, when not allowed. */
  motivo: string | null;
  /** Whether it needs a reason. */
  requiereMotivo: boolean;
  /** What it waits for. */
  faltantes: readonly Faltante[];
}

/** The way of a carpeta to its end. */
export interface Recorrido {
  /** The states that it goes through, unless something stops it. */
  estados: readonly EstadoCarpeta[];
  /** Which of them it has reached; null when that is not known. */
  alcanzado: EstadoCarpeta | null;
  /** The state that the work leads to now; null when there is none. */
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

/** The states beside the way of a carpeta. */
const ASIDE: readonly EstadoCarpeta[] = ['observada', 'suspendida', 'anulada'];

/** The states that follow a carpeta's state, for any role. @param faltantes what is missing for any move */
function targets(
  { estado, estadoPrevio, esRegistrable }: Omit<MoveSubject, 'faltantes'>,
  faltantes: readonly Faltante[],
): readonly EstadoCarpeta[] {
  if (estado === 'firmada') {
    return esRegistrable ? ['en_inscripcion'] : ['entregada'];
  }
  if (estado === 'suspendida') {
    const previo = estadoPrevio ?? 'en_preparacion';
    // What was approved may be worked on again, and what it was ready for may hold no more.
    const isEitherWay = previo === 'lista_para_firma' || faltantes.some(({ antesDe }) => antesDe.includes(previo));
    return [previo, ...(isEitherWay ? (['en_preparacion'] as const) : []), 'anulada'];
  }
  const aside: readonly EstadoCarpeta[] = BEFORE_SIGNING.includes(estado) ? ['suspendida', 'anulada'] : [];
  return [...(FORWARD[estado] ?? []), ...aside];
}

/** The states that can follow a carpeta's state, whatever is missing. */
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
  // One that is suspended is approved still, or its former state is another (aprobacion.service).
  if (from === 'suspendida') {
    return 'carpetas.editar';
  }
  return to === 'lista_para_firma' || to === 'firmada' ? 'carpetas.firmar' : 'carpetas.editar';
}

/** Whether a move needs a reason: annulling, suspending, reopening. */
export function needsReason(from: EstadoCarpeta, to: EstadoCarpeta): boolean {
  return to === 'anulada' || to === 'suspendida' || from === 'archivada';
}

/** What a move waits for. */
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
 * The moves out of a carpeta's state for a role. `motivo` says why one cannot be made.
 * @param permission what the role needs, where the move follows from something else; else that of each move
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

/** Whether going to a state can take back a move: one leads from there to the present state. */
export function isWayBack(from: EstadoCarpeta, to: EstadoCarpeta): boolean {
  return targets({ estado: to, estadoPrevio: null, esRegistrable: true }, []).includes(from);
}

const REGISTRY: readonly EstadoCarpeta[] = ['en_inscripcion', 'inscripta'];

/** The way of a carpeta and where it stands: what stopped it keeps the place that it had reached. */
export function recorridoOf(subject: Omit<MoveSubject, 'faltantes'>): Recorrido {
  const { estado, estadoPrevio, esRegistrable } = subject;
  const estados = ESTADOS_CARPETA.filter(
    (each) => !ASIDE.includes(each) && (esRegistrable || !REGISTRY.includes(each)),
  );
  if (estado === 'suspendida' || estado === 'anulada') {
    return { estados, alcanzado: estadoPrevio, siguiente: estado === 'suspendida' ? estadoPrevio : null };
  }
  if (estado === 'observada') {
    return { estados, alcanzado: 'en_inscripcion', siguiente: 'en_inscripcion' };
  }
  return { estados, alcanzado: estado, siguiente: estados[estados.indexOf(estado) + 1] ?? null };
}
