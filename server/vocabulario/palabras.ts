/** The words of a country for things of an office, in answers and in pages. */
export interface Palabras {
  /** The notary, as the name of a field. */
  escribano: string;
  /** The notary, within a sentence, after «el» or «su». */
  firmante: string;
  /** The office, within a sentence. */
  oficina: string;
  /** An example of the office's name. */
  ejemplo: string;
  /** An example of the prefix of the office's numbers. */
  prefijo: string;
  /** The role with number 2. */
  adscripto: string;
  /** The role with number 2, within a sentence. */
  unAdscripto: string;
  losAdscriptos: string;
  /** The role with number 3. */
  oficial: string;
  /** The state of a carpeta whose deed is entered in the register. */
  inscripta: string;
  /** Who fixes how many holidays each year, as a sentence. Left out where the country's rules give all days. */
  quienFijaFeriados?: string;
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
    // The substitute of a notario in Chile is a «suplente».
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
    // Spain's law has no adscripto; «adjunto» is the usual word for a deputy.
    adscripto: 'Notario/a adjunto/a',
    unAdscripto: 'un notario adjunto',
    losAdscriptos: 'los notarios adjuntos',
    oficial: 'Oficial de notaría',
    inscripta: 'Inscrita',
    quienFijaFeriados: 'El BOE fija doce, y cada municipio dos.',
  },
};

/** The words of a country. Without a country, the words of Argentina. */
export const palabrasDe = (pais: string | undefined): Palabras => DEL_PAIS[pais ?? 'AR'] ?? RIOPLATENSES;
