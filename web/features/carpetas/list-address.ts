const key = (cuentaId: string) => `carpetas.lista.${cuentaId}`;

/** Keeps where the list stands, for the way back from a carpeta; for this tab, and apart for each cuenta. */
export function rememberList(cuentaId: string, search: string): void {
  sessionStorage.setItem(key(cuentaId), search);
}

/** The list as it was left. */
export function listAddress(cuentaId: string | null): string {
  return `/carpetas${(cuentaId && sessionStorage.getItem(key(cuentaId))) ?? ''}`;
}
