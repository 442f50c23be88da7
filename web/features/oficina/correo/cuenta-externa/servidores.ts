import type { ServidorDeCorreoDto } from '../../../../api/generated/correos';

/** The server from which an account's mails are read, and the server that sends them. */
interface Servidores {
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
}

interface Servicio extends Servidores {
  nombre: string;
  dominios: readonly string[];
  /** The note about the password for people with this service. */
  nota: string;
  /** The address of a page on how to get the password, or how to do without it. */
  enlace: string;
}

const tls = (servidor: string, puerto: number) => ({ servidor, puerto, seguridad: 'tls' as const });
const starttls = (servidor: string) => ({ servidor, puerto: 587, seguridad: 'starttls' as const });

const conContrasenaDeAplicacion = (nombre: string) =>
  `${nombre} no acepta aquí su contraseña de siempre. Pide una «contraseña de aplicación», que se crea en los ajustes de seguridad de su cuenta, con la verificación en dos pasos activada.`;

/** The known services. Their servers are not named after the domain of the address, and they want another password. */
const servicios: readonly Servicio[] = [
  {
    nombre: 'Gmail',
    dominios: ['gmail.com', 'googlemail.com'],
    imap: tls('imap.gmail.com', 993),
    smtp: tls('smtp.gmail.com', 465),
    nota: conContrasenaDeAplicacion('Gmail'),
    enlace: 'https://myaccount.google.com/apppasswords',
  },
  {
    nombre: 'Outlook',
    dominios: ['outlook', 'hotmail', 'live', 'msn'].flatMap((name) =>
      ['com', 'es', 'com.ar', 'cl', 'com.mx'].map((end) => `${name}.${end}`),
    ),
    imap: tls('outlook.office365.com', 993),
    smtp: starttls('smtp-mail.outlook.com'),
    nota: 'Microsoft ya no permite leer sus cuentas con una contraseña, así que todavía no se pueden conectar aquí. Mientras tanto, reenvíe sus correos desde Outlook.',
    enlace: 'https://outlook.live.com/mail/0/options/mail/forwarding',
  },
  {
    nombre: 'Yahoo',
    dominios: ['yahoo.com', 'yahoo.es', 'yahoo.com.ar', 'yahoo.com.mx', 'ymail.com', 'rocketmail.com'],
    imap: tls('imap.mail.yahoo.com', 993),
    smtp: tls('smtp.mail.yahoo.com', 465),
    nota: conContrasenaDeAplicacion('Yahoo'),
    enlace: 'https://login.yahoo.com/account/security',
  },
  {
    nombre: 'iCloud',
    dominios: ['icloud.com', 'me.com', 'mac.com'],
    imap: tls('imap.mail.me.com', 993),
    smtp: starttls('smtp.mail.me.com'),
    nota: conContrasenaDeAplicacion('iCloud'),
    enlace: 'https://account.apple.com/account/manage',
  },
];

/** The domain of a typed address; empty while the address has none. */
const dominioDe = (direccion: string): string =>
  /@([^\s@]+\.[^\s@.]{2,})$/.exec(direccion.trim().toLowerCase())?.[1] ?? '';

/**
 * The known service of an address, by its domain or else by its IMAP server. Offices have their own domains at these
 * services.
 */
export const servicioDe = (direccion: string, servidor?: string): Servicio | undefined =>
  servicios.find(({ dominios }) => dominios.includes(dominioDe(direccion))) ??
  servicios.find(({ imap }) => imap.servidor === servidor?.trim().toLowerCase());

/**
 * The servers of an address: the servers of its known service, or else the usual names below its domain. Fibertel,
 * Movistar, Telefónica and IONOS have these names. Null while the address has no domain.
 */
export function servidoresDe(direccion: string): Servidores | null {
  const dominio = dominioDe(direccion);
  if (!dominio) return null;
  const { imap, smtp } = servicioDe(direccion) ?? {
    imap: tls(`imap.${dominio}`, 993),
    smtp: starttls(`smtp.${dominio}`),
  };
  return { imap, smtp };
}
