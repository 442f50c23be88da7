import { escapeHtml } from '../input/safe-html.js';
import type { Carta, Novedad } from './plantillas/carta.js';

/** A mail, ready to be sent. */
export interface MensajeCompuesto {
  asunto: string;
  html: string;
  texto: string;
}

const FONT = "font-family:'Inter','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Lays out a mail: the same text as HTML and as plain text.
 * @param base the address of the product, without a slash at the end
 */
export function componer(carta: Carta, base: string): MensajeCompuesto {
  const asunto = inOneLine(carta.asunto);
  return { asunto, html: htmlOf({ ...carta, asunto }, base), texto: textOf(carta, base) };
}

/** A name with a line break could forge a header, or a paragraph in our name. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function textOf({ titulo, parrafos, boton, notas = [] }: Carta, base: string): string {
  const blocks = [
    inOneLine(titulo).toUpperCase(),
    ...parrafos.map((parrafo) => (typeof parrafo === 'string' ? inOneLine(parrafo) : textOfNovedad(parrafo, base))),
    ...(boton ? [`${boton.texto}:\n${base}${boton.ruta}`] : []),
    ...notas.map(inOneLine),
    `--\nCarpetas · ${base}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function htmlOf({ asunto, resumen, titulo, parrafos, boton, notas = [] }: Carta, base: string): string {
  const body = [
    `<h1 class="t" style="margin:0 0 16px;${FONT};font-size:22px;line-height:1.3;font-weight:600;color:#12202a">${escapeHtml(titulo)}</h1>`,
    ...parrafos.map(
      (parrafo) =>
        `<p class="t" style="margin:0 0 14px;${FONT};font-size:16px;line-height:1.55;color:#12202a">${typeof parrafo === 'string' ? escapeHtml(parrafo) : htmlOfNovedad(parrafo, base)}</p>`,
    ),
    ...(boton ? [buttonOf(boton.texto, `${base}${boton.ruta}`)] : []),
    ...notas.map(
      (text) =>
        `<p class="s" style="margin:0 0 10px;${FONT};font-size:13px;line-height:1.5;color:#4c5c68">${escapeHtml(text)}</p>`,
    ),
  ].join('\n');
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(asunto)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .c { background-color: #0f1a21 !important; }
  .p { background-color: #17242c !important; border-color: #2a3a44 !important; }
  .t { color: #e8eef1 !important; }
  .s, .s a { color: #a9b8c1 !important; }
  .m { color: #7fd0d6 !important; }
}
@media (max-width: 480px) { .p { padding: 24px 20px !important; } }
</style>
</head>
<body class="c" style="margin:0;padding:0;background-color:#f6f8f9">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(resumen)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="c" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f6f8f9">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px">
<span class="m" style="${FONT};font-size:18px;font-weight:600;letter-spacing:-0.2px;color:#0f5e66">Carpetas</span>
</td></tr>
<tr><td class="p" style="background-color:#ffffff;border:1px solid #e1e7ea;border-radius:12px;padding:32px">
${body}
</td></tr>
<tr><td style="padding:16px 4px 0">
<p class="s" style="margin:0;${FONT};font-size:12px;line-height:1.5;color:#4c5c68">Enviado por Carpetas, <a href="${escapeHtml(base)}" style="color:#4c5c68">${escapeHtml(base.replace(/^https?:\/\//, ''))}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function textOfNovedad({ ruta, ...textos }: Novedad, base: string): string {
  return [wordsOf(textos).join(' · '), ...(ruta ? [`${base}${ruta}`] : [])].join('\n');
}

/** Only the first words become a link. A mail full of links is hard to read. */
function htmlOfNovedad({ ruta, ...textos }: Novedad, base: string): string {
  const [first = '', ...rest] = wordsOf(textos).map(escapeHtml);
  const link = ruta ? `<a class="m" href="${escapeHtml(base + ruta)}" style="color:#0f5e66">${first}</a>` : first;
  return [link, ...rest].join(' · ');
}

function wordsOf({ titulo, parrafo }: Omit<Novedad, 'ruta'>): string[] {
  return [titulo, parrafo].map(inOneLine).filter(Boolean);
}

function buttonOf(text: string, href: string): string {
  const url = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 22px"><tr>
<td style="background-color:#0f5e66;border-radius:999px"><a href="${url}" style="display:inline-block;padding:12px 26px;${FONT};font-size:15px;font-weight:600;line-height:1.3;color:#ffffff;text-decoration:none">${escapeHtml(text)}</a></td>
</tr></table>
<p class="s" style="margin:0 0 14px;${FONT};font-size:13px;line-height:1.5;color:#4c5c68">Si el botón no funciona, copie esta dirección en el navegador:<br><a href="${url}" style="color:#4c5c68;word-break:break-all">${url}</a></p>`;
}
