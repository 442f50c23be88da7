const key = (cuentaId: string) => `carpetas.lista.${cuentaId}`;

/** Keeps the list's search for the way back from a carpeta, in this tab and for each cuenta. */
export function rememberList(cuentaId: string, search: string): void {
  sessionStorage.setItem(key(cuentaId), search);
}

/** The address of the list as it was left. */
export function listAddress(cuentaId: string | null): string {
  return `/carpetas${(cuentaId && sessionStorage.getItem(key(cuentaId))) ?? ''}`;
}
