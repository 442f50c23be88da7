import { useEffect } from 'react';

/** Sets the title of the tab. A page that knows more than its route (a carpeta's number) sets its own. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => writeTitle(title), [title]);
}

export function writeTitle(title: string | undefined): void {
  document.title = fullTitle(title);
}

export const fullTitle = (title: string | undefined): string => (title ? `${title} · Carpetas` : 'Carpetas');
