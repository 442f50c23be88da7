import { escapeHtml } from '../../common/input/safe-html.js';

/** The longest names must fit a title when escaped. A title is one line, whose first words must tell what matters. */
const MAX_NAME = 70;

/** A name for the title of an aviso: bold, escaped and cut to its maximum. */
export function boldName(name: string): string {
  const characters = [...name];
  const short = characters.length > MAX_NAME ? `${characters.slice(0, MAX_NAME).join('')}…` : name;
  return `<b>${escapeHtml(short)}</b>`;
}
