import { hostOf, type Nombrado, nombradosEn } from './nombrados';

/** The address that a link's text names, and the address where the link leads instead. */
export interface Engano {
  dice: string;
  lleva: string;
}

/** Hosts under which anybody can have a site. Sites below such a host do not belong to its owner. */
const shared =
  /^(?:(?:github|gitlab)\.io|(?:netlify|vercel|web|onrender|surge)\.(?:app|com|sh)|(?:pages|workers|r2|fly|deno)\.dev|(?:blogspot|wordpress|wixsite|weebly|herokuapp|firebaseapp|appspot|cloudfront|amazonaws|azurewebsites|webflow|myshopify|ngrok)\.(?:com|net|io))$/;

/** The lie of a link whose text names another host or address than its destination; null for an honest link. */
export function enganoDe(link: Pick<HTMLAnchorElement, 'href' | 'innerText' | 'querySelectorAll'>): Engano | null {
  const { destinos, usuario } = destinosDe(link.href);
  // People take the user in an address for its host. A picture that is not shown has its alternative text instead.
  const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt);
  const nombrados = nombradosEn([link.innerText, ...pictures, usuario].join(' '));
  const isTrue = (nombrado: Nombrado) => !nombrado.isParecido && destinos.some((destino) => leadsTo(nombrado, destino));
  const addresses = nombrados.filter(({ buzon }) => buzon);
  const isTold = (destino: Nombrado) => !destino.buzon || addresses.some((address) => leadsTo(address, destino));
  const lie = nombrados.find((nombrado) => !isTrue(nombrado)) ?? (destinos.every(isTold) ? undefined : addresses[0]);
  if (!lie || destinos.length === 0) return null;
  return { dice: lie.escrito, lleva: destinos.map(({ buzon, host }) => buzon + host).join(', ') };
}

/**
 * The destinations of an address: one host, or the recipients of a mail. `usuario` is the user that the address has
 * before its host.
 */
function destinosDe(href: string): { destinos: Nombrado[]; usuario: string } {
  const url = URL.parse(href);
  if (url?.protocol === 'mailto:') {
    const to = [url.pathname, ...url.searchParams.getAll('to')].map(decoded).join(' ');
    return { destinos: nombradosEn(to).filter(({ buzon }) => buzon), usuario: '' };
  }
  const host = url && /^https?:$/.test(url.protocol) ? hostOf(url.hostname) : '';
  if (!url || !host) return { destinos: [], usuario: '' };
  return { destinos: [{ escrito: host, buzon: '', host, isParecido: false }], usuario: decoded(url.username) };
}

/** An address matches itself. A host matches itself and the hosts below it. */
function leadsTo({ buzon, host }: Nombrado, destino: Nombrado): boolean {
  if (host === destino.host) return !buzon || !destino.buzon || buzon === destino.buzon;
  return !(buzon && destino.buzon) && destino.host.endsWith(`.${host}`) && !shared.test(host);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
