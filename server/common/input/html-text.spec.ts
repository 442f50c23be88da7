import { expect, it } from 'vitest';
import { textOf } from './html-text.js';
import { sanitizeHtml } from './safe-html.js';

it.each([
  ['<b>Ana</b> firmó<br>hoy', 'Ana firmó hoy'],
  ['<p>uno</p><p>dos</p>', 'uno dos'],
  ['<ul><li>uno</li><li>dos</li></ul>', 'uno dos'],
  ['3 < 4 & "5" > 2', '3 < 4 & "5" > 2'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<a href="https://ejemplo.test/?a=1&b=>">ver</a>', 'ver'],
  [' una\n\nlínea ', 'una línea'],
  ['<b> </b><br>', ''],
])('textOf %j is %j', (html, text) => {
  expect(textOf(sanitizeHtml(html))).toBe(text);
});
