import { describe, expect, it } from 'vitest';
import { mimeOf } from './file-type.js';
import { isProgram, isProgramName } from './programs.js';

it.each([
  ...['s.bat', 'S.CMD', 'a.pdf.ps1', 'x.vbs', 'x.js', 'x.hta', 'x.reg', 'x.lnk', 'x.url', 'x.desktop', 'x.command'],
  ...['.bat', 'a.exe.', 'a.scr . ', 'factura.pdf                    .com', 'x.msi', 'x.jar', 'x.app', 'x.scf', 'x.inf'],
])('«%s» is the name of a program', (name) => {
  expect(isProgramName(name)).toBe(true);
});

it.each(['a.pdf', 'bat', 'Acta', 'exe.txt', 'Sociedad S.A.', 'Acta 3.Final', 'a.com.docx', ''])(
  '«%s» is not the name of a program',
  (name) => {
    expect(isProgramName(name)).toBe(false);
  },
);

describe('a file that begins with MZ', () => {
  const program = Buffer.alloc(200);
  program.write('MZ');
  program.writeUInt32LE(0x80, 0x3c);
  program.write('PE\0\0', 0x80);
  const far = Buffer.from(program);
  far.writeUInt32LE(0x0120_0000, 0x3c);
  const text = `MZ es una sigla de la oficina, y este párrafo la explica hasta el final de la línea.`;

  it.each<[string, Buffer, boolean, string]>([
    ['of Windows', program, true, 'application/x-msdownload'],
    ['of Windows, far from its beginning', far, true, 'application/x-msdownload'],
    ['in words', Buffer.from(text), false, 'text/plain'],
    ['in words of Windows-1252', Buffer.from(text, 'latin1'), false, 'application/octet-stream'],
    ['and is short', Buffer.from('MZ'), false, 'text/plain'],
  ])('%s', async (_, head, expected, type) => {
    const mime = await mimeOf(head);
    expect([isProgram(mime), mime]).toEqual([expected, type]);
  });
});

it('programs of Android count as programs, known by their bytes as the others', async () => {
  expect(isProgram(await mimeOf(Buffer.from('dex\n035\0xxxxxxxxxxxxxxxxxxxxxxxxx')))).toBe(true);
});
