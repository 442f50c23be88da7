import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page that the build has drawn for guests (web/draw-guest-pages.ts). */
export interface GuestPage {
  /** Its file in the folder of the web. */
  file: string;
  /** The hash of its style element, for the Content-Security-Policy. */
  styleHash: string;
}

/** The drawn pages of a built web, by their path; none where only the server is built. */
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
