import { invalidField } from '../errors/domain-error.js';
import { withoutFormatting } from '../input/trimmed.js';

const MAX_LENGTH = 255;
const MAX_EXTENSION = 20;
const CONTROL = /\p{Cc}/gu;

/**
 * A file's name as it may be kept and shown. It has no path, no invisible characters, and one Unicode form. It has at
 * most 255 characters with its extension. It is never used as a path: keys are generated.
 * @returns '' when nothing is left of it
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = withoutFormatting(last).replace(CONTROL, '').trim();
  return /^\.*$/.test(clean) ? '' : shortened(clean);
}

/**
 * The name of {@link cleanFileName}, for a file that is kept. @throws DomainError 422 when nothing is left of its name
 */
export function usableFileName(name: string): string {
  const clean = cleanFileName(name);
  if (clean === '') {
    throw invalidField('nombre', 'El archivo no tiene un nombre que se pueda usar.');
  }
  return clean;
}

/** The extension in lower case without its dot, or ''. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.\s]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Extensions that tell the type of a file. Text after another dot, as in «Acta 3.Final», is part of the name. */
const KNOWN =
  /\.(pdf|docx?|odt|rtf|txt|md|xlsx?|ods|csv|pptx?|odp|jpe?g|png|gif|webp|avif|tiff?|heic|bmp|svg|zip|eml|msg|p7[ms]|xml|json|html?)$/i;

/**
 * The name of a file with versions, with the extension of the uploaded file. Types of versions may differ, and people
 * leave the extension out.
 */
export function nameOfVersion(nombre: string, nombreOriginal: string): string {
  const extension = extensionOf(nombreOriginal);
  return extension === '' || extensionOf(nombre) === extension ? nombre : `${nombre.replace(KNOWN, '')}.${extension}`;
}

function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) {
    return name;
  }
  const extension = [...extensionOf(name)].length;
  // The length includes the dot. An extension of absurd length is no extension.
  const tail = extension > 0 && extension <= MAX_EXTENSION ? extension + 1 : 0;
  return [...characters.slice(0, MAX_LENGTH - tail), ...characters.slice(characters.length - tail)].join('').trim();
}
