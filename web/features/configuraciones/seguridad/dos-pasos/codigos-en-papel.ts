import { saveFile } from '../../../../lib/save-file';

/** Milliseconds. */
const longEnough = 60_000;

/** Gives the person a text as a file. */
export const downloadText = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);

/** Prints a text and nothing of the page around it: from a frame of its own, which goes when the printing is over. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: window, contentDocument: page } = frame;
  if (!window || !page) return;
  page.title = title;
  const paper = page.createElement('pre');
  paper.textContent = text;
  paper.style.fontSize = '14pt';
  page.body.append(paper);
  window.addEventListener('afterprint', () => frame.remove());
  // Not every browser tells, and codes should not stay in the page.
  setTimeout(() => frame.remove(), longEnough);
  window.print();
}
