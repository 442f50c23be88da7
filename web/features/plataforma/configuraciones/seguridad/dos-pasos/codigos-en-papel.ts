import { saveFile } from '../../../../../lib/save-file';

/** Milliseconds until the print frame is removed in any case. */
const longEnough = 60_000;

/** Downloads a text as a file. */
export const downloadText = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);

/** Prints only this text, from a frame of its own that is removed after printing. */
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
  // Not every browser fires `afterprint`, and the codes must not stay in the page.
  setTimeout(() => frame.remove(), longEnough);
  window.print();
}
