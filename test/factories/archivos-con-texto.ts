import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

/** A PDF of objects, numbered from 1: the first is its catalog. Each character is one byte. */
function pdfOf(objects: readonly string[], trailer = ''): Buffer<ArrayBuffer> {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const stream = (data: string, entries = '') => `<< /Length ${data.length} ${entries} >>\nstream\n${data}\nendstream`;
const page = (contents: string, resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << ${resources} >> >>`;

/** A page with these lines. @param kids the number of times that the document has the page */
export function pdfConTexto(lines: readonly string[], { kids = 1, trailer = '', extra = [] as string[] } = {}) {
  const content = lines.map((line, i) => `BT /F1 12 Tf 60 ${760 - i * 18} Td (${line}) Tj ET`).join('\n');
  return pdfOf(
    [
      CATALOG,
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(kids)}] /Count ${kids} >>`,
      page('4 0 R', '/Font << /F1 5 0 R >>'),
      stream(content),
      FONT,
      ...extra,
    ],
    trailer,
  );
}

/** A PDF that needs a password; the empty password does not open it. */
export const pdfProtegido = () =>
  pdfConTexto(['Nadie lo lee.'], {
    trailer: `/Encrypt 6 0 R /ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>]`,
    extra: [`<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'12'.repeat(32)}> /U <${'34'.repeat(32)}> >>`],
  });

/** A PDF whose pages contain themselves, and whose content draws itself. */
export const pdfEnCirculo = () =>
  pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>',
    page('4 0 R', '/XObject << /X 5 0 R >>'),
    stream('/X Do'),
    stream('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>'),
  ]);

/** A PDF whose content unpacks to this many MiB. */
export const pdfBomba = (mib: number) => {
  const packed = deflateSync(Buffer.alloc(mib * 1024 * 1024, '(a)Tj ')).toString('latin1');
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('4 0 R', '/Font << /F1 5 0 R >>'),
    stream(packed, '/Filter /FlateDecode'),
    FONT,
  ]);
};

/**
 * A scan as scanners make it: a PDF whose first page is a picture.
 * @param turned the degrees by which the picture is turned
 * @param last the text of a second page
 */
export async function pdfEscaneado(png: Uint8Array, turned = 0, last = ''): Promise<Buffer<ArrayBuffer>> {
  const { data, info } = await sharp(png).rotate(-turned).jpeg().toBuffer({ resolveWithObject: true });
  const entries = `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace ${
    info.channels === 1 ? '/DeviceGray' : '/DeviceRGB'
  } /BitsPerComponent 8 /Filter /DCTDecode`;
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    page('4 0 R', '/XObject << /X 5 0 R >>').replace('/Type /Page ', `/Type /Page /Rotate ${turned} `),
    stream('q 500 0 0 130 40 600 cm /X Do Q'),
    stream(data.toString('latin1'), entries),
    page('7 0 R', '/Font << /F1 8 0 R >>'),
    stream(`BT /F1 12 Tf 60 760 Td (${last}) Tj ET`),
    FONT,
  ]);
}

/** A ZIP with these files. */
export async function zipOf(files: Readonly<Record<string, Uint8Array | string>>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content as string), name);
  }
  zip.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip.outputStream) {
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A document of Word. @param declared the text before its root, such as entities */
export const docx = (paragraphs: readonly string[], declared = '') =>
  zipOf({
    '[Content_Types].xml': CONTENT_TYPES,
    'word/document.xml': `<?xml version="1.0"?>${declared}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
  });

/** A document of Word that unpacks to this many MiB of blanks. */
export const docxBomba = (mib: number) =>
  zipOf({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': Buffer.alloc(mib * 1024 * 1024, ' ') });

const OPEN_XML = 'http://schemas.openxmlformats.org';

/** A spreadsheet with one text in it. */
export const xlsx = (text: string) =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${OPEN_XML}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${OPEN_XML}/spreadsheetml/2006/main" xmlns:r="${OPEN_XML}/officeDocument/2006/relationships"><sheets><sheet name="Hoja" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="r1" Type="${OPEN_XML}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${OPEN_XML}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
  });

/** A document of LibreOffice. */
export const odt = (paragraphs: readonly string[]) =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text>${paragraphs
      .map((text) => `<text:p>${text}</text:p>`)
      .join('')}</office:text></office:body></office:document-content>`,
  });
