import { Marked, type Tokens } from 'marked';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { escapeHtml } from '../input/safe-html.js';

/** A heading of a page. Links reach it by `#id`. */
export interface ContentHeading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** The data of a picture that pages need. */
export interface ShownPicture {
  address: string;
  width: number;
  height: number;
}

export interface RenderedPage {
  /** The HTML is not sanitised. */
  html: string;
  headings: ContentHeading[];
}

/**
 * Markdown as HTML. Headings get ids. In the dark, a picture `vista.webp` is replaced by `vista-oscura.webp`, if that
 * exists.
 * @param pictureOf finds a picture by name
 * @throws Error in Spanish for an unknown picture, a heading of level 1, or HTML
 */
export function renderPage(markdown: string, pictureOf: (name: string) => ShownPicture | undefined): RenderedPage {
  const headings: ContentHeading[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        if (depth === 1) throw new Error('los títulos del texto empiezan con ##; el de la página va en «titulo».');
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = freeId(text, headings);
        if (depth <= 3) headings.push({ id, level: depth as 2 | 3, text: plain(text) });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        if (/^<!--/.test(text.trim())) return '';
        throw new Error(`no puede tener HTML: ${text.trim().slice(0, 40)}`);
      },
      image({ href, text }: Tokens.Image) {
        const light = pictureOf(href);
        if (!light) throw new Error(`no hay una imagen «${href}».`);
        const dark = pictureOf(href.replace(/(?=\.\w+$)/, '-oscura'));
        return dark ? imgOf(light, text, 'solo-claro') + imgOf(dark, text, 'solo-oscuro') : imgOf(light, text);
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

function imgOf({ address, width, height }: ShownPicture, alt: string, className?: string): string {
  const classes = className ? ` class="${className}"` : '';
  return `<img src="${address}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy"${classes}>`;
}

/** The prefix keeps the id apart from the ids of the application. */
function freeId(text: string, headings: readonly ContentHeading[]): string {
  const words = withoutAccents(plain(text)).match(/[a-z0-9]+/g) ?? ['titulo'];
  const id = `s-${words.join('-')}`;
  const taken = headings.filter((heading) => heading.id === id || heading.id.startsWith(`${id}--`)).length;
  return taken === 0 ? id : `${id}--${taken + 1}`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text of Markdown without the HTML entities of its renderer. */
export function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}
