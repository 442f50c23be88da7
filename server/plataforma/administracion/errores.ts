const EMAIL = /[^\s<>"'«»]+@[^\s<>"'«»]+/g;
/** Between quotes of any kind. Names of the schema have nothing that a text needs. */
const QUOTED = /(["'`«“])([^"'`»”]*)(["'`»”])/g;
const NAME = /^[\w.:-]+$/;
const MAX = 300;

/** An address of which only the first letter and the domain are shown. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${[...email][0]}…${email.slice(at)}` : '…';
}

/** The first line of an error's message, without addresses and without what it quotes: that may be somebody's text. */
export function withoutContents(message: string): string {
  const [line = ''] = message.trim().split('\n');
  const clean = line
    .replace(EMAIL, masked)
    .replace(QUOTED, (all, open: string, text: string, close: string) => (NAME.test(text) ? all : `${open}…${close}`));
  return clean.length > MAX ? `${clean.slice(0, MAX - 1)}…` : clean;
}
