import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerSrc;

/** The folder where web/pdf-assets.ts puts the files that pdf.js fetches for some documents. */
const assets = `/assets/pdfjs-${version}/`;

export type Pdf = PDFDocumentProxy;

/** The documents share one worker, because starting one takes about a second. */
let worker: PDFWorker | undefined;

/** The documents that are open in the worker. */
const inWorker = new Set<PDFDocumentLoadingTask>();

/** Opens a PDF. `close` ends it at any time, also while it opens. */
export function openPdf(content: Blob): { pdf: Promise<Pdf>; close: () => void } {
  let task: PDFDocumentLoadingTask | undefined;
  let state: 'opening' | 'open' | 'closed' = 'opening';

  const open = async () => {
    const data = new Uint8Array(await content.arrayBuffer());
    if (state === 'closed') throw new DOMException('Closed', 'AbortError');
    worker ??= PDFWorker.create({});
    task = getDocument({
      worker,
      data,
      standardFontDataUrl: `${assets}standard_fonts/`,
      wasmUrl: `${assets}wasm/`,
      useWorkerFetch: true,
      // Our CSP forbids WebAssembly, so pdf.js decodes scanned pages in JavaScript.
      useWasm: false,
    });
    inWorker.add(task);
    const pdf = await task.promise;
    if (state === 'opening') state = 'open';
    return pdf;
  };

  const close = () => {
    const isAlone = inWorker.size === 1;
    if (task) inWorker.delete(task);
    if (task && state === 'opening' && isAlone) {
      // A document that is no longer wanted must not delay the next one in the same worker.
      worker?.destroy();
      worker = undefined;
    }
    state = 'closed';
    void task?.destroy();
  };

  return { pdf: open(), close };
}

/** The text of each page, as pdf.js reads it; a scanned page has no text. @param most the number of pages to read */
export async function pageTexts(pdf: Pdf, signal: AbortSignal, most = pdf.numPages): Promise<string[]> {
  const texts: string[] = [];
  for (let n = 1; n <= Math.min(most, pdf.numPages); n += 1) {
    signal.throwIfAborted();
    const { items } = await (await pdf.getPage(n)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  return texts;
}

/** The message about a PDF that did not open. */
export function pdfProblem(error: unknown): { message: string } {
  const isLocked = (error as { name?: string } | null)?.name === 'PasswordException';
  return {
    message: isLocked
      ? 'El PDF está protegido con contraseña. Descárguelo para abrirlo.'
      : 'El archivo no es un PDF que se pueda leer, o está dañado. Puede descargarlo.',
  };
}

interface Drawing {
  page: PDFPageProxy;
  canvas: HTMLCanvasElement;
  textLayer: HTMLElement;
  /** The scale, in CSS pixels per PDF point. */
  scale: number;
  /** The rotation in degrees, clockwise, in addition to the page's own rotation. */
  giro: number;
}

/** Draws a page as sharp as the screen allows, and its text layer over it. `stop` cancels both. */
export function drawPage({ page, canvas, textLayer, scale, giro }: Drawing): {
  drawn: Promise<void>;
  stop: () => void;
} {
  const viewport = turnedViewport(page, scale, giro);
  const sharp = turnedViewport(page, scale * sharpness(viewport), giro);
  canvas.width = Math.floor(sharp.width);
  canvas.height = Math.floor(sharp.height);
  const picture = page.render({ canvas, viewport: sharp });
  textLayer.replaceChildren();
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: textLayer, viewport });
  return {
    drawn: Promise.all([picture.promise, text.render()]).then(() => undefined),
    stop: () => {
      picture.cancel();
      text.cancel();
    },
  };
}

/** The resolution on paper, in dots per inch. */
const paperSharpness = 200;

/** A picture of a page for printing. */
export async function pagePicture(page: PDFPageProxy): Promise<Blob> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(paperSharpness / 72, Math.sqrt(mostPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  // Safari keeps the memory of a canvas until it has no pixels.
  canvas.width = 0;
  page.cleanup();
  if (!picture) throw new Error('The page could not be drawn');
  return picture;
}

/** The width in pixels. It suffices to distinguish two scanned pages. */
const printWidth = 64;

/** A small gray drawing of a page as a text. Two drawings of the same page give the same text. */
export async function pagePrint(pdf: Pdf, n: number): Promise<string> {
  const page = await pdf.getPage(n);
  const viewport = page.getViewport({ scale: printWidth / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = printWidth;
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  canvas.width = 0;
  page.cleanup();
  let print = '';
  for (let i = 0; i < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.slice(i, i + 3);
    print += String.fromCharCode(red + green + blue);
  }
  return print;
}

/** The size of a page on the screen. */
export const turnedViewport = (page: PDFPageProxy, scale: number, giro: number) =>
  page.getViewport({ scale, rotation: (page.rotate + giro) % 360 });

/** The most pixels of a canvas that all browsers accept; Safari on phones has the lowest limit. */
const mostPixels = 16_777_216;

function sharpness({ width, height }: { width: number; height: number }): number {
  return Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)));
}
