import { useUnreadInTitle } from '../../../../lib/document-title';
import { useSinLeer } from './use-unread';

/** Shows the number of unread mails of the inbox in the title of the tab, on every page. */
export function SinLeerEnTitulo(): null {
  useUnreadInTitle(useSinLeer());
  return null;
}
