import { empaquetado } from './empaquetado.js';

const TYPES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`;
const RELS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const DOCUMENT_RELS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`;
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
// Deeds are written in 12 points, with line spacing of one and a half.
const STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:lang w:val="es"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="360" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:jc w:val="both"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
// A4 with a wide left margin, on which deeds are bound.
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1701" w:right="1134" w:bottom="1418" w:left="2268" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function paragraph(line: string): string {
  const isTitle = line.startsWith('# ');
  const style = isTitle ? '<w:pPr><w:pStyle w:val="Title"/></w:pPr>' : '';
  return `<w:p>${style}<w:r><w:t xml:space="preserve">${escaped(isTitle ? line.slice(2) : line)}</w:t></w:r></w:p>`;
}

/** Makes a DOCX with a paragraph for each line that is not blank. A line that begins with «# » becomes a title. */
export function escribirDocx(texto: string): Buffer {
  const lines = texto.split('\n').filter((line) => line.trim() !== '');
  const body = lines.map(paragraph).join('');
  const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${W}><w:body>${body}${PAGE}</w:body></w:document>`;
  const partes = new Map(
    Object.entries({
      '[Content_Types].xml': TYPES,
      '_rels/.rels': RELS,
      'word/document.xml': document,
      'word/_rels/document.xml.rels': DOCUMENT_RELS,
      'word/styles.xml': STYLES,
    }).map(([name, content]) => [name, Buffer.from(content)]),
  );
  return empaquetado(partes).generate({ type: 'nodebuffer', compression: 'DEFLATE' }) as Buffer;
}
