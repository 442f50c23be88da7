import { describe, expect, it } from 'vitest';
import { htmlToText, safeHtml } from '../../components/rich-text/safe-html';
import { toHtml } from './message-html';

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
    expect(htmlToText(toHtml('uno\ndos & <tres>'))).toBe('uno dos & <tres>');
  });
});
