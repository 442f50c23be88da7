import type { Access } from '../session/access';
import type { Layout } from '../session/session';

/** What a route says about its page. */
export interface PageHandle {
  /** Decides who may see the page, also before the router exists. */
  access?: Access;
  /** Names the page in the tab. */
  title?: string;
  /** The layout that the page is made for, whatever people prefer. */
  layout?: Layout;
}
