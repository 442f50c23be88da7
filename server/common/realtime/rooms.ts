/** The rooms that a socket is in. */
export const roomOf = {
  sesion: (sid: string) => `sesion:${sid}`,
  usuario: (usuarioId: string) => `usuario:${usuarioId}`,
  cuenta: (cuentaId: string) => `cuenta:${cuentaId}`,
  rol: (cuentaId: string, rolId: number) => `rol:${cuentaId}/${rolId}`,
  miembro: (cuentaId: string, usuarioId: string) => `miembro:${cuentaId}/${usuarioId}`,
  /** Those who have a carpeta open now. */
  carpeta: (cuentaId: string, carpetaId: string) => `carpeta:${cuentaId}/${carpetaId}`,
};
