import { describe, expect, it } from 'vitest';
import { escapeHtml, sanitizeHtml } from './safe-html.js';
import { isExternalLink, isInternalPath } from './safe-link.js';

describe('sanitizeHtml', () => {
  it.each([
    ['<b>Ana</b> <em>firmó</em><br>hoy', '<b>Ana</b> <em>firmó</em><br />hoy'],
    [
      '<ul><li>uno</li></ul><blockquote><p>dos</p></blockquote>',
      '<ul><li>uno</li></ul><blockquote><p>dos</p></blockquote>',
    ],
    ['3 < 4 & 5', '3 &lt; 4 &amp; 5'],
    ['<a href="/carpetas/1?a=b#c">ver</a>', '<a href="/carpetas/1?a=b#c">ver</a>'],
    [
      '<a href="https://ejemplo.test/a" target="_self" rel="opener" onclick="x()">ver</a>',
      '<a href="https://ejemplo.test/a" target="_blank" rel="noopener noreferrer">ver</a>',
    ],
  ])('keeps the marks of a short text: %s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });

  it.each([
    ['hola<script>alert(1)</script>', 'hola'],
    ['<style>*{display:none}</style>hola', 'hola'],
    ['<img src=x onerror=alert(1)>hola', 'hola'],
    ['<b onmouseover="alert(1)" style="position:fixed" class="x">hola</b>', '<b>hola</b>'],
    ['<svg><a xlink:href="javascript:alert(1)">hola</a></svg>', '<a>hola</a>'],
    ['<a href="javascript:alert(1)">hola</a>', '<a>hola</a>'],
    ['<a href=" jav&#x09;ascript:alert(1)">hola</a>', '<a>hola</a>'],
    ['<a href="data:text/html,x">hola</a>', '<a>hola</a>'],
    ['<a href="//otro.test">hola</a>', '<a>hola</a>'],
    ['<a href="/\\otro.test">hola</a>', '<a>hola</a>'],
    ['<iframe src="https://otro.test"></iframe><form><input></form>hola', 'hola'],
    ['&lt;script&gt;hola', '&lt;script&gt;hola'],
  ])('leaves out what could act: %s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });

  it.each([
    ['<p style="text-align: center">hola</p>', '<p style="text-align:center">hola</p>'],
    ['<p style="text-align: left">hola</p>', '<p>hola</p>'],
    ['<p style="text-align:right;position:fixed">hola</p>', '<p>hola</p>'],
    ['<li style="text-align:center">hola</li>', '<li>hola</li>'],
  ])('keeps the alignment of a letter, and nothing else of its style: %s', (html, expected) => {
    expect(sanitizeHtml(html, { isLetter: true })).toBe(expected);
    expect(sanitizeHtml(html)).not.toContain('style');
  });

  it('takes HTML of any depth', () => {
    expect(sanitizeHtml(`${'<b>'.repeat(5000)}hola`)).toBe(`${'<b>'.repeat(20)}hola${'</b>'.repeat(20)}`);
  });
});

it('escapeHtml keeps the text as it is shown', () => {
  const text = `Pérez & Núñez <script> "S.A." 'x'`;
  expect(escapeHtml(text)).not.toMatch(/[<>"']/);
  expect(sanitizeHtml(escapeHtml(text))).toBe(`Pérez &amp; Núñez &lt;script&gt; "S.A." 'x'`);
});

describe('links', () => {
  it.each(['/', '/carpetas', '/carpetas/1?estado=borrador#docs', '/a//b', '/á'])('%s is a page of Carpetas', (link) => {
    expect(isInternalPath(link)).toBe(true);
    expect(isExternalLink(link)).toBe(false);
  });

  it.each(['https://ejemplo.test', 'HTTP://ejemplo.test/a%20b', 'mailto:ana@ejemplo.test'])(
    '%s is an external link',
    (link) => {
      expect(isExternalLink(link)).toBe(true);
      expect(isInternalPath(link)).toBe(false);
    },
  );

  it.each([
    ...[
      '',
      'carpetas',
      '//otro.test',
      '/\\otro.test',
      '/\t/otro.test',
      '/a\nb',
      '\\\\otro.test',
      'javascript:alert(1)',
    ],
    ...['JAVASCRIPT:alert(1)', 'data:text/html,x', 'https://', 'https://a b', 'file:///etc/passwd', ' https://a.test'],
  ])('%j is neither a page of Carpetas nor an external link', (link) => {
    expect(isInternalPath(link)).toBe(false);
    expect(isExternalLink(link)).toBe(false);
  });
});
