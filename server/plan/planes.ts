const GIB = 1024 ** 3;

export const PLAN_IDS = ['inicial', 'oficina', 'plena'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What a plan allows a cuenta. */
export interface Limites {
  /** Active members, and invitations that may still be accepted. */
  miembros: number;
  /** All versions of all documents, those in the trash too. */
  almacenamientoBytes: number;
}

/** How much a cuenta uses of its plan. */
export interface Uso {
  /** Active members. */
  miembros: number;
  /** Invitations that may still be accepted. */
  invitaciones: number;
  almacenamientoBytes: number;
  documentos: number;
}

/** What of a plan is too small, and by what. */
export interface Exceso {
  campo: keyof Limites;
  usado: number;
  limite: number;
}

export interface PlanOfrecido extends Limites {
  id: PlanId;
  nombre: string;
}

/** From the smallest to the largest. There is no payment: a cuenta takes the one that it needs. */
export const PLANES: readonly PlanOfrecido[] = [
  { id: 'inicial', nombre: 'Inicial', miembros: 3, almacenamientoBytes: GIB },
  { id: 'oficina', nombre: 'Oficina', miembros: 15, almacenamientoBytes: 50 * GIB },
  { id: 'plena', nombre: 'Plena', miembros: 100, almacenamientoBytes: 500 * GIB },
];

/** A plan by its id. */
export function planOf(id: PlanId): PlanOfrecido {
  return PLANES.find((plan) => plan.id === id) as PlanOfrecido;
}

/** What does not fit a plan, nothing when all does. */
export function excesosOf(
  plan: Limites,
  uso: Pick<Uso, 'miembros' | 'invitaciones' | 'almacenamientoBytes'>,
): Exceso[] {
  const used: Limites = {
    miembros: uso.miembros + uso.invitaciones,
    almacenamientoBytes: uso.almacenamientoBytes,
  };
  return (['miembros', 'almacenamientoBytes'] as const)
    .map((campo) => ({ campo, usado: used[campo], limite: plan[campo] }))
    .filter(({ usado, limite }) => usado > limite);
}

const UNITS = ['B', 'KB', 'MB', 'GB'];
const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** «12,4 MB»: powers of 1024, as operating systems and the pages count them. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let power = 0;
  // What would be rounded to 1024 is one of the next.
  while (size >= 1023.95 && power < UNITS.length - 1) {
    size /= 1024;
    power += 1;
  }
  return `${decimal.format(size)} ${UNITS[power]}`;
}
