import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

/** A product that writes its mails to files, in the folder `mail` of its data. */
interface Sender {
  dataDir: string;
}

/** The mails for an address so far, oldest first. */
export async function mailsTo(sender: Sender, email: string): Promise<Email[]> {
  return (await filesTo(sender, email)).map(([, mail]) => mail);
}

async function filesTo({ dataDir }: Sender, email: string): Promise<[Buffer, Email][]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
  const mails = await Promise.all(
    files.map(async (file): Promise<[Buffer, Email]> => [file, await PostalMime.parse(file)]),
  );
  return mails.filter(([, { to }]) => to?.some(({ address }) => address === email.toLowerCase()));
}

/** The raw text of the mail that {@link mailTo} finds. */
export async function rawMailTo(sender: Sender, email: string, subject: string): Promise<string> {
  await mailTo(sender, email, subject);
  const [raw] = (await filesTo(sender, email)).findLast(([, mail]) => mail.subject === subject) ?? [];
  return (raw as Buffer).toString('utf8');
}

/** Waits for a mail to an address with a matching subject. Returns the newest such mail. */
export async function mailTo(sender: Sender, email: string, subject: string | RegExp): Promise<Email> {
  const find = async () => (await mailsTo(sender, email)).findLast((mail) => mail.subject?.match(subject));
  await expect.poll(find, { timeout: 25_000, interval: 100 }).toBeDefined();
  return (await find()) as Email;
}

/** The link of a mail whose path is `path`. */
export function linkIn({ text = '' }: Email, path: string): string {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((url) => new URL(url).pathname === path);
  if (!link) {
    throw new Error(`There is no link to ${path} in this mail:\n${text}`);
  }
  return link;
}

/** The token of the link in a mail. */
export function tokenIn({ text }: Email): string {
  const [, token] = /#token=([\w-]+)/.exec(text ?? '') ?? [];
  if (!token) {
    throw new Error(`There is no link with a token in this mail:\n${text}`);
  }
  return token;
}
