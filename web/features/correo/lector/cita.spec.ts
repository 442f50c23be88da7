import { describe, expect, it } from 'vitest';
import { partirCita } from './cita';

const long = 'Le escribo por la escritura. '.repeat(12);
const quote = `<p>El 4 de marzo de 2026, Ana escribió:</p><blockquote><p>${long}</p></blockquote>`;

describe('the quote at the end of a mail', () => {
  it('is folded with the line that says whose it is', () => {
    expect(partirCita(`<p>Gracias.</p>${quote}`)).toEqual({ texto: '<p>Gracias.</p>', cita: quote });
  });

  it.each([
    ['short', '<p>Sí.</p><blockquote><p>¿Puede ser el martes?</p></blockquote>'],
    ['answered below it', `${quote}<p>De acuerdo.</p>`],
    ['answered below it without a paragraph', `${quote}De acuerdo.`],
    ['all that there is', quote],
    ['forwarded', `<p>Para usted.</p><p>---------- Mensaje reenviado ----------</p><p>${long}</p>`],
  ])('stays in sight when it is %s', (_, html) => {
    expect(partirCita(html)).toEqual({ texto: html, cita: '' });
  });
});
