/** The names of a socket's rooms. */
export const roomOf = {
  sesion: (sid: string) => `sesion:${sid}`,
  usuario: (usuarioId: string) => `usuario:${usuarioId}`,
  cuenta: (cuentaId: string) => `cuenta:${cuentaId}`,
  rol: (cuentaId: string, rolId: number) => `rol:${cuentaId}/${rolId}`,
  miembro: (cuentaId: string, usuarioId: string) => `miembro:${cuentaId}/${usuarioId}`,
  /** The sockets that have a carpeta open. */
  carpeta: (cuentaId: string, carpetaId: string) => `carpeta:${cuentaId}/${carpetaId}`,
};
