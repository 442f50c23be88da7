/** What people of a country call things of their office, in answers and in pages. */
export interface Palabras {
  /** Who signs, as the name of a field. */
  escribano: string;
  /** Who signs, within a sentence, after «el» or «su». */
  firmante: string;
  /** The office, within a sentence. */
  oficina: string;
  /** An example of the office's name. */
  ejemplo: string;
  /** An example of the prefix of its numbers. */
  prefijo: string;
  /** The role with number 2. */
  adscripto: string;
  /** The same within a sentence. */
  unAdscripto: string;
  losAdscriptos: string;
  /** The role with number 3. */
  oficial: string;
  /** The state of a carpeta that is in the registry. */
  inscripta: string;
}

const RIOPLATENSES: Palabras = {
  escribano: 'Escribano/a',
  firmante: 'escribano',
  oficina: 'escribanía',
  ejemplo: 'Escribanía Rivas',
  prefijo: 'ESC-',
  adscripto: 'Adscripto',
  unAdscripto: 'un adscripto',
  losAdscriptos: 'los adscriptos',
  oficial: 'Oficial',
  inscripta: 'Inscripta',
};

const DEL_PAIS: Readonly<Record<string, Palabras>> = {
  AR: RIOPLATENSES,
  UY: RIOPLATENSES,
  CL: {
    escribano: 'Notario/a',
    firmante: 'notario',
    oficina: 'notaría',
    ejemplo: 'Notaría Rivas',
    prefijo: 'NOT-',
    // Who stands in for a notario of Chile is a «suplente».
    adscripto: 'Notario/a suplente',
    unAdscripto: 'un notario suplente',
    losAdscriptos: 'los notarios suplentes',
    oficial: 'Oficial de notaría',
    inscripta: 'Inscrita',
  },
  ES: {
    escribano: 'Notario/a',
    firmante: 'notario',
    oficina: 'notaría',
    ejemplo: 'Notaría Rivas',
    prefijo: 'NOT-',
    // Spain's law has no adscripto; «adjunto» is the usual word for the second in a post.
    adscripto: 'Notario/a adjunto/a',
    unAdscripto: 'un notario adjunto',
    losAdscriptos: 'los notarios adjuntos',
    oficial: 'Oficial de notaría',
    inscripta: 'Inscrita',
  },
};

/** The words of a country; those of Argentina until it is known. */
export const palabrasDe = (pais: string | undefined): Palabras => DEL_PAIS[pais ?? 'AR'] ?? RIOPLATENSES;
