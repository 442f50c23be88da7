import {
  hasCabeceras,
  isCabecera,
  LINEA_ORIGINAL,
  lineasDeAtribucion,
  REENVIADO,
} from '../../../vocabulario/citas-de-correo.js';

/** The line above a signature. */
const FIRMA = /^--\s*$/;
/** The lines that programs of telephones add. */
const DE_PROGRAMA =
  /^(?:enviado desde mi|sent from my|enviado desde outlook|sent from outlook|obtener outlook|get outlook)\b.{0,120}$/i;
/** A line of signs alone, as above the headers of Outlook. */
const RAYA = /^[-_*=]{5,}$/;
const LINEA_REENVIADA = /^[-_\s]*(?:inicio del |begin )?[\p{L} ]{1,40}[-_\s]*:?\s*$/iu;

/**
 * The text that the writer of a mail added, in one line: without quotes, signatures, and what programs add. A mail that
 * has nothing else gives what it has.
 */
export function textoNuevo(texto: string): string {
  const lineas = texto.split(/\r?\n/).map((linea) => linea.trim());
  return inOneLine(propias(lineas)) || inOneLine(sinMarcas(lineas));
}

function propias(lineas: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < lineas.length; ) {
    const linea = lineas[at] ?? '';
    const atribucion = lineasDeAtribucion(lineas, at);
    if (atribucion > 0) {
      const next = lineas.slice(at + atribucion).find((one) => one !== '');
      // Without «>», nothing shows where the quote ends.
      if (!next?.startsWith('>')) {
        break;
      }
      at += atribucion;
    } else if (LINEA_ORIGINAL.test(linea) || isReenvio(linea) || hasCabeceras(lineas, at)) {
      break;
    } else if (FIRMA.test(linea)) {
      at = afterFirma(lineas, at);
    } else {
      if (!linea.startsWith('>') && !DE_PROGRAMA.test(linea) && !RAYA.test(linea)) {
        found.push(linea);
      }
      at++;
    }
  }
  return found;
}

/** The line at which a quote begins below a signature; the end without a quote. */
function afterFirma(lineas: readonly string[], at: number): number {
  const next = lineas.findIndex(
    (linea, i) =>
      i > at &&
      (linea.startsWith('>') ||
        LINEA_ORIGINAL.test(linea) ||
        lineasDeAtribucion(lineas, i) > 0 ||
        hasCabeceras(lineas, i)),
  );
  return next < 0 ? lineas.length : next;
}

const isReenvio = (linea: string) => REENVIADO.test(linea) && LINEA_REENVIADA.test(linea);

/** The lines of quotes and of forwarded mails as well, without the marks and the headers around them. */
function sinMarcas(lineas: readonly string[]): string[] {
  const found: string[] = [];
  const bare = lineas.map((linea) => linea.replace(/^(?:>\s*)+/, ''));
  for (let at = 0; at < bare.length; ) {
    const linea = bare[at] ?? '';
    const atribucion = lineasDeAtribucion(bare, at);
    if (atribucion > 0) {
      at += atribucion;
    } else if (hasCabeceras(bare, at)) {
      const end = bare.findIndex((one, i) => i > at && !isCabecera(one));
      at = end < 0 ? bare.length : end;
    } else {
      if (![FIRMA, RAYA, LINEA_ORIGINAL].some((one) => one.test(linea)) && !isReenvio(linea)) {
        found.push(linea);
      }
      at++;
    }
  }
  return found;
}

const inOneLine = (lineas: readonly string[]) => lineas.join(' ').replace(/\s+/g, ' ').trim();
