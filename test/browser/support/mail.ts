import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { product } from './product.ts';

/** Waits for a mail to an address with a matching subject, and gives the newest one. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  const find = async () => (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ''));
  await expect.poll(find, { timeout: 30_000, interval: 250 }).toBeDefined();
  return (await find()) as Email;
}

/** All mails to an address so far, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(product().dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** The link of a mail whose path is `path`. */
export function linkIn(mail: Email, path: string): string {
  const links = (mail.text ?? '').match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`There is no link to ${path} in the mail: ${mail.text}`);
  return link;
}
