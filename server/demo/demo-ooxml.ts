import { MeteredZip } from '../common/files/metered-zip.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const TYPES = `${OFFICE}/package/2006/content-types`;
const RELATIONS = `${OFFICE}/package/2006/relationships`;
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`;
const APPLICATION = 'application/vnd.openxmlformats-officedocument';

/** A Word document of a title and paragraphs, which every program opens. */
export function demoDocx(titulo: string, parrafos: readonly string[]): Promise<Buffer> {
  const main = `${OFFICE}/wordprocessingml/2006/main`;
  const paragraph = (text: string, look: string) =>
    `<w:p><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const body = [
    paragraph(titulo, '<w:b/><w:sz w:val="32"/>'),
    ...parrafos.map((text) => paragraph(text, '<w:sz w:val="22"/>')),
    paragraph('DATOS FICTICIOS: documento de demostración, sin ningún valor legal.', '<w:i/><w:sz w:val="18"/>'),
  ];
  return packed({
    '[Content_Types].xml': types({ '/word/document.xml': `${APPLICATION}.wordprocessingml.document.main+xml` }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `${XML}<w:document xmlns:w="${main}"><w:body>${body.join('')}</w:body></w:document>`,
  });
}

/** A workbook of one sheet, whose first row has the headings. Numbers stay numbers. */
export function demoXlsx(hoja: string, filas: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const main = `${OFFICE}/spreadsheetml/2006/main`;
  const cell = (value: string | number, column: number, row: number) => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`;
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  };
  const rows = filas.map(
    (fila, row) => `<row r="${row + 1}">${fila.map((value, column) => cell(value, column, row)).join('')}</row>`,
  );
  return packed({
    '[Content_Types].xml': types({
      '/xl/workbook.xml': `${APPLICATION}.spreadsheetml.sheet.main+xml`,
      '/xl/worksheets/sheet1.xml': `${APPLICATION}.spreadsheetml.worksheet+xml`,
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${main}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(hoja)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

function types(parts: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(parts).map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return (
    `${XML}<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/>` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`
  );
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], i) => `<Relationship Id="r${i + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Packs the parts in this order into a ZIP, which is the form of such a file. */
async function packed(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new MeteredZip(new Date('2026-01-02T12:00:00Z'), new AbortController().signal);
  const filling = (async () => {
    for (const [name, text] of Object.entries(parts)) {
      await zip.add(
        name,
        (async function* () {
          yield Buffer.from(text);
        })(),
      );
    }
    zip.end();
  })();
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip.content) {
    chunks.push(chunk);
  }
  await filling;
  return Buffer.concat(chunks);
}
