import { escribanoEnTexto } from '../../vocabulario/escribano.js';
import type { Palabras } from '../../vocabulario/palabras.js';
import { correccionEnTexto } from './correccion.js';
import { cuantiaEnTexto } from './cuantia.js';
import type { EntradaDeIndice } from './indice.repository.js';
import { LIBRO_NOMBRE, TIPO_INSTRUMENTO_NOMBRE } from './tipos-instrumento.js';

/** The contents of the file. */
export interface IndiceDeAnio {
  oficina: string;
  /** Null when the file has all registros notariales. */
  registro: string | null;
  anio: number;
  /** The words of the cuenta's country. */
  palabras: Palabras;
  entradas: readonly EntradaDeIndice[];
}

interface Columna {
  titulo: string;
  /** The width in points. An A4 page on its side has 770 between its margins. */
  ancho: number;
  texto: (entrada: EntradaDeIndice, palabras: Palabras) => string;
}

const MARGEN = 36;
const AIRE = 4;
const PIE = 24;
/** The height of the name of a book, in points. */
const GRUPO = 22;
/** The most characters of names in a row, some 35 lines. */
const MAX_OTORGANTES = 1_200;

const COLUMNAS: readonly Columna[] = [
  {
    titulo: 'Número',
    ancho: 88,
    texto: ({ tipo, numero }) => (tipo ? `${TIPO_INSTRUMENTO_NOMBRE[tipo]} ${numero}` : 'Folios anulados'),
  },
  { titulo: 'Folios', ancho: 62, texto: foliosDe },
  { titulo: 'Lugar', ancho: 64, texto: ({ lugar }) => lugar ?? '' },
  { titulo: 'Fecha', ancho: 58, texto: ({ fecha }) => fecha?.split('-').toReversed().join('/') ?? '' },
  { titulo: 'Otorgantes', ancho: 140, texto: ({ otorgantes }) => otorgantes.join(', ') },
  { titulo: 'Objeto', ancho: 96, texto: ({ objeto }) => objeto ?? '' },
  { titulo: 'Cuantía', ancho: 90, texto: cuantiaDe },
  {
    titulo: 'Autorizante',
    ancho: 92,
    texto: ({ escribanoNombre, escribanoCaracter }, palabras) =>
      escribanoEnTexto(escribanoNombre, escribanoCaracter, palabras),
  },
  { titulo: 'Observación', ancho: 80, texto: observacionDe },
];

/** The index of a year as a PDF to print and to bind. Pages are A4 on their side, each with the headings. */
export async function writeIndicePdf(indice: IndiceDeAnio): Promise<Buffer> {
  // Loaded at its first use: most processes never need it.
  const { default: Document } = await import('pdfkit');
  const title = `Índice del protocolo ${indice.anio}`;
  const document = new Document({
    size: 'A4',
    layout: 'landscape',
    margin: MARGEN,
    bufferPages: true,
    lang: 'es',
    info: { Title: title, Author: indice.oficina },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.font('Helvetica-Bold').fontSize(14).text(title);
  document.font('Helvetica').fontSize(9).text(subtituloDe(indice));
  writeEntradas(document, indice);
  numberPages(document, [title, ...partesDe(indice)].join(' · '));
  document.end();
  await end;
  return Buffer.concat(chunks);
}

function writeEntradas(document: PDFKit.PDFDocument, { entradas, palabras }: IndiceDeAnio): void {
  const bottom = document.page.height - MARGEN - PIE;
  let y = writeHeadings(document, document.y + 12);
  let grupo = '';
  for (const entrada of entradas) {
    const name = imprimible(`${entrada.registroNombre} · ${LIBRO_NOMBRE[entrada.libro]}`);
    for (const cells of rowsOf(entrada, palabras)) {
      if (y + (name === grupo ? 0 : GRUPO) + heightOf(document, cells) > bottom) {
        document.addPage();
        y = writeHeadings(document, MARGEN);
        // Each page names its book again.
        grupo = '';
      }
      if (name !== grupo) {
        document.font('Helvetica-Bold').fontSize(9);
        document.text(name, MARGEN, y + 6, { width: document.page.width - 2 * MARGEN, height: 10, ellipsis: true });
        y += GRUPO;
        grupo = name;
      }
      y = writeRow(document, y, cells, false);
    }
  }
  if (entradas.length === 0) {
    document.font('Helvetica').fontSize(9);
    document.text('No hay instrumentos numerados.', MARGEN, y + 8);
  }
}

const writeHeadings = (document: PDFKit.PDFDocument, y: number): number =>
  writeRow(
    document,
    y,
    COLUMNAS.map(({ titulo }) => titulo),
    true,
  );

/** The rows of an entry. Many names continue in further rows, so that no page cuts them. */
function rowsOf(entrada: EntradaDeIndice, palabras: Palabras): string[][] {
  const [first = [], ...rest] = portionsOf(entrada.otorgantes);
  return [
    COLUMNAS.map(({ texto }) => imprimible(texto({ ...entrada, otorgantes: first }, palabras))),
    ...rest.map((otorgantes) =>
      COLUMNAS.map(({ titulo }) =>
        titulo === 'Número' ? '(sigue)' : titulo === 'Otorgantes' ? imprimible(otorgantes.join(', ')) : '',
      ),
    ),
  ];
}

function portionsOf(nombres: readonly string[]): string[][] {
  const portions: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const nombre of nombres) {
    if (length + nombre.length > MAX_OTORGANTES) {
      portions.push([]);
      length = 0;
    }
    portions.at(-1)?.push(nombre);
    length += nombre.length + 2;
  }
  return portions;
}

/** Writes cells side by side. @returns the vertical position of the next row */
function writeRow(document: PDFKit.PDFDocument, y: number, cells: readonly string[], isHeading: boolean): number {
  document.font(isHeading ? 'Helvetica-Bold' : 'Helvetica').fontSize(8);
  const height = heightOf(document, cells);
  let x = MARGEN;
  for (const [i, { ancho, titulo }] of COLUMNAS.entries()) {
    const align = titulo === 'Cuantía' ? 'right' : 'left';
    document.text(cells[i] ?? '', x, y + AIRE, { width: ancho - 8, height: height - AIRE, align, ellipsis: true });
    x += ancho;
  }
  const line = y + height;
  document
    .moveTo(MARGEN, line)
    .lineTo(x, line)
    .lineWidth(isHeading ? 1 : 0.25)
    .stroke();
  return line;
}

/** The height of a row. Longer texts are cut. */
function heightOf(document: PDFKit.PDFDocument, cells: readonly string[]): number {
  document.fontSize(8);
  const heights = COLUMNAS.map(({ ancho }, i) => document.heightOfString(cells[i] ?? '', { width: ancho - 8 }));
  return Math.min(Math.max(...heights, 10), 400) + 2 * AIRE;
}

/** Replacements for letters that the standard fonts lack, and that have no base letter. */
const PARECIDAS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\u2011': '-',
  '\u202f': ' ',
};

/**
 * The text without letters that the standard fonts of PDF readers lack. Such letters would spoil the text after them.
 */
export function imprimible(text: string): string {
  return text.normalize('NFC').replace(/[^\n\x20-\x7e\xa0-\xff€…–—‘’‚“”„•ŠšŽžŒœŸ]/gu, (letter) => {
    const [base = '?'] = letter.normalize('NFD');
    return PARECIDAS[letter] ?? (/[\x20-\x7e]/.test(base) ? base : '?');
  });
}

/** Writes a title and the page number at the foot of each page. */
function numberPages(document: PDFKit.PDFDocument, what: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    document.switchToPage(i);
    // Without this, text below the margin would begin another page.
    document.page.margins.bottom = 0;
    const y = document.page.height - MARGEN;
    document.font('Helvetica').fontSize(8);
    document.text(what, MARGEN, y, { width: document.page.width - 2 * MARGEN - 100, height: 10, ellipsis: true });
    document.text(`Página ${i + 1} de ${count}`, MARGEN, y, {
      width: document.page.width - 2 * MARGEN,
      align: 'right',
    });
  }
}

const partesDe = ({ oficina, registro }: IndiceDeAnio) =>
  [oficina, ...(registro === null ? [] : [registro])].map(imprimible);

function subtituloDe(indice: IndiceDeAnio): string {
  const { length } = indice.entradas;
  return [...partesDe(indice), length === 1 ? '1 asiento' : `${length} asientos`].join(' · ');
}

function foliosDe({ folioDesde, folioHasta }: EntradaDeIndice): string {
  return folioDesde === folioHasta ? String(folioDesde ?? '') : `${folioDesde} a ${folioHasta}`;
}

function cuantiaDe({ cuantia, moneda }: EntradaDeIndice): string {
  return cuantia === null ? '' : cuantiaEnTexto(cuantia, moneda);
}

function observacionDe(entrada: EntradaDeIndice): string {
  const { estado, motivo, observacion } = entrada;
  const porQue = estado === 'errose' ? `Errose: ${motivo}` : motivo;
  return [porQue, correccionEnTexto(entrada), observacion].filter(Boolean).join('. ');
}
