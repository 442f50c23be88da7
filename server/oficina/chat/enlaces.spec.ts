import { expect, it } from 'vitest';
import { sanitizeHtml } from '../../common/input/safe-html.js';
import { linksIn } from './enlaces.js';

it.each([
  ['sin enlaces', []],
  ['Vea <a href="https://x.test/?a=1&b=2">la <b>nota</b></a>', [{ url: 'https://x.test/?a=1&b=2', texto: 'la nota' }]],
  ['<a href="https://x.test/"></a>', [{ url: 'https://x.test/', texto: 'https://x.test/' }]],
  [
    '<a href="https://x.test/">uno</a> <a href="https://x.test/">dos</a> <a href="/carpetas/1">tres</a>',
    [
      { url: 'https://x.test/', texto: 'uno' },
      { url: '/carpetas/1', texto: 'tres' },
    ],
  ],
  ['<a href="mailto:a@x.test">a</a> <a href="javascript:x">b</a>', []],
])('the links in %j', (html, expected) => {
  expect(linksIn(sanitizeHtml(html))).toEqual(expected);
});
