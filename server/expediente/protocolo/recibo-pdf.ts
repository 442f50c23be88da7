import type { Entrega } from './entrega.entity.js';
import { imprimible } from './indice-pdf.js';

/** The contents of an entrega's receipt. */
export interface Recibo {
  oficina: string;
  codigo: string | null;
  caratula: string;
  /** The instrumento: «Escritura 41 de 2026». Null without one. */
  instrumento: string | null;
  entrega: Pick<Entrega, 'aQuien' | 'documento' | 'dia' | 'observacion'>;
  copias: readonly string[];
}

const MARGEN = 56;

/** Makes a receipt on an A4 page, with a line for the recipient's signature. */
export async function writeReciboPdf({
  oficina,
  codigo,
  caratula,
  instrumento,
  entrega,
  copias,
}: Recibo): Promise<Buffer> {
  // Loaded at its first use: most processes never need it.
  const { default: Document } = await import('pdfkit');
  const title = 'Recibo de entrega';
  const document = new Document({ size: 'A4', margin: MARGEN, lang: 'es', info: { Title: title, Author: oficina } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  const line = (text: string) => document.text(imprimible(text), { paragraphGap: 6 });
  document.font('Helvetica').fontSize(10);
  line(oficina);
  document.font('Helvetica-Bold').fontSize(16);
  line(title);
  document.font('Helvetica').fontSize(11);
  line([codigo, caratula].filter(Boolean).join(' · '));
  if (instrumento) {
    line(`Instrumento: ${instrumento}`);
  }
  line(`Día: ${entrega.dia.split('-').toReversed().join('/')}`);
  line(`Recibe: ${[entrega.aQuien, entrega.documento].filter(Boolean).join(', ')}`);
  line(copias.length > 0 ? 'Se entrega:' : 'Se entrega lo firmado, sin copias.');
  for (const copia of copias) {
    line(`- ${copia}`);
  }
  if (entrega.observacion) {
    line(`Observación: ${entrega.observacion}`);
  }
  document.moveDown(5);
  line('______________________________');
  line('Firma y aclaración de quien recibe');
  document.end();
  await end;
  return Buffer.concat(chunks);
}
