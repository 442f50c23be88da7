const EMAIL = /[^\s<>"'«»]+@[^\s<>"'«»]+/g;
/** A text between quotes of any kind. A text needs no name of the schema. */
const QUOTED = /(["'`«“])([^"'`»”]*)(["'`»”])/g;
const NAME = /^[\w.:-]+$/;
const MAX = 300;

/** Shows only the first letter and the domain of an address. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${[...email][0]}…${email.slice(at)}` : '…';
}

/** The first line of an error's message, without addresses and quoted texts. A quoted text may be a user's. */
export function withoutContents(message: string): string {
  const [line = ''] = message.trim().split('\n');
  const clean = line
    .replace(EMAIL, masked)
    .replace(QUOTED, (all, open: string, text: string, close: string) => (NAME.test(text) ? all : `${open}…${close}`));
  return clean.length > MAX ? `${clean.slice(0, MAX - 1)}…` : clean;
}
