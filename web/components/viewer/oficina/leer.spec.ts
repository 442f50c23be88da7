import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { acotarZip, DemasiadoGrande } from './acotar-zip';
import { leer, Protegido } from './leer';

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const zip = (files: Record<string, Uint8Array>) => zipSync(files);

const docx = (body: string) =>
  zip({
    '[Content_Types].xml': xml(
      `<Types xmlns="${types}"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': xml(`<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`),
  });

const filas =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Acto</t></is></c><c r="B1" t="inlineStr"><is><t>Tasa</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Poder</t></is></c><c r="B2"><v>1234.5</v></c></row>';

const xlsx = (rows = filas) =>
  zip({
    '[Content_Types].xml': xml(`<Types xmlns="${types}"/>`),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="Tarifas" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${sheets}" xmlns:r="${office}"><dimension ref="A1:B2"/><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });

describe('documents of office programs', () => {
  it('give the text of a DOCX with its format', async () => {
    const bytes = docx('<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Poder</w:t></w:r><w:r><w:t> general</w:t></w:r></w:p>');
    expect(await leer('docx', bytes)).toEqual({ html: '<p><strong>Poder</strong> general</p>' });
  });

  it('give the sheets of an XLSX with numbers as they are written here', async () => {
    expect(await leer('xlsx', xlsx())).toEqual({
      hojas: [
        {
          nombre: 'Tarifas',
          isCut: false,
          filas: [
            ['Acto', 'Tasa'],
            ['Poder', '1234,5'],
          ],
        },
      ],
    });
  });

  it('are refused when they are no such files', async () => {
    await expect(leer('docx', strToU8('no'))).rejects.toThrow();
    await expect(leer('xlsx', docx(''))).rejects.toThrow();
  });

  it('show the error of a formula', async () => {
    const failed =
      '<row r="1"><c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B1" s="0" t="e"><v>#N/A</v></c><c r="C1" t="inlineStr"><is><t>t="e"</t></is></c></row>';
    expect(await leer('xlsx', xlsx(failed))).toMatchObject({ hojas: [{ filas: [['#DIV/0!', '#N/A', 't="e"']] }] });
  });

  it('say that they have a password', async () => {
    const cfb = (text: string) =>
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...strToU8([...text].join('\0')));
    await expect(leer('docx', cfb('...EncryptedPackage'))).rejects.toThrow(Protegido);
    await expect(leer('docx', cfb('WordDocument'))).rejects.not.toThrow(Protegido);
  });

  it('are refused when they would unpack to more than a page bears', () => {
    const bomb = zip({ 'a.xml': new Uint8Array(600), 'b.xml': new Uint8Array(600) });
    expect(() => acotarZip(bomb, 1_000)).toThrow(DemasiadoGrande);
    expect(Object.keys(unzipSync(acotarZip(bomb, 2_000)))).toEqual(['a.xml', 'b.xml']);
  });

  it.each([
    [
      'A1 and XFD1048576',
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    ],
    ['written otherwise', "<row r = '1'><c x:r='&#65;1048576'><v>1</v></c></row>"],
    ['as a power of ten', '<row r="1e9"><c r="A1"><v>1</v></c></row>'],
    ['in rows without a number', `<row><c r="XFD1"><v>1</v></c></row>${'<row></row>'.repeat(400)}`],
  ])('are refused when their cells are too far apart: %s', async (_name, rows) => {
    await expect(leer('xlsx', xlsx(rows))).rejects.toThrow(DemasiadoGrande);
  });

  it('are refused when their text is longer than a page bears', async () => {
    const body = `<w:p><w:r><w:t>${'x'.repeat(6 * 1024 ** 2)}</w:t></w:r></w:p>`;
    await expect(leer('docx', docx(body))).rejects.toThrow(DemasiadoGrande);
  });

  it('show nothing for an impossible day', async () => {
    const day = (value: string) =>
      `<row r="1"><c r="A1" t="inlineStr"><is><t>Día</t></is></c><c r="B1" s="0"><v>${value}</v></c></row>`;
    const styles = xml(`<styleSheet xmlns="${sheets}"><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`);
    const read = (value: string) => leer('xlsx', zip({ ...unzipSync(xlsx(day(value))), 'xl/styles.xml': styles }));
    expect(await read('45000')).toMatchObject({ hojas: [{ filas: [['Día', '15/3/23']] }] });
    expect(await read('45000.6')).toMatchObject({ hojas: [{ filas: [['Día', '15/3/23, 14:24']] }] });
    expect(await read('1e30')).toMatchObject({ hojas: [{ filas: [['Día', '']] }] });
  });

  it('give no more than the size that they declare', () => {
    const bomb = zip({ 'a.xml': new Uint8Array(100_000) });
    const directory = bomb.length - 22 - 46 - 'a.xml'.length;
    new DataView(bomb.buffer).setUint32(directory + 24, 10, true);
    expect(unzipSync(acotarZip(bomb, 1_000))['a.xml']).toHaveLength(10);
  });
});

describe('tables of text', () => {
  it.each([
    ['with semicolons', 'a;b,c\n1;"dos;tres"\n'],
    ['with commas', 'a,"b,c"\n1,dos;tres\n'],
    ['with tabs', '\ufeffa\tb,c\n1\tdos;tres\n'],
  ])('%s', async (_name, text) => {
    const filas = [
      ['a', 'b,c'],
      ['1', 'dos;tres'],
    ];
    expect(await leer('csv', strToU8(text))).toEqual({ hojas: [{ nombre: '', isCut: false, filas }] });
  });

  it('are read in the encoding of older programs', async () => {
    const [hoja] = ((await leer('csv', Uint8Array.of(0x61, 0xf1, 0x6f))) as { hojas: { filas: string[][] }[] }).hojas;
    expect(hoja?.filas).toEqual([['año']]);
  });

  it('are cut when they are too long, and the page says so', async () => {
    const [hoja] = (
      (await leer('csv', strToU8('x\n'.repeat(9_000)))) as { hojas: { filas: string[][]; isCut: boolean }[] }
    ).hojas;
    expect(hoja?.filas).toHaveLength(500);
    expect(hoja?.isCut).toBe(true);
  });
});
