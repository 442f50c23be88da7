import type { EntradaDeIndice } from './indice.repository.js';
import { LIBRO_NOMBRE, TIPO_INSTRUMENTO_NOMBRE } from './tipos-instrumento.js';

/** What the file says beside its entries. */
export interface IndiceDeAnio {
  oficina: string;
  /** Null for all. */
  registro: string | null;
  anio: number;
  entradas: readonly EntradaDeIndice[];
}

interface Columna {
  titulo: string;
  /** In points: an A4 page on its side has 770 between its margins. */
  ancho: number;
  texto: (entrada: EntradaDeIndice) => string;
}

const MARGEN = 36;
const AIRE = 4;
const PIE = 24;
const MONTO = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  useGrouping: 'always',
} as Intl.NumberFormatOptions);

const COLUMNAS: readonly Columna[] = [
  {
    titulo: 'Número',
    ancho: 88,
    texto: ({ tipo, numero }) => (tipo ? `${TIPO_INSTRUMENTO_NOMBRE[tipo]} ${numero}` : 'Folios anulados'),
  },
  { titulo: 'Folios', ancho: 62, texto: foliosDe },
  { titulo: 'Lugar', ancho: 70, texto: ({ lugar }) => lugar ?? '' },
  { titulo: 'Fecha', ancho: 58, texto: ({ fecha }) => fecha?.split('-').toReversed().join('/') ?? '' },
  { titulo: 'Otorgantes', ancho: 178, texto: ({ otorgantes }) => otorgantes.join(', ') },
  { titulo: 'Objeto', ancho: 120, texto: ({ objeto }) => objeto ?? '' },
  { titulo: 'Cuantía', ancho: 84, texto: cuantiaDe },
  { titulo: 'Observación', ancho: 110, texto: observacionDe },
];

/** The index of a year as a PDF to print and to bind: A4 on its side, with the headings on each page. */
export async function writeIndicePdf(indice: IndiceDeAnio): Promise<Buffer> {
  // Loaded at the first file: most processes never need it.
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
  writeEntradas(document, indice.entradas);
  numberPages(document);
  document.end();
  await end;
  return Buffer.concat(chunks);
}

function writeEntradas(document: PDFKit.PDFDocument, entradas: readonly EntradaDeIndice[]): void {
  const bottom = document.page.height - MARGEN - PIE;
  let y = writeRow(
    document,
    document.y + 12,
    COLUMNAS.map(({ titulo }) => titulo),
    true,
  );
  let grupo = '';
  for (const entrada of entradas) {
    const cells = COLUMNAS.map(({ texto }) => texto(entrada));
    const name = `${entrada.registroNombre} · ${LIBRO_NOMBRE[entrada.libro]}`;
    const heading = name === grupo ? 0 : 22;
    if (y + heading + heightOf(document, cells) > bottom) {
      document.addPage();
      y = writeRow(
        document,
        MARGEN,
        COLUMNAS.map(({ titulo }) => titulo),
        true,
      );
    }
    if (heading > 0) {
      document
        .font('Helvetica-Bold')
        .fontSize(9)
        .text(name, MARGEN, y + 6);
      y += heading;
      grupo = name;
    }
    y = writeRow(document, y, cells, false);
  }
  if (entradas.length === 0) {
    document
      .font('Helvetica')
      .fontSize(9)
      .text('No hay instrumentos numerados.', MARGEN, y + 8);
  }
}

/** Writes cells side by side. @returns where the next row begins */
function writeRow(document: PDFKit.PDFDocument, y: number, cells: readonly string[], isHeading: boolean): number {
  document.font(isHeading ? 'Helvetica-Bold' : 'Helvetica').fontSize(8);
  const height = heightOf(document, cells);
  let x = MARGEN;
  for (const [i, { ancho, titulo }] of COLUMNAS.entries()) {
    const align = titulo === 'Cuantía' ? 'right' : 'left';
    document.text(cells[i] ?? '', x, y + AIRE, { width: ancho - 8, height: height - AIRE, align });
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

/** A name list that is too long for a page is cut. */
function heightOf(document: PDFKit.PDFDocument, cells: readonly string[]): number {
  document.fontSize(8);
  const heights = COLUMNAS.map(({ ancho }, i) => document.heightOfString(cells[i] ?? '', { width: ancho - 8 }));
  return Math.min(Math.max(...heights, 10), 400) + 2 * AIRE;
}

function numberPages(document: PDFKit.PDFDocument): void {
  const { start, count } = document.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    document.switchToPage(i);
    // Text below the margin would begin another page.
    document.page.margins.bottom = 0;
    const y = document.page.height - MARGEN;
    document.font('Helvetica').fontSize(8);
    document.text(`Página ${i + 1} de ${count}`, MARGEN, y, {
      width: document.page.width - 2 * MARGEN,
      align: 'right',
    });
  }
}

function subtituloDe({ oficina, registro, entradas }: IndiceDeAnio): string {
  const cuantas = entradas.length === 1 ? '1 asiento' : `${entradas.length} asientos`;
  return [oficina, registro, cuantas].filter(Boolean).join(' · ');
}

function foliosDe({ folioDesde, folioHasta }: EntradaDeIndice): string {
  return folioDesde === folioHasta ? String(folioDesde ?? '') : `${folioDesde} a ${folioHasta}`;
}

function cuantiaDe({ cuantia, moneda }: EntradaDeIndice): string {
  // Intl reads the text itself, so that no place is lost.
  return cuantia === null ? '' : `${moneda} ${MONTO.format(cuantia as unknown as number)}`;
}

function observacionDe({ estado, motivo, observacion }: EntradaDeIndice): string {
  return [estado === 'errose' ? `Errose: ${motivo}` : motivo, observacion].filter(Boolean).join('. ');
}
