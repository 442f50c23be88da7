import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';

const NAME = /^[a-z0-9][a-z0-9-]*\.(webp|png|jpg)$/;
const MIMES: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };
const MAX_BYTES = 2 * 1024 * 1024;

/** A picture of the product's own pages. */
export interface ContentPicture {
  path: string;
  mime: string;
  /** The size, in pixels. */
  width: number;
  height: number;
  /** The hash changes with the bytes. */
  hash: string;
}

/**
 * The pictures of a folder, by name. A missing folder has no pictures.
 * @param onProblem receives each file that is no picture, in Spanish
 */
export async function readPictures(
  folder: string,
  onProblem: (problem: string) => void,
): Promise<Map<string, ContentPicture>> {
  const pictures = new Map<string, ContentPicture>();
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    const path = join(folder, name);
    const [, kind = ''] = NAME.exec(name) ?? [];
    if (!kind) {
      if (!name.startsWith('.')) onProblem(`${path}: una imagen se llama como ejemplo-1.webp (o .png, .jpg).`);
      continue;
    }
    try {
      const bytes = await readFile(path);
      if (bytes.length > MAX_BYTES) throw new Error('too large');
      const { width, height } = imageSize(bytes);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      pictures.set(name, { path, mime: MIMES[kind] ?? '', width, height, hash });
    } catch {
      onProblem(`${path}: no es una imagen que se pueda mostrar, de hasta 2 MB.`);
    }
  }
  return pictures;
}
