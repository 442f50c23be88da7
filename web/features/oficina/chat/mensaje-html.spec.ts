import { describe, expect, it } from 'vitest';
import { htmlToText, safeHtml } from '../../../components/rich-text/safe-html';
import { toHtml, toTyped } from './mensaje-html';

const shown = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

describe('the text of a message', () => {
  it.each(['<b>hola</b> & chau', '<img src=x onerror=alert(1)>', '5 < 6 > 4 "así" \'no\'', '2*3*4 y a_b_c', '* no *'])(
    '%s is shown as it was typed',
    (text) => {
      expect(shown(safeHtml(toHtml(text))).textContent).toBe(text);
      expect(shown(safeHtml(toHtml(text))).children).toHaveLength(0);
    },
  );

  it('keeps its lines', () => {
    expect(toHtml('uno\ndos\r\n\ntres')).toBe('uno<br>dos<br><br>tres');
    expect(htmlToText(toHtml('uno\ndos & <tres>'))).toBe('uno dos & <tres>');
  });

  it('is bold, italic, a list, a link or a mention by its marks', () => {
    expect(toHtml('*hoy* y (_mañana_), *los _dos_*')).toBe('<b>hoy</b> y (<i>mañana</i>), <b>los <i>dos</i></b>');
    expect(toHtml('Falta:\n- el *plano*\n- la tasa\nGracias')).toBe(
      'Falta:<ul><li>el <b>plano</b></li><li>la tasa</li></ul>Gracias',
    );
    expect(toHtml('Ver https://a.test/(_x_)?b=1&c="2". *Ya*')).toBe(
      'Ver <a href="https://a.test/(_x_)?b=1&amp;c=">https://a.test/(_x_)?b=1&amp;c=</a>&quot;2&quot;. <b>Ya</b>',
    );
    expect(toHtml('*@Ana Rivas* dijo', [{ id: 'a', nombre: 'Ana Rivas' }])).toBe('<b><mark>@Ana Rivas</mark></b> dijo');
  });

  it.each([
    'Falta:\n- el *plano*\n- la tasa\n\nGracias, _Ana_',
    'uno\n\ndos https://a.test/x_y_z',
    '- solo\n- lista',
    'lista:\n\n- uno\n\n- dos\n- tres\n\n\n- cuatro\nfin',
    '@Ana Rivas, ¿viene?',
  ])('%j is shown for a change as it was typed', (text) => {
    expect(toTyped(toHtml(text, [{ id: 'a', nombre: 'Ana Rivas' }]))).toBe(text);
  });
});
