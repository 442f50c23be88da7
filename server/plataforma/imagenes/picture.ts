import pLimit from 'p-limit';
import { DomainError } from '../../common/errors/domain-error.js';
import { HEAD_BYTES, mimeOf } from '../../common/files/file-type.js';

/** In pixels. `filling` crops to the exact size; `within` keeps the proportions up to a size. */
const filling = (width: number, height: number) => ({ width, height, fit: 'cover' }) as const;
const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const SIZES = {
  avatar: filling(256, 256),
  fondo: filling(1280, 360),
  logo: within(512),
  nota: within(1600),
  miniatura: filling(336, 252),
  producto: within(1024),
};

/** The kinds of picture, each with its size. */
export type PictureShape = keyof typeof SIZES;

/** A converted picture, and its size in pixels. */
export interface MadePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The type of every converted picture. */
export const PICTURE_MIME = 'image/webp';

/** The types that can be converted. */
export const DRAWN_MIMES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
// The limit exists because a file of a few kilobytes can decode to gigabytes. Most telephone cameras take at most 50
// million pixels.
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;

/** One picture at a time: each needs a whole core, and memory for its pixels. */
const limit = pLimit(1);

/**
 * Converts a picture so that it can be shown to everybody. The picture is decoded and encoded again, so that only its
 * pixels remain. The place of the photograph and hidden contents are lost.
 * @throws DomainError 415 unless it is JPEG, PNG, WebP or GIF; 422 when it cannot be read
 */
export async function makePicture(bytes: Buffer, shape: PictureShape): Promise<MadePicture> {
  if (!DRAWN_MIMES.has(await mimeOf(bytes.subarray(0, HEAD_BYTES)))) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, 'La imagen debe ser JPEG, PNG, WebP o GIF.');
  }
  return limit(() => drawn(bytes, shape));
}

async function drawn(bytes: Buffer, shape: PictureShape): Promise<MadePicture> {
  // Loaded with the first picture: the library takes memory that most processes never need.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    // An animation keeps its first frame. The picture is rotated before its orientation metadata is dropped.
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' }).autoOrient();
    const sized = picture.resize(SIZES[shape]).timeout({ seconds: MAX_SECONDS });
    const { data, info } = await sized.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause: unknown): DomainError {
  const isEnormous = cause instanceof Error && /pixel limit/i.test(cause.message);
  return isEnormous
    ? new DomainError('IMAGEN_ENORME', 422, 'La imagen tiene demasiados píxeles. Elija una de hasta 50 megapíxeles.')
    : new DomainError('IMAGEN_ILEGIBLE', 422, 'La imagen no se puede leer: puede estar dañada.', undefined, { cause });
}
