import { describe, expect, it } from 'vitest';
import { partirCita } from './cita';

const long = 'Le escribo por la escritura. '.repeat(12);
const quote = `<p>El 4 de marzo de 2026, Ana escribió:</p><blockquote><p>${long}</p></blockquote>`;

describe('the quote at the end of a mail', () => {
  it('is folded with the line that says whose it is', () => {
    expect(partirCita(`<p>Gracias.</p>${quote}`)).toEqual({ texto: '<p>Gracias.</p>', cita: quote });
  });

  it.each([
    [
      'Gmail',
      `<div dir="ltr">Gracias.</div><br /><div><div dir="ltr">El mié, 4 mar 2026 a las 9:00, Ana (<a href="mailto:a@x.test">a@x.test</a>) escribió:<br /></div><blockquote style="margin: 0">${long}</blockquote></div>`,
    ],
    [
      'Outlook',
      `<div>Gracias.</div><hr /><div dir="ltr"><font><b>De:</b> Ana &lt;a@x.test&gt;<br /><b>Enviado:</b> miércoles<br /><b>Para:</b> Bea<br /><b>Asunto:</b> Poder</font><div> </div></div><div><p>${long}</p></div>`,
    ],
    [
      'Apple Mail',
      `<div>Gracias.<br /><div><br /><blockquote type="cite"><div>On Mar 4, Ana wrote:</div>${long}</blockquote></div></div>`,
    ],
    [
      'a program of plain text',
      `<div>Gracias.<br /><br />El mié, 4 de mar de 2026 a la(s) 09:00, Ana Ruiz<br />&lt;a@x.test&gt; escribió:<br /><br />&gt; ${long}<br />&gt; Vea <a href="https://x.test">esto</a>.</div>`,
    ],
    [
      'Yahoo',
      `<div>Gracias.</div><div><div>En miércoles, 4 de marzo de 2026, Ana escribió:</div><div>${long}</div></div>`,
    ],
  ])('is folded as %s writes it', (_, html) => {
    const { texto, cita } = partirCita(html, 'Re: Poder');
    const said = (part: string) => new DOMParser().parseFromString(part, 'text/html').body.textContent?.trim();
    expect(said(texto)).toBe('Gracias.');
    expect(said(cita)).toMatch(/^(El|De:|On|En) .*escritura\. Le escribo/s);
    expect(partirCita(texto)).toEqual({ texto, cita: '' });
  });

  it('stays in sight when Outlook forwards it', () => {
    const html = `<p>Para usted.</p><div><b>De:</b> Ana<br /><b>Asunto:</b> Poder</div><p>${long}</p>`;
    expect(partirCita(html, 'RV: Poder')).toEqual({ texto: html, cita: '' });
    expect(partirCita(html, 'RE: Poder').texto).toBe('<p>Para usted.</p>');
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
