import { describe, expect, it } from 'vitest';
import { textoNuevo } from './texto-nuevo.js';

const QUOTED = '> Buenos días:\n> ¿Puede ser el martes?\n> Ana';
const PLAIN = 'Buenos días:\n¿Puede ser el martes?';

describe('the new text of a mail', () => {
  it.each([
    ['Gmail in Spanish', `De acuerdo.\n\nEl mié, 4 mar 2026 a las 9:00, Ana (<a@x.test>) escribió:\n\n${QUOTED}`],
    ['Gmail in English', `De acuerdo.\n\nOn Wed, Mar 4, 2026 at 9:00 AM Ana <a@x.test> wrote:\n\n${QUOTED}`],
    [
      'Gmail, whose attribution is broken',
      `De acuerdo.\n\nEl mié, 4 de mar de 2026 a la(s) 09:00, Ana Ruiz\n<a@x.test> escribió:\n\n${QUOTED}`,
    ],
    [
      'Outlook in Spanish',
      `De acuerdo.\n\n________________________________\nDe: Ana <a@x.test>\nEnviado: miércoles, 4 de marzo de 2026 9:00\nPara: Bea\nAsunto: Poder\n\n${PLAIN}`,
    ],
    [
      'Outlook in English',
      `De acuerdo.\n\nFrom: Ana <a@x.test>\nSent: Wednesday, March 4, 2026 9:00 AM\nTo: Bea\nSubject: Poder\n\n${PLAIN}`,
    ],
    [
      'Outlook, which marks the original message',
      `De acuerdo.\n\n-----Mensaje original-----\nDe: Ana [mailto:a@x.test]\nEnviado el: miércoles\nPara: Bea\nAsunto: Poder\n\n${PLAIN}`,
    ],
    [
      'Outlook, in the bold of another program',
      `De acuerdo.\n\n*De:* Ana <a@x.test>\n*Enviado:* miércoles\n*Para:* Bea\n*Asunto:* Poder\n\n${PLAIN}`,
    ],
    ['Apple Mail in Spanish', `De acuerdo.\n\nEl 4 mar 2026, a las 9:00, Ana <a@x.test> escribió:\n\n${QUOTED}`],
    ['Apple Mail in English', `De acuerdo.\n\n> On Mar 4, 2026, at 9:00 AM, Ana <a@x.test> wrote:\n> \n${QUOTED}`],
    ['a quote without «>»', `De acuerdo.\nEl 4 de marzo de 2026, Ana escribió:\n${PLAIN}`],
    ['an answer below the quote', `El 4/3/26 a las 9:00, Ana escribió:\n${QUOTED}\n\nDe acuerdo.`],
    ['an answer between the quotes', `${QUOTED}\nDe\n> Otra cosa.\nacuerdo.`],
    ['a signature', 'De acuerdo.\n\n-- \nBea Sosa\nEscribana'],
    ['a signature above the quote', `De acuerdo.\n--\nBea Sosa\n\nEl 4 de marzo de 2026, Ana escribió:\n${QUOTED}`],
    [
      'the line of a telephone',
      `De acuerdo.\n\nEnviado desde mi iPhone\n\nEl 4 mar 2026, a las 9:00, Ana escribió:\n\n${QUOTED}`,
    ],
    ['the English line of a telephone', 'De acuerdo.\n\nSent from my iPhone'],
    ['the line of Outlook', 'De acuerdo.\n\nObtener Outlook para Android<https://aka.ms/x>'],
    [
      'a text above what is forwarded',
      `De acuerdo.\n\n---------- Forwarded message ---------\nDe: Ana\nDate: martes\nSubject: Poder\n\n${PLAIN}`,
    ],
  ])('leaves out what is not new: %s', (_, texto) => {
    expect(textoNuevo(texto)).toBe('De acuerdo.');
  });

  it('is in one line', () => {
    expect(textoNuevo('Hola:\r\n\r\n  Va   el poder.\n')).toBe('Hola: Va el poder.');
  });

  it.each([
    ['a quote alone', QUOTED, 'Buenos días: ¿Puede ser el martes? Ana'],
    [
      'a quote with its attribution',
      `El 4 de marzo de 2026, Ana escribió:\n${QUOTED}`,
      'Buenos días: ¿Puede ser el martes? Ana',
    ],
    [
      'a forwarded mail',
      `---------- Mensaje reenviado ----------\nDe: Ana <a@x.test>\nFecha: 4 mar 2026\nAsunto: Poder\nPara: Bea\n\n${PLAIN}`,
      'Buenos días: ¿Puede ser el martes?',
    ],
    ['a signature alone', '-- \nBea Sosa', 'Bea Sosa'],
    ['nothing', '\n \n', ''],
  ])('is what there is when a mail has nothing of its own: %s', (_, texto, expected) => {
    expect(textoNuevo(texto)).toBe(expected);
  });

  it.each([
    ['De: la parte vendedora.\nFalta el poder.'],
    ['El 4 de marzo firmamos:\nvenga a las 9.'],
    ['Vea -- si puede -- el plano.'],
  ])('keeps text that only looks like a quote: %s', (texto) => {
    expect(textoNuevo(texto)).toBe(texto.replaceAll('\n', ' '));
  });
});
