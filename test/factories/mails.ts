import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import type { TestApp } from './app.js';

/** The mails for an address in DATA_DIR/mail, oldest first. */
export async function mailsTo({ settings }: TestApp, email: string): Promise<Email[]> {
  const folder = join(settings.DATA_DIR, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email.toLowerCase()));
}

/** Waits for a mail to an address with a matching subject, and gives the newest one. */
export async function mailTo(test: TestApp, email: string, subject: string | RegExp): Promise<Email> {
  const find = async () => (await mailsTo(test, email)).findLast((mail) => mail.subject?.match(subject));
  await expect.poll(find, { timeout: 15_000, interval: 50 }).toBeDefined();
  return (await find()) as Email;
}

/** The token of the link in a mail. */
export function tokenIn({ text }: Email): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(text ?? '') ?? [];
  if (!token) {
    throw new Error(`There is no link with a token in this mail:\n${text}`);
  }
  return token;
}
