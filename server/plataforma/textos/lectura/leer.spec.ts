import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  docx,
  odt,
  pdfBomba,
  pdfConTexto,
  pdfEnCirculo,
  pdfEscaneado,
  pdfProtegido,
  zipOf,
} from '../../../../test/factories/archivos-con-texto.js';
import { type Formato, formatoDe } from './formatos.js';
import { leer } from './leer.js';
import { limpio, MAX_CHARACTERS } from './texto-leido.js';

// The recognition of letters takes seconds of a core.
vi.setConfig({ testTimeout: 60_000 });

const ESCANEO = new URL('../../../../test/factories/escaneo.png', import.meta.url);

async function leido(formato: Formato, content: Uint8Array | string, reconoce = false) {
  const pieces: string[] = [];
  const { estado, motivo, isPartial } = await leer(Buffer.from(content as string), { formato, reconoce }, (piece) =>
    pieces.push(piece),
  );
  return { como: [estado, motivo, isPartial && 'incompleto'].filter(Boolean).join(' '), texto: pieces.join('').trim() };
}

it('keeps text that can be stored, joins words that a line divided, and keeps no needless spaces', () => {
  expect(limpio('escri-\r\nbano \0 de\u00adrecho\t\ud800 n\u0303\n\n \n\nSR-\nL')).toBe(
    'escribano derecho ñ\n\nSR-\nL',
  );
});

it('knows by the type how a file is read', () => {
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  expect(['application/pdf', office, 'image/heic', 'video/mp4', 'text/plain'].map(formatoDe)).toEqual([
    'pdf',
    'zip',
    null,
    null,
    'texto',
  ]);
});

describe('documents', () => {
  it.each<[string, Formato, () => unknown, string, string]>([
    [
      'PDF',
      'pdf',
      () => pdfConTexto(['Una venta de un campo', 'con mejoras']),
      'listo',
      'Una venta de un campo\ncon mejoras',
    ],
    ['DOCX', 'zip', () => docx(['Poder &amp; mandato', 'Ñandú']), 'listo', 'Poder & mandato\nÑandú'],
    ['ODT', 'zip', () => odt(['Testamento<text:s/>abierto', 'Fin']), 'listo', 'Testamento abierto\nFin'],
    [
      'XLSX',
      'zip',
      () => zipOf({ 'xl/sharedStrings.xml': '<sst><si><t>Honorarios</t></si></sst>' }),
      'listo',
      'Honorarios',
    ],
    [
      'XLSX without shared texts',
      'zip',
      () =>
        zipOf({
          'xl/sharedStrings.xml': '<sst><si><t>Honorarios</t></si></sst>',
          'xl/worksheets/sheet1.xml':
            '<worksheet><sheetData><row><c t="s"><v>77</v></c><c t="inlineStr"><is><t>Acto</t></is></c></row><row><c r="A2"><f>A1</f><v>1234.5</v></c><c t="str"><v>Tasa</v></c><c t="b"><v>1</v></c></row></sheetData></worksheet>',
        }),
      'listo',
      'Honorarios\n\nActo \n1234.5 Tasa',
    ],
    ['HTML', 'html', () => '<p>Arancel &lt;1&gt;</p><script>secreto()</script><p>dos', 'listo', 'Arancel <1>\ndos'],
    ['text of Windows', 'texto', () => Buffer.from('Peña', 'latin1'), 'listo', 'Peña'],
    ['a ZIP', 'zip', () => zipOf({ 'foto.jpg': 'x' }), 'sin_texto tipo', ''],
    ['no text', 'texto', () => Buffer.from([0, 1, 2, 3]), 'sin_texto tipo', ''],
    ['blanks', 'texto', () => ' \n ', 'sin_texto vacio', ''],
    ['an old DOC', 'cfb', () => 'Texto', 'sin_texto tipo', ''],
  ])('%s', async (_name, formato, content, como, texto) => {
    expect(await leido(formato, (await content()) as Uint8Array)).toEqual({ como, texto });
  });

  it('with a password are named as such', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
    const locked = await Promise.all([
      leido('pdf', pdfProtegido()),
      leido('zip', await zipOf({ 'content.xml': 'x', 'META-INF/manifest.xml': manifest })),
      leido('cfb', Buffer.from('EncryptedPackage', 'utf16le')),
    ]);
    expect(locked.map(({ como }) => como)).toEqual(['protegido', 'protegido', 'protegido']);
  });

  it('are read up to the limit of the stored text', async () => {
    const { como, texto } = await leido('texto', 'palabra '.repeat(200_000));
    expect(como).toBe('listo incompleto');
    expect(texto.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });
});

describe('hostile documents', () => {
  it('count as damaged, without an error', async () => {
    const broken = [
      ['pdf', pdfEnCirculo()],
      ['pdf', '%PDF-1.7\nroto'],
      ['zip', 'PK\x03\x04 roto'],
      ['imagen', 'no es una imagen'],
    ] as const;
    for (const [formato, content] of broken) {
      expect(await leido(formato, content)).toMatchObject({ como: 'fallido danado' });
    }
  });

  it('with entities stay without their contents, and with endless nesting count as damaged', async () => {
    const declared = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>';
    expect((await leido('zip', await docx(['&a; &b;'], declared))).texto).toBe('&a; &b;');
    const nested = await zipOf({ 'word/document.xml': `${'<w:p><w:t>'.repeat(100_000)}fin` });
    expect(await leido('zip', nested)).toEqual({ como: 'fallido danado', texto: '' });
  });

  it('that unpack without end, or have very many pages, are read in part', async () => {
    expect(await leido('pdf', pdfBomba(1))).toMatchObject({ como: expect.stringMatching(/^(listo|sin_texto)/) });
    expect(await leido('pdf', pdfConTexto(['Una de muchas páginas iguales'], { kids: 3_000 }))).toMatchObject({
      como: 'listo incompleto',
    });
  });
});

describe('scanned pages', () => {
  it('are recognised in pictures and in PDF after their other text, also when they lie on their side', async () => {
    const escaneo = await readFile(ESCANEO);
    const letras = 'NÚMERO CUARENTA Y DOS[\\s\\S]+Zulema Ñandubay, oriental';
    expect(await leido('imagen', escaneo, true)).toEqual({ como: 'listo', texto: expect.stringMatching(letras) });
    expect(await leido('pdf', await pdfEscaneado(escaneo, 90, 'Constancia del registro'), true)).toEqual({
      como: 'listo',
      texto: expect.stringMatching(`^Constancia del registro[\\s\\S]+${letras}`),
    });
  });

  it('are named as too large, also when the file only declares a size', async () => {
    const png = Buffer.from(await readFile(ESCANEO));
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect((await leido('imagen', png, true)).como).toBe('demasiado_grande');
  });

  it('are named when they were not recognised', async () => {
    const escaneo = await readFile(ESCANEO);
    expect((await leido('imagen', escaneo)).como).toBe('sin_texto sin_reconocer');
    expect((await leido('pdf', await pdfEscaneado(escaneo))).como).toBe('sin_texto sin_reconocer incompleto');
  });
});
