/** The roles that a person can have in a carpeta (domain.md), and their names as people read them. */
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
