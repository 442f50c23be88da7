import { afterEach, describe, expect, it } from 'vitest';
import { writeCarta } from './carta';

afterEach(() => document.body.replaceChildren());

/**
 * Writes a mail into a frame.
 * @returns the document of the frame, and its content
 */
function written(html: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const main = writeCarta(frame, html);
  if (!main) throw new Error('The frame has no document.');
  return { inside: main.ownerDocument, main };
}

describe('the document of a mail from outside', () => {
  it('has a policy that loads nothing from elsewhere', () => {
    const [meta] = written('<p>Hola</p>').inside.querySelectorAll<HTMLMetaElement>('meta[http-equiv]');
    expect(meta?.content).toBe("default-src 'none'; img-src blob:; font-src 'self'");
  });

  it.each([
    ['scripts', '<script>parent.hit = 1</script><p onclick="hit()">Hola</p>', '<p>Hola</p>'],
    ['what loads by an error', '<img src="x" onerror="hit()" alt="Hola" />', '<img alt="Hola">'],
    ['forms', '<form action="/"><input name="a" /><button>Hola</button></form>', 'Hola'],
    ['frames and plugins', '<iframe src="/"></iframe><object data="/"></object>Hola', 'Hola'],
    ['a new address', '<meta http-equiv="refresh" content="0;url=/" /><base href="/" />Hola', 'Hola'],
    ['a sheet', '<style>* { display: none }</style><link rel="stylesheet" href="/" />Hola', 'Hola'],
    ['links that run', '<a href="javascript:hit()">Hola</a>', '<a target="_blank" rel="noopener noreferrer">Hola</a>'],
    ['links to this site', '<a href="/sign-out">Hola</a>', '<a target="_blank" rel="noopener noreferrer">Hola</a>'],
    ['SVG', '<svg><a href="javascript:hit()"><text>Hola</text></a></svg>', ''],
  ])('leaves out %s', (_, html, left) => {
    expect(written(html).main.innerHTML).toBe(left);
  });

  it('says where its links lead, and opens them in another tab', () => {
    const [link] = written('<a href="https://banco.test/a">Ver</a>').main.querySelectorAll('a');
    expect(link).toMatchObject({ title: 'https://banco.test/a', target: '_blank', rel: 'noopener noreferrer' });
  });

  it('names letters of its links that look like others, and has none in a picture', () => {
    const map = '<map name="a"><area href="https://malo.test" alt="banco.test" /></map><img usemap="#a" alt="Hola" />';
    const { main } = written(`<a href="https://b\u0430nco.test/a">Ver</a>${map}`);
    expect(main.querySelector('a')?.title).toBe('https://xn--bnco-53d.test/a');
    expect(main.querySelector('area, [usemap]')).toBeNull();
  });

  it('keeps the reference of a picture, without an address', () => {
    const html =
      '<img data-remota="https://a.test/x.png" alt="A" width="20" height="10"><img data-adjunto="f-1" alt="B">';
    expect(written(html).main.innerHTML).toBe(html);
  });

  it('keeps styles, except those that depend on the frame or load something', () => {
    const style =
      'font-size: 20px; height: 100vh; position: fixed; background-image: url(https://a.test/x); width: 50%;';
    const [cell] = written(`<table><tr><td style="${style}">x style="y"</td></tr></table>`).main.querySelectorAll('td');
    expect(cell?.getAttribute('style')).toBe('font-size: 20px; width: 50%;');
    expect(cell?.textContent).toBe('x style="y"');
  });

  it.each([
    ['its own colours', '<p style="color: #333">Hola</p>', true],
    ['its own paper', '<table bgcolor="#eeeeee"><tr><td>Hola</td></tr></table>', true],
    ['none', '<p style="font-size: 20px">Hola</p>', false],
  ])('with %s is white paper or follows the scheme', (_, html, isPaper) => {
    document.body.className = 'dark';
    const { inside } = written(html);
    expect(inside.documentElement.hasAttribute('data-papel')).toBe(isPaper);
    expect(inside.documentElement.style.colorScheme).toBe(isPaper ? 'light' : 'dark');
  });
});
