import { useUnreadInTitle } from '../../../../lib/document-title';
import { useSinLeer } from './use-sin-leer';

/** Shows in the title of the tab, on every page, the number of unread mails of the inbox. */
export function SinLeerEnTitulo(): null {
  useUnreadInTitle(useSinLeer());
  return null;
}
