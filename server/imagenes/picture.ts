import pLimit from 'p-limit';
import { DomainError } from '../common/errors/domain-error.js';
import { HEAD_BYTES, mimeOf } from '../common/files/file-type.js';

/** One that fills its place, and one of at most a size that keeps its proportions. In pixels. */
const filling = (width: number, height: number) => ({ width, height, fit: 'cover' }) as const;
const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const SIZES = { avatar: filling(256, 256), fondo: filling(1280, 360), logo: within(512), nota: within(1600) };

/** What a picture is made into. */
export type PictureShape = keyof typeof SIZES;

/** A picture of ours, and its size in pixels. */
export interface MadePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** What every picture of ours is. */
export const PICTURE_MIME = 'image/webp';

const ADMITTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
// A few kilobytes can say that they are gigabytes of pixels; a telephone's camera takes up to 50 million.
const MAX_PIXELS = 50_000_000;

/** One at a time: each takes a core, and the memory of what it decodes. */
const limit = pLimit(1);

/**
 * Makes a picture that somebody sent into one that can be shown to everybody: decoded and written anew, so that nothing
 * is left of it but its pixels, neither where it was taken nor what was hidden in it.
 * @throws DomainError 415 when it is no picture of a kind that runs nothing, 422 when it cannot be read
 */
export async function makePicture(bytes: Buffer, shape: PictureShape): Promise<MadePicture> {
  if (!ADMITTED.has(await mimeOf(bytes.subarray(0, HEAD_BYTES)))) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, 'La imagen debe ser JPEG, PNG, WebP o GIF.');
  }
  return limit(() => drawn(bytes, shape));
}

async function drawn(bytes: Buffer, shape: PictureShape): Promise<MadePicture> {
  // Loaded at the first picture: its library takes memory that most processes never need.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    // Of an animation, its first frame. Turned as the camera was held, before what says so is dropped.
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' }).autoOrient();
    const sized = picture.resize(SIZES[shape]);
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
