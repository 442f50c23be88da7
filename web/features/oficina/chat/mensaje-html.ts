import type { MensajeDto } from '../../../api/generated/conversaciones';
import { partsOf } from '../../../components/menciones/menciones';
import { htmlToText, safeHtml } from '../../../components/rich-text/safe-html';
import { escapeHtml } from '../../../lib/escape-html';

/** The most characters of a message, which the server checks too. */
export const maxLength = 4000;

/** The characters allowed before and after a mark, so that `2*3*4` and `a_b_c` stay as they are. */
const before = '(^|[\\s(¿¡«"\'>])';
const after = '(?=$|[\\s).,;:!?»"\'<])';
const bold = new RegExp(`${before}\\*(\\S|\\S[^*]*\\S)\\*${after}`, 'g');
const italic = new RegExp(`${before}_(\\S|\\S[^_]*\\S)_${after}`, 'g');

/** Who wrote a message, in words. */
export const authorOf = ({ esPropio, autor }: Pick<MensajeDto, 'esPropio' | 'autor'>): string =>
  esPropio ? 'Usted' : (autor?.nombre ?? 'Alguien');

/** A message in one line: its text, or the name of its first file. */
export const saidIn = ({ valor, adjuntos }: Pick<MensajeDto, 'valor' | 'adjuntos'>): string =>
  htmlToText(valor) || (adjuntos[0]?.nombre ?? '');

/**
 * Turns typed text into the HTML of a message. It escapes markup and keeps line breaks. Addresses become links. `*…*`,
 * `_…_` and lines that begin with `- ` become bold, italic and a list.
 * @param people the people whom the text may mention
 */
export function toHtml(text: string, people: readonly { id: string; nombre: string }[] = []): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\uE000\uE001]/g, '')
    .split('\n');
  let html = '';
  let list: string[] = [];
  const endList = () => {
    if (list.length > 0) html += `<ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    list = [];
  };
  for (const [index, line] of lines.entries()) {
    const item = /^\s*[-•] +(\S.*)$/.exec(line)?.[1];
    if (item) list.push(lineToHtml(item, people));
    else {
      const followsText = index > 0 && list.length === 0;
      endList();
      html += (followsText ? '<br>' : '') + lineToHtml(line, people);
    }
  }
  endList();
  return html;
}

function lineToHtml(line: string, people: readonly { id: string; nombre: string }[]): string {
  // Links and mentions are put aside first, since characters inside them are not marks.
  const aside: string[] = [];
  const putAside = (html: string) => `\uE000${aside.push(html) - 1}\uE001`;
  const text = partsOf(line, people)
    .map(({ text: part, href, persona }) => {
      if (href) return putAside(`<a href="${escapeHtml(href)}">${escapeHtml(part)}</a>`);
      return persona ? putAside(`<mark>${escapeHtml(part)}</mark>`) : escapeHtml(part);
    })
    .join('');
  return text
    .replace(bold, '$1<b>$2</b>')
    .replace(italic, '$1<i>$2</i>')
    .replace(/\uE000(\d+)\uE001/g, (_, index) => aside[Number(index)] ?? '');
}

const marks: Readonly<Record<string, string>> = { B: '*', STRONG: '*', I: '_', EM: '_' };

/** Turns the HTML of a message back into typed text: the reverse of {@link toHtml}. */
export function toTyped(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = safeHtml(html);
  return typedIn(holder).trim();
}

function typedIn(parent: Node): string {
  let typed = '';
  for (const node of parent.childNodes) {
    const inner = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : typedIn(node);
    const mark = marks[node.nodeName] ?? '';
    const isList = node.nodeName === 'UL';
    const isBlock = /^(UL|OL|P|DIV|BLOCKQUOTE|PRE)$/.test(node.nodeName);
    if (node.nodeName === 'BR') typed += '\n';
    else if (node.nodeName === 'LI') typed += `${typed ? '\n' : ''}- ${inner}`;
    // A line break before a list counts as an empty line. So the list gets a line break of its own.
    else if (isBlock)
      typed += `${typed && (isList || !typed.endsWith('\n')) ? '\n' : ''}${inner}${node.nextSibling ? '\n' : ''}`;
    else typed += `${mark}${inner}${mark}`;
  }
  return typed;
}
