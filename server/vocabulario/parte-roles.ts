/** The roles of a persona in a carpeta (docs/domain.md#partes), with the names that pages show. */
export const ROL_PARTE_NOMBRE: Readonly<Record<string, string>> = {
  vendedor: 'Vendedor',
  comprador: 'Comprador',
  donante: 'Donante',
  donatario: 'Donatario',
  poderdante: 'Poderdante',
  apoderado: 'Apoderado',
  acreedor: 'Acreedor',
  deudor: 'Deudor',
  socio: 'Socio',
  testador: 'Testador',
  requirente: 'Requirente',
  firmante: 'Firmante',
  conyuge_asentiente: 'Cónyuge asentiente',
  testigo: 'Testigo',
};

/**
 * The roles that dispose of a thing or charge it. The acts of these partes need the assent of their husband or wife.
 */
export const ROLES_DISPONENTES: ReadonlySet<string> = new Set(['vendedor', 'donante', 'deudor']);

/** A role in a carpeta, within a sentence. */
export function rolDeParte(rol: unknown): string {
  return (ROL_PARTE_NOMBRE[String(rol)] ?? String(rol)).toLowerCase();
}

/** A parte with the name of its role. */
export function withRol<T extends { rol: string }>(parte: T): T & { rolNombre: string } {
  return { ...parte, rolNombre: ROL_PARTE_NOMBRE[parte.rol] ?? parte.rol };
}
