import { tabStorage } from '../lib/browser-storage';

/** The token of a mailed link to this page, as this tab keeps it. */
export function mailedToken(pathname: string) {
  const key = `carpetas.enlace.${pathname}`;
  return {
    read: () => tabStorage.read(key),
    write: (token: string) => tabStorage.write(key, token),
    /** Forgets a used token: after a reload it would lead to a form that the server refuses. */
    forget: () => tabStorage.write(key, null),
  };
}
