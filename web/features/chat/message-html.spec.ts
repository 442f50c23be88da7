import { describe, expect, it } from 'vitest';
import { safeHtml, toHtml, toText } from './message-html';

const shown = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

describe('what is typed', () => {
  it.each(['<b>hola</b> & chau', '<img src=x onerror=alert(1)>', '5 < 6 > 4 "así" \'no\''])(
    '%s is shown as it was typed',
    (text) => {
      expect(shown(safeHtml(toHtml(text))).textContent).toBe(text);
      expect(shown(safeHtml(toHtml(text))).children).toHaveLength(0);
    },
  );

  it('keeps its lines', () => {
    expect(toHtml('uno\ndos\r\ntres')).toBe('uno<br>dos<br>tres');
    expect(toText(toHtml('uno\ndos & <tres>'))).toBe('uno dos & <tres>');
  });
});

describe('what arrives', () => {
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
