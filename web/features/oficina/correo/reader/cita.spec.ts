import { describe, expect, it } from 'vitest';
import { partirCita } from './cita';

const long = 'Le escribo por la escritura. '.repeat(12);
const quote = `<p>El 4 de marzo de 2026, Ana escribió:</p><blockquote><p>${long}</p></blockquote>`;

const headers = (de: string) => `<p>De: ${de}<br>Enviado: martes<br>Para: Bea<br>Asunto: Poder</p>`;
const re = { asunto: 'Re: Poder', anteriores: [`<p>${long}</p>`] };

describe('the quote at the end of a mail', () => {
  it('is folded with the line that names its author', () => {
    expect(partirCita(`<p>Gracias.</p>${quote}`, re)).toEqual({ texto: '<p>Gracias.</p>', cita: quote });
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
      'Thunderbird',
      `<p>Gracias.</p><div>El 4/3/26 a las 9:00, Ana escribió:<br /></div><blockquote type="cite"><p>${long}</p></blockquote>`,
    ],
    [
      'Gmail in a language that we do not know',
      `<div dir="ltr">Gracias.</div><br /><div><div dir="ltr">On 2026.03.04 9:00, Ana (<a href="mailto:a@x.test">a@x.test</a>) rašė:<br /></div><blockquote>${long}</blockquote></div>`,
    ],
    [
      'a program of plain text',
      `<div>Gracias.<br /><br />El mié, 4 de mar de 2026 a la(s) 09:00, Ana Ruiz<br />&lt;a@x.test&gt; escribió:<br /><br />&gt; ${long}<br />&gt; Vea <a href="https://x.test">esto</a>.</div>`,
    ],
  ])('is folded as %s writes it', (_, html) => {
    const { texto, cita } = partirCita(html, re);
    const said = (part: string) => new DOMParser().parseFromString(part, 'text/html').body.textContent?.trim();
    expect(said(texto)).toBe('Gracias.');
    expect(said(cita)).toMatch(/^(El|De:|On) .*escritura\. Le escribo/s);
    expect(partirCita(texto, re)).toEqual({ texto, cita: '' });
  });

  it('is folded without a line that names its author when it was in the thread', () => {
    const html = `<p>Gracias.</p><blockquote>${long}</blockquote>`;
    expect(partirCita(html, re)).toEqual({ texto: '<p>Gracias.</p>', cita: `<blockquote>${long}</blockquote>` });
    expect(partirCita(html, { ...re, anteriores: [] })).toEqual({ texto: html, cita: '' });
  });

  it('is folded with the line that names its author when it is not in the thread', () => {
    expect(partirCita(`<p>Gracias.</p>${quote}`, { ...re, anteriores: ['<p>Otra cosa.</p>'] }).cita).toBe(quote);
  });

  it('stays visible when Outlook forwards it', () => {
    const html = `<p>Para usted.</p>${headers('Ana')}<p>${long}</p>`;
    expect(partirCita(html, { ...re, asunto: 'RV: Poder' })).toEqual({ texto: html, cita: '' });
    expect(partirCita(html, { ...re, asunto: '[Externo] RE: Poder' }).texto).toBe('<p>Para usted.</p>');
  });

  it('is folded below headers only as far as it was in the thread', () => {
    const old = `${headers('Ana')}<p>${long}</p>`;
    const html = `<p>Vea abajo.</p>${headers('Ana')}<p>No se lo dije.</p>${old}`;
    expect(partirCita(html, re)).toMatchObject({ texto: html.slice(0, -old.length), cita: old });
  });

  it.each([
    ['short', '<p>Sí.</p><blockquote><p>¿Puede ser el martes?</p></blockquote>'],
    ['answered below it', `${quote}<p>De acuerdo.</p>`],
    ['answered below it without a paragraph', `${quote}De acuerdo.`],
    ['all that there is', quote],
    ['forwarded', `<p>Para usted.</p><p>---------- Mensaje reenviado ----------</p><p>${long}</p>`],
    ['a block that is forwarded', `<p>Hola.</p><p>Mensaje reenviado:</p><blockquote>${long}</blockquote>`],
    ['new text in a block', `<p>Adjunto la ley.</p><blockquote><p>Artículo 1.º ${long}</p></blockquote>`],
    ['new text with marks', `<p>Adjunto la ley.</p><p>&gt; Artículo 1.º ${long}</p>`],
    [
      'introduced by the writer with a year',
      `<p>El código de 2015 dice:</p><blockquote>Artículo 1.º ${long}</blockquote>`,
    ],
    [
      'answered inside its block',
      `<p>Respondo abajo.</p><p>El 4 de marzo de 2026, Ana escribió:</p><blockquote><p>${long}</p><p>Sí, el jueves.</p></blockquote>`,
    ],
    ['introduced by the writer', `<p>La cláusula dice:</p><blockquote>Primera. ${long}</blockquote>`],
    ['no block below the line that says whose it is', `<p>Hola.</p><p>El 4 de marzo, Ana escribió:</p><p>${long}</p>`],
    ['below headers without a date', `<p>Hola.</p><p>De: Juan Pérez<br />Asunto: poder especial</p><p>${long}</p>`],
    ['answered in it below headers', `<p>Hola.</p>${headers('Ana')}<p>${long}</p><p>Sí, eso.</p>`],
    [
      'answered between its lines',
      `<p>Hola.</p>${headers('Ana')}<p>${long.slice(0, 168)}</p><p>Sí.</p><p>${long.slice(168)}</p>`,
    ],
    ['of a mail that is not in the thread', `<p>Hola.</p>${headers('Ana')}<p>Otra cosa. ${long}</p>`],
  ])('stays visible when it is %s', (_, html) => {
    expect(partirCita(html, re)).toEqual({ texto: html, cita: '' });
  });

  it('stays visible in a mail that answers nothing', () => {
    const html = `<p>Gracias.</p>${quote}`;
    expect(partirCita(html, { asunto: 'Responsable: poder' })).toEqual({ texto: html, cita: '' });
  });
});
