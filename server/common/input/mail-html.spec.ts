import { describe, expect, it } from 'vitest';
import { type Pictures, sanitizeMailHtml } from './mail-html.js';

const pictures: Pictures = {
  attached: (cid) => (cid === 'logo@x' ? 3 : null),
  embedded: (url) => (url.startsWith('data:image/png') ? 4 : null),
};
const clean = (html: string) => sanitizeMailHtml(html, pictures);

describe('sanitizeMailHtml', () => {
  it.each([
    [
      '<table width="600" bgcolor="#eee"><tr><td colspan="2" style="padding: 4px 8px; color:#333">hola</td></tr></table>',
      '<table width="600" bgcolor="#eee"><tr><td colspan="2" style="padding:4px 8px;color:#333">hola</td></tr></table>',
    ],
    [
      '<h2 align="center">Acta</h2><ol start="3"><li>uno</li></ol>',
      '<h2 align="center">Acta</h2><ol start="3"><li>uno</li></ol>',
    ],
    [
      '<a href=" https://ejemplo.test/a\n">ver</a><a href="tel:+541112345">llamar</a>',
      '<a href="https://ejemplo.test/a" target="_blank" rel="noopener noreferrer">ver</a>' +
        '<a href="tel:+541112345" target="_blank" rel="noopener noreferrer">llamar</a>',
    ],
    [
      '<body bgcolor="#000000" text="#ffffff">hola</body>',
      '<div style="background-color:#000000;color:#ffffff">hola</div>',
    ],
  ])('keeps the format of a letter: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    [
      '<img src="https://a.test/x.png" alt="Foto" width="20" height="10" onerror="x()">',
      '<img data-remota="https://a.test/x.png" alt="Foto" width="20" height="10" />',
    ],
    ['<img src="//a.test/x.png">', '<img data-remota="https://a.test/x.png" />'],
    ['<img src="cid:logo%40x" data-remota="https://z.test" data-adjunto="9">', '<img data-adjunto="3" />'],
    ['<img src="cid:otro">x', 'x'],
    ['<img src="data:image/png;base64,AAAA">', '<img data-adjunto="4" />'],
    ['<img src="data:text/html,x">x', 'x'],
    ['<img src="https://a.test/p.gif" width="1" height="1">x', 'x'],
    ['<img src="https://a.test/p.gif" style="width:1px;height:1px">x', 'x'],
    ['<img srcset="https://a.test/p.gif 1x">x', 'x'],
    ['<img src="file:///etc/passwd">x', 'x'],
  ])('fetches no picture: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['hola<script>alert(1)</script><style>*{display:none}</style>', 'hola'],
    ['<form action="https://a.test"><input value="x"><button>Enviar</button></form>', 'Enviar'],
    [
      '<iframe src="https://a.test">x</iframe><object data="x">y</object><svg><a href="https://a.test">z</a></svg>hola',
      'hola',
    ],
    ['<meta http-equiv="refresh" content="0;url=https://a.test"><base href="https://a.test">hola', 'hola'],
    ['<p onclick="x()" class="y" id="z">hola</p>', '<p>hola</p>'],
    ['<a href="javascript:alert(1)">x</a><a href="jav&#x09;ascript:alert(1)">y</a>', '<a>x</a><a>y</a>'],
    ['<a href="/carpetas">x</a><a href="data:text/html,x">y</a>', '<a>x</a><a>y</a>'],
    ['<div style="position:fixed;top:0;z-index:9;color:red">x</div>', '<div style="color:red">x</div>'],
    ['<div style="background:url(https://a.test/p.gif)">x</div>', '<div>x</div>'],
    ['<div style="background-image:url(x);width:expression(alert(1))">x</div>', '<div>x</div>'],
    ['<div style="margin:-100px;font-size:0;line-height:0">x</div>', '<div>x</div>'],
    ['<table background="https://a.test/p.gif"><tr><td>x</td></tr></table>', '<table><tr><td>x</td></tr></table>'],
  ])('leaves out what could act: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['<div style="display:none">no <a href="https://a.test">x</a></div>ve', 've'],
    ['<span style="visibility: hidden"><a href="https://a.test">x</a></span>ve', 've'],
    ['<p hidden>no</p>ve', 've'],
    ['<section hidden>no <b>x</b></section>ve', 've'],
    ['<div style="display:none">no</div><p>ve</p><a>x</a>', '<p>ve</p><a>x</a>'],
    [
      '<div hidden><img src="cid:logo@x"><script>x</script><br>no</div><table><tr><td>ve</td></tr></table>x',
      '<table><tr><td>ve</td></tr></table>x',
    ],
    ['<p><img src="https://a.test/p.gif" width="1" height="1"><b>ve</b> <i>x</i></p>', '<p><b>ve</b> <i>x</i></p>'],
  ])('removes what is hidden with its links: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['<a style="color:#fff" href="https://a.test">x</a>', 'color:#000000'],
    ['<span style="color:white">x</span>', 'color:#000000'],
    ['<font color="#fefefe">x</font>', 'color:#000000'],
    ['<span style="color:transparent">x</span>', 'color:#000000'],
    ['<td bgcolor="#000"><a style="color:#010101" href="https://a.test">x</a></td>', 'color:#ffffff'],
    ['<a style="font-size:1px;opacity:0" href="https://a.test">x</a>', '<a href'],
    ['<span style="color:rgba(255, 255, 255, 1)">x</span>', 'color:#000000'],
    ['<span style="color:rgb(100% 100% 100%)">x</span>', 'color:#000000'],
    ['<span style="color:hsl(0, 0%, 99%)">x</span>', 'color:#000000'],
    ['<span style="color:#0000">x</span>', 'color:#000000'],
    ['<span style="color:#00000010">x</span>', 'color:#000000'],
    ['<span style="color:azure">x</span>', 'color:#000000'],
    ['<div style="background-color:rgba(0,0,0,.02);color:#fff">x</div>', 'color:#000000'],
    ['<section style="background:#000"><p style="color:#fff">x</p></section>', 'color:#000000'],
    ['<p bgcolor="#000" style="color:#fff">x</p>', 'color:#000000'],
    ['<span style="background:#000"><p style="color:#fff">x</p></span>', 'color:#000000'],
    ['<td bgcolor="#0b57d0"><a href="https://a.test">x</a></td>', 'color:#ffffff'],
  ])('makes an invisible link visible: %s', (html, expected) => {
    expect(clean(html)).toContain(expected);
    expect(clean(html)).not.toMatch(/opacity|font-size|[^-]color:(#fff\b|white|transparent)/);
  });

  it.each([
    ['<span style="color:lab(100% 0 0)">x</span>', '<span>x</span>'],
    ['<span style="color:canvas">x</span>', '<span>x</span>'],
    ['<span style="background:currentcolor">x</span>', '<span>x</span>'],
    ['<font color="fffffz">x</font>', '<font>x</font>'],
    ['<font color="#fffe">x</font>', '<font>x</font>'],
  ])('leaves out a colour that it does not know: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    '<span style="color:rgb(180, 20, 20)">x</span>',
    '<span style="color:hsl(240, 80%, 30%)">x</span>',
    '<p style="background-color:darkslategray;color:azure">x</p>',
    '<p style="background-color:#000"><span style="color:inherit">x</span></p>',
    '<span style="background-color:#000;color:#fff">x</span>',
  ])('leaves colours that can be read: %s', (html) => {
    const corrected = html.replace('"><span style="color:inherit', ';color:#ffffff"><span style="color:inherit');
    expect(clean(html)).toBe(corrected);
  });

  it('leaves light text on a dark ground as it is', () => {
    const html = '<div style="background-color:#123456"><p style="color:#ffffff">hola</p></div>';
    expect(clean(html)).toBe(html);
  });

  it.each([
    'border:1px solid #ccc',
    'border-top:medium none rgb(1, 2, 3)',
    'border-color:red #fff rgba(0,0,0,0.5) blue',
    'border-width:1px 2px 3px 4px',
  ])('keeps a border: %s', (style) => {
    expect(clean(`<p style="${style}">x</p>`)).toBe(`<p style="${style}">x</p>`);
  });

  // A pattern that tries all ways to split these words would never end.
  it.each([
    'a'.repeat(60),
    `${'a'.repeat(60)}!x`,
    `${'aaa '.repeat(40)}!`,
    `${'1'.repeat(100)}!`,
    `rgb(${'1 '.repeat(90)}`,
    'x;'.repeat(5_000),
  ])('refuses a value that is no border, at once: %s', (value) => {
    expect(clean(`<p style="border:${value}">x</p>`.repeat(40))).toBe('<p>x</p>'.repeat(40));
  });

  it.each([
    ['background:\\75rl(https://a.test/p.gif);color:red', 'color:red'],
    ['background:u\\72 l(https://a.test/p.gif);color:red', 'color:red'],
    ['posi\\74ion:fixed;color:red', 'color:red'],
    ['background-image:url(https://a.test/\n;color:blue;\n);color:red', 'color:red'],
    ['background-image:url(https://a.test/;position:fixed);color:red', 'color:red'],
    ['@import "https://a.test/x.css";color:red', 'color:red'],
    ['@import url(https://a.test/x.css)', ''],
    ['color:red;&:hover{background:url(https://a.test/p.gif);width:9px}', 'color:red'],
    ['color:red}body{position:fixed;width:9px', ''],
    ['width:9px;color:{position:fixed;color:blue}', 'width:9px'],
    ['width:expression(alert(1));color:red', 'color:red'],
    ['width:exp/**/ression(alert(1));color:red', 'color:red'],
    ['behavior:url(#x);-moz-binding:url(x);filter:progid:X.Alpha(opacity=0);color:red', 'color:red'],
    ['--x:url(https://a.test/p.gif);background:var(--x);color:red', 'color:red'],
    ['width:calc(1px + env(x));color:red', 'color:red'],
    ['/* a; width:9px */color:/* b; ** ; */red;/*', 'color:red'],
    ['padding:4px/* a */ 8px', 'padding:4px 8px'],
    ['font-family:"a;position:fixed;b",serif;color:red', 'color:red'],
    ['content:"\\"; position:fixed;";color:red', 'color:red'],
    ['content:"a\ncolor:red;width:9px', 'width:9px'],
    ['color:red !important;width:9px! IMPORTANT;height:9px !ie', 'color:red;width:9px'],
    ['*color:red;_width:9px;<!--height:9px-->', ''],
    ['color red;;:;width:;WIDTH:9PX', 'width:9PX'],
    ['color:red\0;width:9px', 'width:9px'],
    ['width:9px;color:(((red;height:9px', 'width:9px'],
  ])('reads a style as browsers do: %j', (style, expected) => {
    expect(clean(`<p style='${style}'>x</p>`)).toBe(expected ? `<p style="${expected}">x</p>` : '<p>x</p>');
  });

  it('tells what is hidden by its style through comments and capitals', () => {
    expect(clean('<p style="DISPLAY:/* ; */NONE">no</p><p style="x;visibility:hidden/**/ !important">no</p>ve')).toBe(
      've',
    );
  });

  // Each is as long as a style may be.
  it.each(['(', '{', '\\', '@', '!;', 'a{', 'a:[', 'a:b;', '/*', 'url('])('reads any style at once: %s…', (piece) => {
    const style = piece.repeat(4_000).slice(0, 3_990);
    const html = Array.from({ length: 40 }, (_, index) => `<p style='${index}${style}'>x</p>`).join('');
    const start = performance.now();
    expect(clean(html)).toBe('<p>x</p>'.repeat(40));
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('leaves out a style that is longer than any real one', () => {
    expect(clean(`<p style="color:red;${'x:y;'.repeat(1_000_000)}">x</p>`)).toBe('<p>x</p>');
  });

  it('takes HTML of any depth', () => {
    expect(clean(`${'<div>'.repeat(3000)}hola`)).toBe(`${'<div>'.repeat(150)}hola${'</div>'.repeat(150)}`);
  });
});
