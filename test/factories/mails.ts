import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './app.js';

/** The mails that were sent to somebody, the oldest first. They leave a moment after the request: poll. */
export async function mailsTo(test: TestApp, email: string): Promise<Email[]> {
  const folder = join(test.settings.DATA_DIR, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.sort().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}
