/** The properties that a picture keeps of the page's styles. */
const kept = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
  ...['opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'],
];

const margin = 24;
const titleHeight = 40;
const lineHeight = 24;
/** Pixels of the picture for each pixel of the page. */
const scale = 2;

/**
 * A picture of a card's chart: its title, its drawing and its legend, in the colours on the screen.
 * @throws Error where the card shows no chart, or the browser cannot draw it
 */
export async function chartPng(card: HTMLElement, title: string): Promise<Blob> {
  const chart = card.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!chart) throw new Error('The card shows no chart');
  const legend = [...card.querySelectorAll<HTMLElement>('[data-legend]')];
  const { width, height } = chart.getBoundingClientRect();
  const look = getComputedStyle(card);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (2 * margin + titleHeight + height + (legend.length + 0.5) * lineHeight) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.scale(scale, scale);
  context.fillStyle = look.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = look.color;
  context.textBaseline = 'middle';
  context.font = `600 16px ${look.fontFamily}`;
  context.fillText(title, margin, margin + 10, width);
  let top = margin + titleHeight;
  context.drawImage(await imageOf(chart), margin, top, width, height);
  top += height + lineHeight;
  context.font = `400 13px ${look.fontFamily}`;
  for (const item of legend) {
    const sample = item.querySelector('svg');
    if (sample) context.drawImage(await imageOf(sample), margin, top - 6);
    context.fillText(item.dataset.legend ?? '', margin + 28, top, width - 28);
    top += lineHeight;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png');
  });
}

/** An SVG of the page as an image. Its styles become attributes: an image does not know the page's stylesheet. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  for (const [place, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[place];
    if (!original) continue;
    const style = getComputedStyle(original);
    element.removeAttribute('style');
    for (const name of kept) element.setAttribute(name, style.getPropertyValue(name));
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}
