import { wordsOf } from '../../common/input/search-words.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';

/** The form of an address before its at sign, as the database checks it. */
export const ALIAS = /^[a-z0-9]+([._-][a-z0-9]+)*$/;
export const MIN_ALIAS = 3;
export const MAX_ALIAS = 40;

/** Names that belong to the domain itself (RFC 2142), or seem to. */
const RESERVED = new Set([
  ...['abuse', 'admin', 'administracion', 'administrador', 'administrator', 'bounce', 'bounces', 'carpetas', 'correo'],
  ...['dmarc', 'ftp', 'help', 'hostmaster', 'info', 'list', 'mail', 'mailer-daemon', 'mailerdaemon', 'marketing'],
  ...['noc', 'no-reply', 'no-responder', 'nobody', 'noreply', 'noresponder', 'notificaciones', 'postmaster', 'root'],
  ...[
    'sales',
    'security',
    'seguridad',
    'soporte',
    'spam',
    'support',
    'sysadmin',
    'system',
    'usenet',
    'uucp',
    'webmaster',
  ],
  ...['www'],
]);

/** Whether nobody may have this alias. Dots, hyphens and underscores do not matter. */
export function isReserved(alias: string): boolean {
  const plain = alias.replace(/[._-]/g, '');
  return [...RESERVED].some((name) => name.replace(/-/g, '') === plain);
}

/** The aliases offered to a person, the best first: `ana.perez`, `ana.perez2`… */
export function aliasOfrecidos(nombre: string): string[] {
  const words = wordsOf(nombre).map((word) => withoutAccents(word).replace(/[^a-z0-9]/g, ''));
  const base = words
    .filter(Boolean)
    .slice(0, 3)
    .join('.')
    .slice(0, MAX_ALIAS - 2)
    .replace(/\.$/, '');
  const usable = base.length >= MIN_ALIAS && !isReserved(base) ? base : `${base || 'persona'}.oficina`;
  return [usable, ...Array.from({ length: 8 }, (_, index) => `${usable}${index + 2}`)];
}
