import { expect, it } from 'vitest';
import { vistaDe } from './view-of';

const office = 'application/vnd.openxmlformats-officedocument';

it.each([
  ['a.pdf', 'application/pdf', true, 'pdf'],
  ['a.png', 'image/png', true, 'imagen'],
  ['a.txt', 'text/plain', true, 'texto'],
  ['a.CSV', 'text/plain', true, 'csv'],
  ['viejo.csv', 'application/octet-stream', false, 'csv'],
  ['a.docx', `${office}.wordprocessingml.document`, false, 'docx'],
  ['a.docx', 'application/zip', false, 'docx'],
  ['a.xlsx', `${office}.spreadsheetml.sheet`, false, 'xlsx'],
  ['con-clave.docx', 'application/x-cfb', false, 'docx'],
  ['a.zip', 'application/zip', false, null],
  ['a.doc', 'application/msword', false, null],
  ['a.pdf', 'text/html', false, null],
])('%s of type %s has the right viewer', (nombre, mime, previsualizable, vista) => {
  expect(vistaDe({ url: '', nombre, mime, bytes: 9, previsualizable })).toBe(vista);
});

it('a large document of an office program is only downloaded', () => {
  expect(
    vistaDe({ url: '', nombre: 'a.xlsx', mime: 'application/zip', bytes: 1e9, previsualizable: false }),
  ).toBeNull();
});
