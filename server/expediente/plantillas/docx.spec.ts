import { describe, expect, it } from 'vitest';
import { abrirDocx } from './docx.js';
import { CONTENT_TYPES, empaquetado } from './empaquetado.js';
import { escribirDocx } from './escribir-docx.js';

type Change = (partes: Map<string, Buffer>) => void;

const changed = async (change: Change) => {
  const partes = new Map(await abrirDocx(escribirDocx('hola')));
  change(partes);
  return empaquetado(partes).generate({ type: 'nodebuffer', compression: 'DEFLATE' }) as Buffer;
};

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const NAMES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}" xmlns:x="urn:x" xmlns:v="urn:schemas-microsoft-com:vml"`,
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x"',
].join(' ');

const RELS = 'word/_rels/document.xml.rels';
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships" xmlns:x="urn:x"';
const relation = (attributes: string, kind = 'image') =>
  Buffer.from(
    `<Relationships ${PACKAGE}><Relationship Id="r9" Type="${OFFICE}/${kind}" ${attributes}/></Relationships>`,
  );
const related =
  (attributes: string, kind?: string): Change =>
  (partes) =>
    partes.set(RELS, relation(attributes, kind));

const xml = (inside: string) => Buffer.from(`<w:hdr ${NAMES}>${inside}</w:hdr>`);
const header =
  (inside: string, name = 'word/header1.xml'): Change =>
  (partes) =>
    partes.set(name, xml(inside));
const typed =
  (type: string, content: Buffer, name = 'word/h.foo'): Change =>
  (partes) => {
    const types = partes.get(CONTENT_TYPES)?.toString('utf8') ?? '';
    const more = `<Override PartName="/${name}" ContentType="${type}"/></Types>`;
    partes.set(CONTENT_TYPES, Buffer.from(types.replace('</Types>', more))).set(name, content);
  };

const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instr = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const field = (...pieces: string[]) =>
  `${char('begin')}${pieces.map((piece) => (/^<[\w/]/.test(piece) ? piece : instr(piece))).join('')}${char('end')}`;
const resultOf = (shown: string) => `${char('separate')}<w:r><w:t>${shown}</w:t></w:r>`;
const added = (inside: string) => `<w:ins>${inside}</w:ins>`;
const deleted = (text: string) => `<w:del><w:r><w:delInstrText>${text}</w:delInstrText></w:r></w:del>`;
const addedRow = (inside: string) => `<w:tr><w:trPr><w:ins/></w:trPr><w:tc><w:p>${inside}</w:p></w:tc></w:tr>`;
const simple = (attributes: string) => `<w:fldSimple ${attributes}><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

describe('a hostile file', () => {
  it.each<[string, Change, RegExp]>([
    ['a bomb', (partes) => partes.set('word/x.xml', Buffer.alloc(5 * 1024 * 1024, ' ')), /demasiado grande/],
    ['macros', (partes) => partes.set('word/vbaProject.bin', Buffer.from('x')), /macros/],
    [
      'an entity',
      (partes) => partes.set('word/x.xml', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a/>')),
      /procesador/,
    ],
    ['XML cut off', (partes) => partes.set('word/document.xml', Buffer.from('<document><body>')), /dañado/],
    ['no XML', (partes) => partes.set('word/document.xml', Buffer.from('hola')), /dañado/],
    ['no text', (partes) => partes.delete('word/document.xml'), /no es un documento DOCX/],
    ['UTF-7', (partes) => partes.set('word/x.xml', Buffer.from('<?xml version="1.0" encoding="UTF-7"?><a/>')), /UTF-8/],
  ])('with %s is refused', async (_, change, reason) => {
    await expect(changed(change).then(abrirDocx)).rejects.toThrow(reason);
  });

  it.each<[string, Change, RegExp]>([
    ['an external picture', related('Target="http://x/a.png" TargetMode="External"'), /texto.*http:\/\/x\/a\.png/],
    ['external in an entity', related('Target="http://x/" TargetMode="&#69;xternal"'), /otro lugar/],
    ['an address elsewhere', related('Target="http://x/"'), /otro lugar/],
    ['a share', related('Target="\\\\x\\y" TargetMode="External"', 'hyperlink'), /enlace/],
    ['a link to a file', related('Target="file:///c:/a.exe" TargetMode="External"', 'hyperlink'), /file:\/\/\/c:/],
    ['a link to a script', related('Target="java&#9;script:x" TargetMode="External"', 'hyperlink'), /enlace/],
    ['a link to what lies beside', related('Target="otro.docm" TargetMode="External"', 'hyperlink'), /enlace/],
    [
      'an attached template of its settings',
      (partes) =>
        partes.set(
          'word/_rels/settings.xml.rels',
          relation('Target="x.dotm" TargetMode=\'External\'', 'attachedTemplate'),
        ),
      /configuración.*x\.dotm/,
    ],
    [
      'a foreign attribute that hides the target',
      related(
        'Target="http://x/x.dotm" TargetMode="External" x:Target="a.xml" x:TargetMode="Internal"',
        'attachedTemplate',
      ),
      /otro lugar/,
    ],
    [
      'a target that is there twice',
      related(
        `Target="http://x/x.dotm" xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships" p:Target="a"`,
      ),
      /dañado/,
    ],
    [
      'a foreign attribute that hides the kind',
      related(`Target="http://x/x.dotm" TargetMode="External" x:Type="${OFFICE}/hyperlink"`, 'attachedTemplate'),
      /otro lugar/,
    ],
    [
      'a kind that only ends like a link',
      related('Target="http://x/" TargetMode="External"', 'x/hyperlink'),
      /otro lugar/,
    ],
    [
      'an object of its header',
      (partes) => partes.set('word/_rels/header1.xml.rels', relation('Target="a.png"', 'oleObject')),
      /macros/,
    ],
    ['relations in UTF-16', (partes) => partes.set(RELS, Buffer.from(relation('').toString(), 'utf16le')), /dañado/],
  ])('with a relation to %s is refused', async (_, change, reason) => {
    await expect(changed(change).then(abrirDocx)).rejects.toThrow(reason);
  });

  it.each<[string, string, RegExp]>([
    ['that runs', field('DDEAUTO c:\\x'), /encabezado.*«DDEAUTO c:\\x»/],
    ['nobody closes', char('begin') + instr('DDEAUTO c:\\x'), /encabezado/],
    ['without its marks', instr('DDEAUTO c:\\x'), /encabezado/],
    ['in two runs', field('DD', 'EAUTO c:\\x'), /«DDEAUTO c:\\x»/],
    ['in another', field(' IF 1', field('dde x y')), /«dde x y»/],
    ['in CDATA', field('<![CDATA[DDE]]> x y'), /DDE/],
    ['in an attribute', simple('w:instr="&#68;DEAUTO c:\\x"'), /DDEAUTO/],
    ['in an attribute that a foreign one hides', simple('w:instr="DDEAUTO c:\\x" x:instr="PAGE"'), /DDEAUTO/],
    ['in an attribute that is there twice', simple('w:instr="PAGE" instr="DDEAUTO c:\\x"'), /dañado/],
    ['that a foreign element parts', field('DD', '<x:fldChar fldCharType="begin"/>', 'EAUTO c:\\x'), /DDEAUTO/],
    [
      'that a foreign element begins',
      field('<x:a><w:r><w:instrText>PAGE </w:instrText></w:r></x:a>', 'DDEAUTO x'),
      /campo/,
    ],
    [
      'half of which a foreign element wraps',
      `<x:a>${char('begin')}</x:a>${instr('DDEAUTO x')}${char('end')}`,
      /campo/,
    ],
    [
      'whose choice parts it',
      field(
        'DD',
        `<mc:AlternateContent><mc:Choice Requires="x">${field('PAGE')}</mc:Choice></mc:AlternateContent>`,
        'EAUTO x',
      ),
      /campo/,
    ],
    ['whose name another field writes', field('DD', field(' QUOTE E '), 'AUTO c:\\x'), /depende de otro campo/],
    ['whose name is all of another', field(field(' QUOTE DDE '), ' c:\\x'), /depende de otro campo/],
    ['whose name a text writes', field('<w:r><w:t>DDE</w:t></w:r>', 'AUTO c:\\x'), /campo/],
    [
      'whose name a condition of the template removes',
      field('<w:r><w:t>{#x}</w:t></w:r>', 'PAGE ', '<w:r><w:t>{/x}</w:t></w:r>', 'DDE x'),
      /campo/,
    ],
    ['whose name is partly deleted', field(deleted('PAGE '), 'DDEAUTO x'), /sin aceptar/],
    [
      'in which two people inserted a part each',
      char('begin') + added(instr('DATE ')) + added(instr('INCLUDETEXT "http://x/"')) + char('end'),
      /sin aceptar/,
    ],
    [
      'that a person inserted and another partly removed',
      added(char('begin') + instr('DATE ') + deleted('INCLUDETEXT "http://x/"') + char('end')),
      /sin aceptar/,
    ],
    [
      'that a change ends earlier',
      field('DATE ', char('begin'), added(instr('= ') + char('end')), 'INCLUDETEXT "http://x/"'),
      /sin aceptar/,
    ],
    [
      'whose shown text is its instruction without a change',
      `${char('begin')}${added(char('separate'))}<w:r><w:t>INCLUDETEXT x</w:t></w:r>${char('end')}`,
      /sin aceptar/,
    ],
    [
      'in rows of a table that a change adds',
      `${char('begin')}<w:tbl>${addedRow(instr('DATE '))}${addedRow(instr('DDEAUTO x'))}</w:tbl>${char('end')}`,
      /campo/,
    ],
    [
      'whose name a text of a foreign element writes',
      field('<x:a><w:r><w:t>INCLUDETEXT x</w:t></w:r></x:a>'),
      /depende de otro campo/,
    ],
    ['whose kind is not first', field('"" LINK Word.Document http://x/'), /LINK/],
    ['that nobody knows', field('INVENTADO x'), /INVENTADO/],
    ['with a picture from elsewhere', field('INCLUDEPICTURE "http://x/"'), /INCLUDEPICTURE/],
    ['with a button', field('MACROBUTTON x y'), /MACROBUTTON/],
    ['with a link to a file', field('HYPERLINK "file:///c:/a.exe"'), /HYPERLINK/],
    ['with a link that another field writes', field('HYPERLINK ', field('QUOTE "file:"')), /HYPERLINK/],
    ['with a link to a share', field('HYPERLINK \\\\\\\\x\\\\y \\o "https://x/"'), /HYPERLINK/],
    ['with a second link', field('HYPERLINK "https://x/" "file:///c:/a.exe"'), /HYPERLINK/],
    ['with a macro of a form', '<w:ffData><w:entryMacro w:val="x"/></w:ffData>', /macro/],
    ['of an unknown mark', char('Begin') + instr('DDEAUTO x') + char('End'), /campo/],
  ])('with a field %s is refused', async (_, inside, reason) => {
    await expect(changed(header(inside)).then(abrirDocx)).rejects.toThrow(reason);
    const strict = Buffer.from(
      xml(inside)
        .toString()
        .replace(/http:[^"]*wordprocessingml[^"]*/, STRICT),
    );
    await expect(changed((partes) => partes.set('word/header1.xml', strict)).then(abrirDocx)).rejects.toThrow(reason);
  });

  it.each<[string, string, RegExp]>([
    ['a chunk', '<w:altChunk r:id="r1"/>', /encabezado.*otro texto/],
    ['a linked picture', '<a:blip r:link="r5"/>', /otro lugar/],
    ['a linked film', '<a:videoFile r:link="r5"/>', /otro lugar/],
    ['a picture of VML', '<v:imagedata src="http://x/a.png"/>', /http:\/\/x\/a\.png/],
    ['a fill of VML', '<v:fill src="//x/a.png"/>', /otro lugar/],
    ['a picture of VML from where it was', '<v:imagedata r:id="r1" o:href="http://x/a.png"/>', /otro lugar/],
    ['a shape that opens a file', '<v:shape href="file:///c:/a.exe"/>', /otro lugar/],
    ['an object of another program', '<w:object><o:OLEObject Type="Link"/></w:object>', /otros archivos/],
    ['two forms of the text', `<s:p xmlns:s="${STRICT}"/><w:p/>`, /dañado/],
  ])('with %s is refused', async (_, inside, reason) => {
    await expect(changed(header(inside)).then(abrirDocx)).rejects.toThrow(reason);
  });

  const evil = xml(simple('w:instr="DDEAUTO x"'));
  it.each<[string, Change]>([
    ['has another extension', typed('application/xml', evil)],
    ['has a parameter in its type', typed('application/x.header+xml; charset=utf-8', evil)],
    ['says that it is a picture', typed('image/png', Buffer.concat([Buffer.from('\ufeff\n'), evil]))],
    [
      'is reached by a relation alone',
      (partes) => {
        partes.set('word/media/h', evil);
        partes.set(RELS, relation('Target="media/h"', 'header'));
      },
    ],
  ])('with a part that %s is refused', async (_, change) => {
    await expect(changed(change).then(abrirDocx)).rejects.toThrow(/DDEAUTO/);
  });

  it('with a program under another name, or two parts of one name, is refused', async () => {
    await expect(changed((partes) => partes.set('word/media/a.lnk', Buffer.from('x'))).then(abrirDocx)).rejects.toThrow(
      /otros archivos/,
    );
    const twice = await changed((partes) => partes.set('word/DOCUMENT.xml', xml('')));
    await expect(abrirDocx(twice)).rejects.toThrow(/dañado/);
  });

  it('that is no DOCX is refused', async () => {
    await expect(abrirDocx(Buffer.from('nada'))).rejects.toThrow(/no es un documento DOCX/);
  });
});

describe('a file of every day', () => {
  const link = 'Target="https://x/" TargetMode="External"';

  it.each<[string, Change]>([
    ['links to click', related(link, 'hyperlink')],
    [
      'a link of strict files',
      (partes) =>
        partes.set(
          RELS,
          Buffer.from(
            relation(link, 'hyperlink')
              .toString()
              .replace(OFFICE, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
          ),
        ),
    ],
    ['a link to a mail', related('Target="mailto:a@x.test" TargetMode="External"', 'hyperlink')],
    ['a link in the text', related('Target="#marca" TargetMode="External"', 'hyperlink')],
    [
      'a picture',
      (partes) => partes.set('word/media/a.png', Buffer.from([0x89, 0x50])).set(RELS, relation('Target="media/a.png"')),
    ],
    [
      'fields that only count',
      header(
        [
          field(' PAGE ', resultOf('1')),
          field(' HYPERLINK "https://x/" \\o "otra cosa" \\t "_blank" ', resultOf('x')),
          field(' HYPERLINK \\l "_Toc1" ', resultOf(field('PAGEREF _Toc1 \\h', resultOf('1')))),
          field(' IF ', field(' NUMPAGES ', resultOf('2')), ' = 1 "hoja" "hojas" ', resultOf('hojas')),
          field('= ', field('NUMPAGES'), ' + 1'),
          field(' DATE \\@ "d/M/yyyy" ') +
            field(' MERGEFIELD "a b" ') +
            field(' FORMTEXT ') +
            field(' SEQ fig ') +
            field(''),
          field(
            'TOC \\o "1-3"',
            resultOf('x'),
            '<w:r><w:pict><v:shape href="#a"><v:textbox><w:p>',
            field('STYLEREF a'),
            '</w:p></v:textbox></v:shape></w:pict></w:r>',
          ),
          `<w:del>${char('begin')}<w:r><w:delInstrText>PAGE</w:delInstrText></w:r>${char('end')}</w:del>`,
          added(field('DATE', resultOf('1'))) + added(field('PAGE')),
          field('IF 1 = 1 ', added('<w:r><w:t>hoja</w:t></w:r>'), resultOf(added(field('PAGE')))),
          `<w:tbl>${addedRow(field('PAGE', resultOf('1')))}</w:tbl>`,
          '<mc:AlternateContent><mc:Choice Requires="x">',
          field('PAGE'),
          '</mc:Choice><mc:Fallback>',
          field('PAGE'),
          '</mc:Fallback></mc:AlternateContent>',
          '<x:fldChar fldCharType="begin"/><x:altChunk/>',
        ].join(''),
      ),
    ],
  ])('with %s is taken', async (_, change) => {
    expect((await abrirDocx(await changed(change))).has('word/document.xml')).toBe(true);
  });
});
