import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { Lleno, NoSeLee } from './lectura.js';
import type { Reconocimiento } from './reconocimiento.js';
import type { TextoLeido } from './texto-leido.js';

/** The most pages that are read, and the most pages that are recognised. */
const MAX_PAGES = 2_000;
const MAX_RECOGNISED = 40;
/** A page with fewer characters counts as a scan. A scan may have a stamp of text. */
const FEW = 25;
/** The most pictures of a page that are recognised. Scanners divide a page into strips. */
const MAX_PICTURES = 8;
const MIN_SIDE = 100;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** A picture of a page, as PDF.js decodes it. */
interface Picture {
  width: number;
  height: number;
  /** The storage of the pixels. 1 is a bit for each pixel, 2 RGB, 3 RGBA. */
  kind?: number;
  data: Uint8Array;
}

/** Facts about a PDF beside its text. */
export interface PdfLeido {
  isPartial: boolean;
  hasPictures: boolean;
}

/**
 * Reads the text of a PDF page by page. With `reconocimiento`, it then recognises the pages that are pictures. When the
 * recognition ends early, the text of all pages is kept.
 * @throws NoSeLee
 */
export async function leerPdf(
  bytes: Uint8Array,
  texto: TextoLeido,
  reconocimiento: Reconocimiento | null,
): Promise<PdfLeido> {
  const pdf = await open(bytes);
  const pages = Math.min(pdf.numPages, MAX_PAGES);
  const scans: number[] = [];
  let broken = 0;
  for (let n = 1; n <= pages; n++) {
    try {
      const page = await pdf.getPage(n);
      const text = await textOf(page);
      texto.add(`${text}\n`);
      if (text.trim().length < FEW) scans.push(n);
      page.cleanup();
    } catch (error) {
      if (error instanceof Lleno) throw error;
      broken++;
    }
  }
  if (broken === pages) {
    throw new NoSeLee('fallido', 'danado');
  }
  texto.flush();
  const areAll = reconocimiento ? await recogniseAll(pdf, scans, texto, reconocimiento) : scans.length === 0;
  return { isPartial: broken > 0 || pages < pdf.numPages || !areAll, hasPictures: scans.length > 0 };
}

/**
 * Recognises the pages with pictures, up to a limit. Blank pages do not count. @returns whether all pages were
 * recognised
 */
async function recogniseAll(
  pdf: Pdf,
  scans: readonly number[],
  texto: TextoLeido,
  reconocimiento: Reconocimiento,
): Promise<boolean> {
  let left = MAX_RECOGNISED;
  let isBroken = false;
  for (const n of scans) {
    try {
      const page = await pdf.getPage(n);
      const pictures = await picturesOf(page);
      if (pictures.length > 0) {
        if (left === 0) return false;
        left--;
        await recognise(page, pictures, texto, reconocimiento);
        texto.flush();
      }
      page.cleanup();
    } catch (error) {
      if (error instanceof Lleno) throw error;
      isBroken = true;
    }
  }
  return !isBroken;
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: 100_000_000,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw isLocked ? new NoSeLee('protegido') : new NoSeLee('fallido', 'danado');
  }
}

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** The pictures of a page in drawing order: their names, or the inline pictures themselves. */
async function picturesOf(page: Page): Promise<unknown[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((fn, index) =>
    fn === OPS.paintImageXObject || fn === OPS.paintInlineImageXObject ? [argsArray[index]?.[0]] : [],
  );
}

/** Recognises the pictures of a page one after the other. */
async function recognise(
  page: Page,
  pictures: readonly unknown[],
  texto: TextoLeido,
  reconocimiento: Reconocimiento,
): Promise<void> {
  let left = MAX_PICTURES;
  for (const named of pictures) {
    if (left === 0) return;
    const picture = await pictureOf(page, named);
    if (picture && picture.width >= MIN_SIDE && picture.height >= MIN_SIDE) {
      left--;
      const { width, height } = picture;
      const data = pixelsOf(picture);
      const channels = Math.round(data.length / (width * height)) as 1 | 3 | 4;
      const text = await reconocimiento.read(data, { raw: { width, height, channels } }, page.rotate);
      texto.add(`${text}\n`);
    }
  }
}

/** The operator holds an inline picture itself. Other pictures are found by their name, once they are decoded. */
async function pictureOf(page: Page, named: unknown): Promise<Picture | null> {
  if (typeof named !== 'string') {
    return (named as Picture | undefined)?.data ? (named as Picture) : null;
  }
  const objects = named.startsWith('g_') ? page.commonObjs : page.objs;
  const picture = await new Promise<Picture | null>((resolve) => objects.get(named, resolve));
  return picture?.data ? picture : null;
}

/** The pixels of a picture. A picture of two colours has eight pixels in a byte. Each row begins a new byte. */
function pixelsOf({ width, height, kind, data }: Picture): Uint8Array {
  if (kind !== 1) {
    return data;
  }
  const pixels = new Uint8Array(width * height);
  const row = (width + 7) >> 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = data[y * row + (x >> 3)] ?? 0;
      pixels[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return pixels;
}
