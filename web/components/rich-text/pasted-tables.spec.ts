import { expect, it } from 'vitest';
import { withoutTables } from './pasted-tables';

it('each row of a pasted table becomes a line, and other HTML stays', () => {
  const table =
    '<table><tbody><tr><td>Escritura</td><td> 123 </td></tr><tr><td>Folio</td><td><b>45</b></td></tr></tbody></table>';
  expect(withoutTables(`<p>Datos:</p>${table}`)).toBe('<p>Datos:</p><p>Escritura | 123</p><p>Folio | 45</p>');
  expect(withoutTables('<p>Una <b>tabla</b></p>')).toBe('<p>Una <b>tabla</b></p>');
});
