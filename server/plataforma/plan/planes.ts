const GIB = 1024 ** 3;

export const PLAN_IDS = ['inicial', 'oficina', 'plena'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Limites {
  /** The limit of people: active members and open invitations together. */
  miembros: number;
  /** The limit of bytes of all versions of all documents, with the trash. */
  almacenamientoBytes: number;
}

/** A cuenta's use of its plan. */
export interface Uso {
  miembros: number;
  /** Open invitations: neither accepted, revoked nor expired. */
  invitaciones: number;
  almacenamientoBytes: number;
  documentos: number;
}

/** A limit that the use of a cuenta exceeds. */
export interface Exceso {
  campo: keyof Limites;
  usado: number;
  limite: number;
}

export interface PlanOfrecido extends Limites {
  id: PlanId;
  nombre: string;
}

/** All plans, from the smallest to the largest. There is no payment: a cuenta chooses the plan that it needs. */
export const PLANES: readonly PlanOfrecido[] = [
  { id: 'inicial', nombre: 'Inicial', miembros: 3, almacenamientoBytes: GIB },
  { id: 'oficina', nombre: 'Oficina', miembros: 15, almacenamientoBytes: 50 * GIB },
  { id: 'plena', nombre: 'Plena', miembros: 100, almacenamientoBytes: 500 * GIB },
];

export function planOf(id: PlanId): PlanOfrecido {
  return PLANES.find((plan) => plan.id === id) as PlanOfrecido;
}

/** The limits that the use exceeds. Empty when the use fits the plan. */
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

/** A size such as «12,4 MB», in powers of 1024, as the pages show sizes. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let power = 0;
  // A size that would round to 1024 is shown as 1 of the next unit.
  while (size >= 1023.95 && power < UNITS.length - 1) {
    size /= 1024;
    power += 1;
  }
  return `${decimal.format(size)} ${UNITS[power]}`;
}
