/** The sections by their path. The routes and the tabs both read this list. */
export const secciones = {
  salud: 'Salud',
  cuentas: 'Cuentas',
  personas: 'Personas',
  trabajos: 'Trabajos',
  correos: 'Correos',
  registro: 'Registro',
} as const;

export type SeccionPath = keyof typeof secciones;
