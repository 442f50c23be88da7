/** The state of a navigation to a place of a carpeta from which the person comes back after saving there. */
export interface Volver {
  volver: string;
}

/** @param direccion an address of the same carpeta */
export const volverA = (direccion: string): Volver => ({ volver: direccion });
