import { readFile } from 'node:fs/promises';
import { isIP, Socket } from 'node:net';
import { type ConnectionOptions, rootCertificates } from 'node:tls';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import type { Transporter } from 'nodemailer';
import { Settings, SettingsError } from '../../../common/config/settings.js';
import { OutgoingHttp } from '../../../common/http/outgoing.js';
import { SecretBox } from '../../../common/secrets/secret-box.js';
import type { ServidorDeCorreoDto } from './cuenta-externa.dto.js';
import type { CuentaExterna } from './cuentas-externas.repository.js';
import { rechazoDe } from './rechazo.js';
import { Timeouts } from './timeouts.js';

const PORTS: Readonly<Record<Protocolo, readonly number[]>> = { imap: [143, 993], smtp: [25, 465, 587, 2525] };
/** The most bytes of one answer. No mail that is fetched is larger. */
const MAX_ANSWER_BYTES = 50 * 1024 ** 2;
/** The longest line of an answer. Mails come in literals, and the longest list has the UIDs of a folder. */
const MAX_LINE_BYTES = 16 * 1024 ** 2;

export type Protocolo = 'imap' | 'smtp';

export interface Credenciales {
  usuario: string;
  clave: string;
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
}

/** The server refused the user or the password. */
export class ClaveRechazada extends Error {
  constructor(
    readonly protocolo: Protocolo,
    options?: ErrorOptions,
  ) {
    super(`The ${protocolo} server refused the user or the password.`, options);
  }
}

/** The server cannot be reached, does not encrypt, or has the wrong certificate. */
export class SinConexion extends Error {
  constructor(
    readonly protocolo: Protocolo,
    options?: ErrorOptions,
  ) {
    super(`The ${protocolo} server cannot be reached.`, options);
  }
}

/** The server refused the sign-in. The reason may be the password or a passing problem. */
export class ClaveDudosa extends SinConexion {}

/** The server has no sign-in on this port, so it cannot check a password. */
export class SinIngreso extends SinConexion {}

/**
 * Connects to the mail servers that people name. Private addresses are refused unless a setting allows them, as for all
 * addresses that strangers name. All connections are encrypted. Must not be called inside a transaction.
 */
@Injectable()
export class ConexionesExternas implements OnModuleInit {
  private ca?: string[];

  constructor(
    private readonly outgoing: OutgoingHttp,
    private readonly box: SecretBox,
    private readonly settings: Settings,
    private readonly timeouts: Timeouts,
  ) {}

  async onModuleInit(): Promise<void> {
    const { MAIL_ACCOUNTS_CA } = this.settings;
    if (MAIL_ACCOUNTS_CA) {
      try {
        this.ca = [...rootCertificates, await readFile(MAIL_ACCOUNTS_CA, 'utf8')];
      } catch (cause) {
        throw new SettingsError(`MAIL_ACCOUNTS_CA no se puede leer: ${(cause as Error).message}.`, { cause });
      }
    }
  }

  /** Seals a password for the database. @param id the id of its account, which is needed to open it */
  seal(id: string, clave: string): Buffer {
    return this.box.seal(Buffer.from(clave), contextOf(id));
  }

  /** The data for a connection of an account; null when its password cannot be opened any more. */
  credencialesOf({ id, usuario, clave, imap, smtp }: CuentaExterna): Credenciales | null {
    const opened = this.box.open(clave, contextOf(id));
    return opened && { usuario, clave: opened.toString(), imap, smtp };
  }

  /** Whether the port of a server is allowed. */
  allows(protocolo: Protocolo, { puerto }: ServidorDeCorreoDto): boolean {
    return this.settings.MAIL_ACCOUNTS_ALLOW_PRIVATE || PORTS[protocolo].includes(puerto);
  }

  /** Signs in at both servers and out again, while a person waits. @throws ClaveRechazada · SinIngreso · SinConexion */
  async probar(credenciales: Credenciales): Promise<void> {
    const signal = AbortSignal.timeout(this.timeouts.prueba);
    const imap = await this.openImap(credenciales, signal).catch((error) => {
      throw error instanceof ClaveDudosa ? new ClaveRechazada('imap', { cause: error }) : error;
    });
    await imap.logout().catch(() => imap.close());
    const smtp = await this.openSmtp(credenciales, signal);
    try {
      await smtp.verify();
    } catch (cause) {
      throw toSmtpError(cause);
    } finally {
      smtp.close();
    }
  }

  /**
   * Opens a connection and signs in. The caller closes the connection.
   * @param signal closes the connection @throws ClaveRechazada · ClaveDudosa · SinConexion
   */
  async openImap({ usuario, clave, imap }: Credenciales, signal?: AbortSignal): Promise<ImapFlow> {
    const host = await this.addressOf('imap', imap, signal);
    const { ImapFlow: Imap } = await import('imapflow');
    const isTls = imap.seguridad === 'tls';
    const client = new Imap({
      host,
      port: imap.puerto,
      secure: isTls,
      ...(!isTls && { doSTARTTLS: true }),
      ...this.identityOf(imap),
      auth: { user: usuario, pass: clave },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: this.timeouts.paso,
      greetingTimeout: this.timeouts.paso,
      socketTimeout: this.timeouts.silencio,
      maxLineLength: MAX_LINE_BYTES,
      maxLiteralSize: MAX_ANSWER_BYTES,
      maxResponseSize: 2 * MAX_ANSWER_BYTES,
    });
    // The calls that wait for an answer report failures. Without this listener, a failure would end the process.
    client.on('error', () => {});
    signal?.addEventListener('abort', () => client.close(), { once: true });
    // A server may greet and then stay silent.
    const timer = setTimeout(() => client.close(), this.timeouts.prueba);
    try {
      await client.connect();
      return client;
    } catch (cause) {
      client.close();
      const rechazo = rechazoDe(cause);
      if (rechazo === 'clave') {
        throw new ClaveRechazada('imap', { cause });
      }
      throw rechazo === 'dudoso' ? new ClaveDudosa('imap', { cause }) : new SinConexion('imap', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Opens the transport that hands mails to the server. The caller closes it.
   * @param signal ends the connection @throws SinConexion
   */
  async openSmtp({ usuario, clave, smtp }: Credenciales, signal?: AbortSignal): Promise<Transporter> {
    const host = await this.addressOf('smtp', smtp, signal);
    const { createTransport } = await import('nodemailer');
    const socket = signal && new Socket();
    signal?.addEventListener('abort', () => socket?.destroy(), { once: true });
    return createTransport({
      host,
      ...(socket && { socket }),
      port: smtp.puerto,
      secure: smtp.seguridad === 'tls',
      requireTLS: smtp.seguridad === 'starttls',
      ...this.identityOf(smtp),
      auth: { user: usuario, pass: clave },
      // A server that takes mails without a sign-in gets none.
      forceAuth: true,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: this.timeouts.paso,
      greetingTimeout: this.timeouts.paso,
      socketTimeout: this.timeouts.silencio,
    });
  }

  /** The name that the certificate of a server must have. */
  private identityOf({ servidor }: ServidorDeCorreoDto): { servername?: string; tls: ConnectionOptions } {
    const name = isIP(servidor) ? {} : { servername: servidor };
    return { ...name, tls: { ...name, ...(this.ca && { ca: this.ca }) } };
  }

  private async addressOf(protocolo: Protocolo, servidor: ServidorDeCorreoDto, signal?: AbortSignal): Promise<string> {
    try {
      if (!this.allows(protocolo, servidor)) {
        throw new Error(`The port ${servidor.puerto} is not allowed.`);
      }
      const address = await this.outgoing.addressOf(
        servidor.servidor,
        servidor.puerto,
        this.settings.MAIL_ACCOUNTS_ALLOW_PRIVATE,
      );
      signal?.throwIfAborted();
      return address;
    } catch (cause) {
      throw new SinConexion(protocolo, { cause });
    }
  }
}

/** The replies of servers that do not know the sign-in command (RFC 5321, 4.2.4). */
const NOT_KNOWN: readonly number[] = [500, 502, 503, 504];

/** Turns an error of nodemailer into an error of this module. */
export function toSmtpError(cause: unknown): ClaveRechazada | SinConexion {
  const { code, responseCode = 0 } = cause as { code?: string; responseCode?: number };
  if (code === 'EAUTH' && NOT_KNOWN.includes(responseCode)) {
    return new SinIngreso('smtp', { cause });
  }
  return code === 'EAUTH' && responseCode >= 500
    ? new ClaveRechazada('smtp', { cause })
    : new SinConexion('smtp', { cause });
}

/** The context that ties a sealed password to its account. */
function contextOf(id: string): string {
  return `correo-externo:${id}`;
}
