import { describe, expect, it } from 'vitest';
import { htmlToText, safeDocument, safeHtml, safeInlineHtml } from './safe-html';

const shown = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

describe('a text from the server', () => {
  it.each([
    '<img src="https://otro.test/pixel.gif">hola',
    '<script>alert(1)</script>hola',
    '<p style="position:fixed" onclick="alert(1)">hola</p>',
    '<a href="javascript:alert(1)">hola</a>',
    '<iframe src="https://otro.test"></iframe>hola',
    '<form action="https://otro.test"><button>hola</button></form>',
  ])('%s says only hola', (html) => {
    const element = shown(safeHtml(html));
    expect(element.textContent).toBe('hola');
    expect(element.querySelector('[src], [style], [onclick], [href^="javascript"], script, form, button')).toBeNull();
  });

  it('keeps its emphasis, and opens its links outside', () => {
    const element = shown(safeHtml('<strong>Ver</strong> <a href="https://ejemplo.test/a">esto</a>'));
    expect(element.querySelector('strong')?.textContent).toBe('Ver');
    const link = element.querySelector('a');
    expect([link?.target, link?.rel, link?.href]).toEqual(['_blank', 'noopener noreferrer', 'https://ejemplo.test/a']);
  });
});

describe('a line from the server', () => {
  it('keeps its marks, and nothing that can be pressed', () => {
    expect(safeInlineHtml('<b>Dos</b> <mark>tareas</mark> <a href="https://ejemplo.test">aquí</a>')).toBe(
      '<b>Dos</b> <mark>tareas</mark> aquí',
    );
  });

  it('can be read without its marks', () => {
    expect(htmlToText('<p>uno</p><ul><li>dos &amp; tres</li></ul>')).toBe('uno dos & tres');
  });
});

describe('the text of an office document', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';

  it('keeps its tables and its embedded pictures, and nothing that runs or is fetched', () => {
    const element = document.createElement('div');
    element.append(
      safeDocument(
        `<table><tr><td>uno</td></tr></table><img src="${picture}"><img src="https://otro.test/p.png">
        <img src="data:image/svg+xml;base64,AAAA"><img src="x" onerror="alert(1)"><script>alert(1)</script>
        <a href="javascript:alert(1)">dos</a><a href="/salir">tres</a><a href="https://ejemplo.test/">cuatro</a>`,
      ),
    );
    expect([...element.querySelectorAll('img')].map(({ src }) => src)).toEqual([picture]);
    expect([...element.querySelectorAll('[href]')].map((link) => link.textContent)).toEqual(['cuatro']);
    expect(element.querySelector('td')?.textContent).toBe('uno');
    expect(element.querySelector('script, [onerror], [style]')).toBeNull();
  });
});
