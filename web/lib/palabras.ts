/** What people of a country call things of their office. `server/common/access/roles.ts` has the roles of answers. */
export interface Palabras {
  /** Who signs, as the name of a field. */
  escribano: string;
  /** The office, within a sentence. */
  oficina: string;
  /** The role with number 3. */
  oficial: string;
}

const RIOPLATENSES: Palabras = {
  escribano: 'Escribano/a',
  oficina: 'escribanía',
  oficial: 'Oficial',
};

const DEL_PAIS: Readonly<Record<string, Palabras>> = {
  AR: RIOPLATENSES,
  UY: RIOPLATENSES,
  ES: { escribano: 'Notario/a', oficina: 'notaría', oficial: 'Oficial de notaría' },
};

/** The words of a country; those of Argentina until it is known. */
export const palabrasDe = (pais: string | undefined): Palabras => DEL_PAIS[pais ?? 'AR'] ?? RIOPLATENSES;
