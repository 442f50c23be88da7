import type { Access } from '../session/access';
import type { Layout } from '../session/session';

/** What a route says about its page. */
export interface PageHandle {
  /** Who may see the page; also read before the router exists. */
  access?: Access;
  /** The title of the tab. */
  title?: string;
  /** The layout of this page, over the person's own choice. */
  layout?: Layout;
}
