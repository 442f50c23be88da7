/** What an acto asks a carpeta for before it is signed. Carpetas copy it when they are created. */
export interface RequisitoDeActo {
  /** Stable within the acto: by it a carpeta knows what it already has of another version. */
  clave: string;
  nombre: string;
  descripcion: string | null;
  /** Whether the signature waits for it. */
  obligatorio: boolean;
  /** The norm that it comes from, which the notary confirms. */
  fuente: string | null;
}

/** One without which nothing is signed. @param fuente the norm that it comes from */
export function obligatorio(clave: string, nombre: string, fuente: string | null = null): RequisitoDeActo {
  return { clave, nombre, descripcion: null, obligatorio: true, fuente };
}

/** One that some carpetas need. @param descripcion when */
export function opcional(clave: string, nombre: string, descripcion: string | null = null): RequisitoDeActo {
  return { clave, nombre, descripcion, obligatorio: false, fuente: null };
}
