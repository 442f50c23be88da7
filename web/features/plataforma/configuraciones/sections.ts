/** The sections by their path. The routes and the menu both read this list. */
export const secciones = {
  perfil: 'Perfil',
  cuenta: 'Cuenta',
  preferencias: 'Preferencias',
  seguridad: 'Seguridad',
  plan: 'Plan',
  notificaciones: 'Notificaciones',
  equipo: 'Equipo',
} as const;

export type SeccionPath = keyof typeof secciones;
