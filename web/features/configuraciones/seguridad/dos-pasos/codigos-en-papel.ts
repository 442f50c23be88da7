/** Milliseconds. */
const longEnough = 60_000;

/** Gives the person a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), longEnough);
}

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
