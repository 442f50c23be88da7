import type { Access } from '../session/access';
import type { Layout } from '../session/session';

/** What a route says about its page. */
export interface PageHandle {
  /** Who may see the page; also read before the router exists. */
  access?: Access;
  /** The title of the tab. */
  title?: string;
  /** What search engines show of the page. The build draws each page that has one (draw-pages.tsx). */
  description?: string;
  /** The parameter in the fragment of the usual address, as in the link of a mail. The page is drawn for that address. */
  drawnWith?: string;
  /** The page's form takes an e-mail from the page before; it is drawn without. */
  takesEmail?: boolean;
  /** The layout of this page, over the person's own choice. */
  layout?: Layout;
}
