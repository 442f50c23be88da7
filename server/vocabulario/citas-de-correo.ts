/**
 * The attribution above a quote, as mail programs in several languages write it: «El 4 de marzo de 2026, Ana
 * escribió:». The pattern is slow on a long text.
 */
const ATRIBUCION =
  /^(?:el|en|on|em|le|il|am|den|op)\b.{0,300}\d.{0,300}\b(?:escribi[óo]|va escriure|wrote|escreveu|a écrit|ha scritto|schrieb.{0,150}|schreef.{0,150})\s*:$/i;
/** The longest attribution, in characters and in lines, since programs break long lines. */
const MAX_ATRIBUCION = 400;
const MAX_ATRIBUCION_LINEAS = 3;

/** The headers that Outlook writes above the quoted mail: the first, the date, the subject, and others. */
const PRIMERA_CABECERA = /^\*?(?:de|from|da|von|van)\s*:\*?\s*\S/i;
const CABECERA_DE_FECHA =
  /^\*?(?:enviad[oa](?: el)?|fecha|sent|date|data|envoyé|inviato|gesendet|datum|verzonden|enviat)\s*:/i;
const CABECERA_DE_ASUNTO = /^\*?(?:asunto|subject|assunto|objet|oggetto|betreff|onderwerp|assumpte)\s*:/i;
const OTRA_CABECERA =
  /^\*?(?:de|from|da|von|van|para|to|a|à|an|aan|per a|cc|cco|bcc|importancia|importance|(?:datos )?adjuntos?|attachments?)\s*:/i;
/** The lines after the first header in which Outlook's other headers stand. */
const CABECERAS_LINEAS = 7;

/** The line above the quoted mail. */
export const LINEA_ORIGINAL =
  /^[-_\s]*(?:mensaje original|original message|mensagem original|message d'origine)[-_\s]*$/i;

/** A line that tells of a forwarded text. */
export const REENVIADO = /reenviad|forwarded|encaminhad|transféré|inoltrat|weitergeleitet/i;

/** Whether a line belongs to the headers above a quoted mail. */
export const isCabecera = (linea: string): boolean =>
  [OTRA_CABECERA, CABECERA_DE_FECHA, CABECERA_DE_ASUNTO].some((one) => one.test(linea));

/** The number of lines of the attribution that begins at a line; 0 without an attribution. */
export function lineasDeAtribucion(lineas: readonly string[], at: number): number {
  for (let count = 1; count <= MAX_ATRIBUCION_LINEAS; count++) {
    const text = lineas.slice(at, at + count).join(' ');
    if (text.length <= MAX_ATRIBUCION && text.endsWith(':') && ATRIBUCION.test(text)) {
      return count;
    }
  }
  return 0;
}

/** Whether the headers of a quoted mail begin at a line. */
export function hasCabeceras(lineas: readonly string[], at: number): boolean {
  if (!PRIMERA_CABECERA.test(lineas[at] ?? '')) {
    return false;
  }
  const others = lineas.slice(at + 1, at + 1 + CABECERAS_LINEAS);
  return [CABECERA_DE_FECHA, CABECERA_DE_ASUNTO].every((one) => others.some((linea) => one.test(linea)));
}
