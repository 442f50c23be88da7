import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page for guests, which the build has drawn (web/draw-guest-pages.ts). */
export interface GuestPage {
  /** The name of the file in the web's folder. */
  file: string;
  /** The hash of its style element, for the Content-Security-Policy. */
  styleHash: string;
}

/** The drawn pages of a built web, by their path. Empty where only the server is built. */
export async function findGuestPages(root: string): Promise<Map<string, GuestPage>> {
  const pages = new Map<string, GuestPage>();
  const names = await readdir(join(root, 'paginas'), { recursive: true }).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith('.html'))) {
    const file = join('paginas', name);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await readFile(join(root, file), 'utf8')) ?? [];
    const path = `/${name.replace(/(^index)?\.html$/, '')}`;
    pages.set(path, { file, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` });
  }
  return pages;
}
