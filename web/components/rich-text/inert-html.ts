const open = /<[a-z][^\s/>]*/gi;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?/gy;

/**
 * HTML without handlers, and with its styles in `data-estilo`. Our CSP refuses handlers and styles as attributes.
 * Browsers report each of them when they parse it, even in a document that is never shown. So no parser of the browser
 * may do this work.
 */
export function inertHtml(html: string): string {
  let inert = '';
  let end = 0;
  open.lastIndex = 0;
  while (open.exec(html)) {
    inert += html.slice(end, open.lastIndex);
    end = open.lastIndex;
    attribute.lastIndex = end;
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      inert += kept(found[0], found[1] ?? '');
      end = attribute.lastIndex;
    }
    open.lastIndex = end;
  }
  return inert + html.slice(end);
}

function kept(written: string, name: string): string {
  if (/^on/i.test(name)) return '';
  return /^style$/i.test(name) ? written.replace(name, 'data-estilo') : written;
}
