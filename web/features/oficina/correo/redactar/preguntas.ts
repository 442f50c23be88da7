import { fold } from '../../../../lib/fold';
import type { Campos } from './fields';

interface Escrito extends Pick<Campos, 'asunto'> {
  /** The new text alone, without the signature and the quote. */
  texto: string;
  archivos: number;
}

/** The question before a mail is sent; null without a question. */
export function preguntaDe({ asunto, texto, archivos }: Escrito): string | null {
  const isNameless = asunto.trim() === '';
  const isFileForgotten = archivos === 0 && nombraArchivo(`${asunto} ${texto}`);
  if (isNameless && isFileForgotten) return 'El correo no tiene asunto, y habla de un adjunto que no tiene.';
  if (isNameless) return 'El correo no tiene asunto.';
  return isFileForgotten ? 'El correo habla de un adjunto, y no tiene ninguno.' : null;
}

const nombraArchivo = (text: string) => /\b(adjunt(o|a|e|os|as|es|en|ar|amos)|anex(o|a|os|as|amos))\b/.test(fold(text));
