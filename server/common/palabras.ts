/** What people of a country call things of their office, in answers and in pages. */
export interface Palabras {
  /** Who signs, as the name of a field. */
  escribano: string;
  /** Who signs, within a sentence, after «el» or «su». */
  firmante: string;
  /** The office, within a sentence. */
  oficina: string;
  /** The role with number 3. */
  oficial: string;
}

const RIOPLATENSES: Palabras = {
  escribano: 'Escribano/a',
  firmante: 'escribano',
  oficina: 'escribanía',
  oficial: 'Oficial',
};

const DEL_PAIS: Readonly<Record<string, Palabras>> = {
  AR: RIOPLATENSES,
  UY: RIOPLATENSES,
  ES: { escribano: 'Notario/a', firmante: 'notario', oficina: 'notaría', oficial: 'Oficial de notaría' },
};

/** The words of a country; those of Argentina until it is known. */
export const palabrasDe = (pais: string | undefined): Palabras => DEL_PAIS[pais ?? 'AR'] ?? RIOPLATENSES;
