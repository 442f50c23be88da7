/** The sections, by their address; the one list of them, also for the menu beside the page. */
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
