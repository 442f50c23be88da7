import { useEffect } from 'react';

/** The parts of the tab's title. */
const shown: { title?: string; unread: number } = { unread: 0 };

/** Sets the title of the tab. A page that knows more than its route (a carpeta's number) sets its own. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => writeTitle(title), [title]);
}

export function writeTitle(title: string | undefined): void {
  shown.title = title;
  write();
}

/** Shows the number of unread mails before the title of each page. */
export function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    shown.unread = unread;
    write();
    return () => {
      shown.unread = 0;
      write();
    };
  }, [unread]);
}

export const fullTitle = (title: string | undefined): string => (title ? `${title} · Carpetas` : 'Carpetas');

/** The title of the page, without the number of unread mails. */
export const titleOfPage = (): string => shown.title ?? '';

function write(): void {
  const count = shown.unread > 0 ? `(${shown.unread}) ` : '';
  document.title = count + fullTitle(shown.title);
}
