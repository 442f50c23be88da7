import { useEffect } from 'react';

/** Names the page in the tab; a page that knows more than its route (a carpeta's number) calls it too. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => writeTitle(title), [title]);
}

export function writeTitle(title: string | undefined): void {
  document.title = title ? `${title} · Carpetas` : 'Carpetas';
}
