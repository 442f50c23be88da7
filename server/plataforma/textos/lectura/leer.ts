import { fileText, isBinary } from '../../../common/files/file-text.js';
import type { Formato } from './formatos.js';
import { type Fin, Lleno, NoSeLee, type Tarea } from './lectura.js';
import { TextoLeido } from './texto-leido.js';

/** The bytes of plain text that are read. A longer text has more characters than are kept. */
const MAX_PLAIN = 4 * 1024 * 1024;
/** The most pages of a picture file that are recognised. */
const MAX_FRAMES = 20;
/** The name of encrypted contents in Office files, in UTF-16. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

type Leido = Pick<Fin, 'isPartial' | 'hasPictures'>;

const WHOLE: Leido = { isPartial: false, hasPictures: false };

/** Reads the text of a file. @param hand takes each piece; all pieces together are at most MAX_CHARACTERS */
export async function leer(
  bytes: Buffer,
  { formato, reconoce }: Pick<Tarea, 'formato' | 'reconoce'>,
  hand: (piece: string) => void,
): Promise<Fin> {
  const texto = new TextoLeido(hand);
  try {
    const leido = await FORMATOS[formato](bytes, texto, reconoce);
    texto.flush();
    const isUnrecognised = leido.hasPictures && !reconoce;
    return texto.isBlank
      ? { estado: 'sin_texto', motivo: isUnrecognised ? 'sin_reconocer' : 'vacio', ...leido }
      : { estado: 'listo', motivo: isUnrecognised ? 'sin_reconocer' : null, ...leido };
  } catch (error) {
    if (error instanceof Lleno) {
      return { estado: 'listo', motivo: null, isPartial: true, hasPictures: false };
    }
    const { estado, motivo } = error instanceof NoSeLee ? error : new NoSeLee('fallido', 'danado');
    return { estado, motivo, ...WHOLE };
  }
}

type Lector = (bytes: Buffer, texto: TextoLeido, reconoce: boolean) => Promise<Leido>;

/** The parsers are loaded with the first file that needs them. */
const FORMATOS: Readonly<Record<Formato, Lector>> = {
  pdf: async (bytes, texto, reconoce) => {
    const { leerPdf } = await import('./pdf.js');
    return leerPdf(new Uint8Array(bytes), texto, await reconocimientoIf(reconoce));
  },
  zip: async (bytes, texto) => {
    const { leerZip } = await import('./zip.js');
    await leerZip(bytes, texto);
    return WHOLE;
  },
  cfb: async (bytes) => {
    throw bytes.includes(ENCRYPTED) ? new NoSeLee('protegido') : new NoSeLee('sin_texto', 'tipo');
  },
  html: async (bytes, texto) => {
    const { leerHtml } = await import('./marcado.js');
    leerHtml(plainOf(bytes), texto);
    return { isPartial: bytes.length > MAX_PLAIN, hasPictures: false };
  },
  texto: async (bytes, texto) => {
    texto.add(plainOf(bytes));
    return { isPartial: bytes.length > MAX_PLAIN, hasPictures: false };
  },
  imagen: async (bytes, texto, reconoce) => {
    const { MAX_PIXELS } = await import('./reconocimiento.js');
    const reconocimiento = await reconocimientoIf(reconoce);
    const { default: sharp } = await import('sharp');
    // The size is read without the limit. The limit would take a large picture for a broken picture.
    const { pages = 1, format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      throw new NoSeLee('demasiado_grande');
    }
    const frames = format === 'tiff' ? Math.min(pages, MAX_FRAMES) : 1;
    for (let page = 0; reconocimiento && page < frames; page++) {
      texto.add(`${await reconocimiento.read(bytes, { page })}\n`);
      texto.flush();
    }
    return { isPartial: format === 'tiff' && frames < pages, hasPictures: true };
  },
};

async function reconocimientoIf(reconoce: boolean) {
  const { Reconocimiento } = await import('./reconocimiento.js');
  return reconoce ? new Reconocimiento() : null;
}

/** @throws NoSeLee for bytes that are no text */
function plainOf(bytes: Buffer): string {
  const text = fileText(bytes.subarray(0, MAX_PLAIN));
  if (isBinary(text)) {
    throw new NoSeLee('sin_texto', 'tipo');
  }
  return text;
}
