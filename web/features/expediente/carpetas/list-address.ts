import { tabStorage } from '../../../lib/browser-storage';

const key = (cuentaId: string) => `carpetas.lista.${cuentaId}`;

/** Keeps the list's search for the way back from a carpeta, in this tab and for each cuenta. */
export function rememberList(cuentaId: string, search: string): void {
  tabStorage.write(key(cuentaId), search);
}

/** The address of the list with the search that the person left. */
export function listAddress(cuentaId: string | null): string {
  return `/carpetas${(cuentaId && tabStorage.read(key(cuentaId))) ?? ''}`;
}
