/** The text of a demo document, which has one page. */
export interface DemoPage {
  titulo: string;
  lineas: readonly string[];
}

/** Characters whose WinAnsi (windows-1252) code differs from their Unicode code point. */
const WIN_ANSI: Readonly<Record<string, string>> = {
  '€': '\x80',
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
};
const LINE_CHARACTERS = 84;
const [LEFT, TOP, LEADING] = [64, 740, 18];

/** An uncompressed A4 page in the standard PDF fonts, with a watermark that says it is fictitious. */
export function demoPdf({ titulo, lineas }: DemoPage): Buffer {
  const body = lineas
    .flatMap((line) => wrapped(line, LINE_CHARACTERS))
    .map((line, i) => text(line, { y: TOP - 48 - i * LEADING, size: 11 }));
  const content = [
    // The watermark is turned by 45° and lies under the text.
    `q 0.9 g BT /F2 54 Tf 0.707 0.707 -0.707 0.707 104 226 Tm (DATOS FICTICIOS) Tj ET Q`,
    ...wrapped(titulo, 46).map((line, i) => text(line, { y: TOP + 12 - i * 24, size: 18, font: 'F2' })),
    `0.6 G ${LEFT} ${TOP - 24} m ${595 - LEFT} ${TOP - 24} l S`,
    ...body,
    text('DATOS FICTICIOS: documento de demostración, sin ningún valor legal.', { y: 56, size: 9 }),
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (es) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

/** Numbers the objects from 1 and adds the table of their offsets. Each character is one byte (latin1). */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

function text(line: string, { y, size, font = 'F1' }: { y: number; size: number; font?: string }): string {
  return `0 g BT /${font} ${size} Tf ${LEFT} ${y} Td (${encoded(line)}) Tj ET`;
}

function encoded(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, (character) => WIN_ANSI[character] ?? '?');
}

function wrapped(line: string, width: number): string[] {
  return line.match(new RegExp(`.{1,${width}}(?=\\s|$)|\\S{${width},}`, 'g'))?.map((part) => part.trim()) ?? [''];
}
