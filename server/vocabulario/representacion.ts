interface Link {
  id: string;
  /** The ids of the partes for whom the parte acts. */
  representados: readonly string[];
}

/**
 * Why a parte cannot act for another, in Spanish; null when it can.
 * @param partes all partes of the carpeta
 * @param id the parte that would act; undefined for a new parte
 */
export function representationRefusal(
  partes: readonly Link[],
  id: string | undefined,
  representaA: string,
): string | null {
  const represented = new Map(partes.map(({ id: one, representados }) => [one, representados]));
  if (!represented.has(representaA)) {
    return 'La parte representada no es de esta carpeta.';
  }
  if (representaA === id) {
    return 'Una parte no puede representarse a sí misma.';
  }
  const reached = new Set([representaA]);
  // The loop also visits ids that are added during it.
  for (const next of reached) {
    if (next === id) {
      return 'Las partes se representarían en círculo.';
    }
    for (const further of represented.get(next) ?? []) {
      reached.add(further);
    }
  }
  return null;
}

/** The fields of a body for whom a parte acts. */
interface Asked {
  representaA?: string | null;
  representados?: readonly string[];
}

/**
 * For whom a parte is to act; undefined when the body does not change it. Clients that know only the first represented
 * parte send `representaA` with all their fields. When that first parte is the same, the others stay.
 */
export function askedRepresentados({ representaA, representados }: Asked, present?: Link): string[] | undefined {
  if (representados) {
    return [...new Set(representados.map((id) => id.toLowerCase()))];
  }
  const first = representaA?.toLowerCase() ?? representaA;
  if (first === undefined || (present && first === (present.representados[0] ?? null))) {
    return undefined;
  }
  return first ? [first] : [];
}
