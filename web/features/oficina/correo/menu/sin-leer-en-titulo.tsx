import { useUnreadInTitle } from '../../../../lib/document-title';
import { useSinLeer } from './use-sin-leer';

/** Says in the title of the tab, on every page, how many mails of the inbox are unread. */
export function SinLeerEnTitulo(): null {
  useUnreadInTitle(useSinLeer());
  return null;
}
