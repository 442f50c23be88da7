/** What a link says, and where it leads instead. */
export interface Engano {
  dice: string;
  lleva: string;
}

/** An address in a text, or a text that is nothing but the name of a host. */
const address = /https?:\/\/([^\s/?#@:]+)/i;
const host = /^(?:www\.)?((?:[\p{L}\d-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#]\S*)?$/iu;
/** «escritura.pdf» looks like a host. */
const file =
  /^[^/]+\.(?:avif|csv|docx?|gif|html?|ics|jpe?g|json|mp[34]|odt|pdf|png|pptx?|rar|rtf|txt|webp|xlsx?|xml|zip)$/i;

/** The lie of a link whose text is an address of another host than where it leads; null when it tells the truth. */
export function enganoDe({ href, textContent }: Pick<HTMLAnchorElement, 'href' | 'textContent'>): Engano | null {
  const text = (textContent ?? '').replace(/\p{Cf}/gu, '').trim();
  const named = address.exec(text)?.[1] ?? (file.test(text) ? undefined : host.exec(text)?.[1]);
  const [dice, lleva] = [hostOf(`https://${named}`), hostOf(href)];
  if (!named || !dice || !lleva || isSame(dice, lleva)) return null;
  return { dice, lleva };
}

function hostOf(url: string): string {
  try {
    const { protocol, hostname } = new URL(url);
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : '';
  } catch {
    return '';
  }
}

/** A host and the hosts below it belong to the same. */
const isSame = (one: string, other: string) => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
