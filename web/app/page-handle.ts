import type { Access } from '../session/access';
import type { Layout } from '../session/session';

/** The facts that a route states about its page. */
export interface PageHandle {
  /** Who may see the page. It is also read before the router exists. */
  access?: Access;
  /** The title of the tab. */
  title?: string;
  /** The description that search engines show. The build draws each page with a description (draw-pages.tsx). */
  description?: string;
  /**
   * The name of the parameter in the fragment of the usual address, as in the link of a mail. The page is drawn for
   * that address.
   */
  drawnWith?: string;
  /** Whether the page's form takes an e-mail from the page before. The page is drawn without it. */
  takesEmail?: boolean;
  /** The layout of this page, which overrides the person's own choice. */
  layout?: Layout;
}
