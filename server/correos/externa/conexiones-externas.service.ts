import { readFile } from 'node:fs/promises';
import { isIP, Socket } from 'node:net';
import { type ConnectionOptions, rootCertificates } from 'node:tls';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import type { Transporter } from 'nodemailer';
import { Settings, SettingsError } from '../../common/config/settings.js';
import { OutgoingHttp } from '../../common/http/outgoing.js';
import { SecretBox } from '../../common/secrets/secret-box.js';
import type { ServidorDeCorreoDto } from './cuenta-externa.dto.js';
import type { CuentaExterna } from './cuentas-externas.repository.js';
import { rechazoDe } from './rechazo.js';

/** How long each step of a connection may take. */
const STEP_MS = 10_000;
/** How long a person waits while an account is tried. */
const TRIED_MS = 20_000;
/** How long a server may be silent while it follows, and while it takes a mail (RFC 5321, 4.5.3.2.6). */
const SILENCE_MS = 600_000;
/** The ports of mail servers. */
const PORTS: Readonly<Record<Protocolo, readonly number[]>> = { imap: [143, 993], smtp: [25, 465, 587, 2525] };
/** How often in a row, and for how long, a server must refuse without a reason until it means the password. */
const DOUBTED_TIMES = 3;
const DOUBTED_MS = 5 * 60_000;
/** How long after a refusal another one is of the same row. */
const SAME_ROW_MS = 60 * 60_000;
/** The most bytes of one answer: no mail that is fetched is larger. */
const MAX_ANSWER_BYTES = 50 * 1024 ** 2;

export type Protocolo = 'imap' | 'smtp';

/** What a connection needs. */
export interface Acceso {
  usuario: string;
  clave: string;
  imap: ServidorDeCorreoDto;
  smtp: ServidorDeCorreoDto;
}

/** The server does not take the user or the password. */
export class ClaveRechazada extends Error {
  constructor(
    readonly protocolo: Protocolo,
    options?: ErrorOptions,
  ) {
    super(`The ${protocolo} server refused the user or the password.`, options);
  }
}

/** The server cannot be reached, or does not encrypt, or is not who it says. */
export class SinConexion extends Error {
  constructor(
    readonly protocolo: Protocolo,
    options?: ErrorOptions,
  ) {
    super(`The ${protocolo} server cannot be reached.`, options);
  }
}

/**
 * Connects to the mail servers that people name. Private addresses are refused as in all that strangers name, unless a
 * setting allows them, and nothing is said unencrypted. Must not be called inside a transaction.
 */
@Injectable()
export class ConexionesExternas implements OnModuleInit {
  private ca?: string[];
  /** Refusals in a row for which the server gave no reason, by account. */
  private readonly dudas = new Map<string, { veces: number; desde: number; ultima: number }>();

  constructor(
    private readonly outgoing: OutgoingHttp,
    private readonly box: SecretBox,
    private readonly settings: Settings,
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

  /** A password as it is kept. @param id of its account, with which alone it is read */
  seal(id: string, clave: string): Buffer {
    return this.box.seal(Buffer.from(clave), contextOf(id));
  }

  /** What a connection of an account needs; null when its password can be read no more. */
  accesoOf({ id, usuario, clave, imap, smtp }: CuentaExterna): Acceso | null {
    const opened = this.box.open(clave, contextOf(id));
    return opened && { usuario, clave: opened.toString(), imap, smtp };
  }

  /** Whether a server may be at a port. */
  allows(protocolo: Protocolo, { puerto }: ServidorDeCorreoDto): boolean {
    return this.settings.MAIL_ACCOUNTS_ALLOW_PRIVATE || PORTS[protocolo].includes(puerto);
  }

  /** Signs in at both servers, and out again, while a person waits. @throws ClaveRechazada · SinConexion */
  async probar(acceso: Acceso): Promise<void> {
    const signal = AbortSignal.timeout(TRIED_MS);
    const imap = await this.connectImap(acceso, () => true, signal);
    this.dudas.delete(nameOf(acceso));
    await imap.logout().catch(() => imap.close());
    const smtp = await this.openSmtp(acceso, signal);
    try {
      await smtp.verify();
    } catch (cause) {
      throw toSmtpError(cause);
    } finally {
      smtp.close();
    }
  }

  /**
   * A connection that is signed in. Whoever asks for it closes it.
   * @throws ClaveRechazada when that is sure, or was doubtful for minutes · SinConexion
   */
  async openImap(acceso: Acceso): Promise<ImapFlow> {
    const client = await this.connectImap(acceso, () => this.isDoubtedEnough(nameOf(acceso)));
    this.dudas.delete(nameOf(acceso));
    return client;
  }

  /** @param isSure whether a refusal without a reason means the password @param signal closes it */
  private async connectImap(
    { usuario, clave, imap }: Acceso,
    isSure: () => boolean,
    signal?: AbortSignal,
  ): Promise<ImapFlow> {
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
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: SILENCE_MS,
      maxLiteralSize: MAX_ANSWER_BYTES,
      maxResponseSize: 2 * MAX_ANSWER_BYTES,
    });
    // Failures reach who waits for an answer. Without a listener, one would end the process.
    client.on('error', () => {});
    signal?.addEventListener('abort', () => client.close(), { once: true });
    try {
      await client.connect();
      return client;
    } catch (cause) {
      client.close();
      const rechazo = rechazoDe(cause);
      throw rechazo === 'clave' || (rechazo === 'dudoso' && isSure())
        ? new ClaveRechazada('imap', { cause })
        : new SinConexion('imap', { cause });
    }
  }

  private isDoubtedEnough(name: string): boolean {
    const now = Date.now();
    const { veces, desde, ultima } = this.dudas.get(name) ?? { veces: 0, desde: now, ultima: now };
    const duda = now - ultima > SAME_ROW_MS ? { veces: 1, desde: now } : { veces: veces + 1, desde };
    const isEnough = duda.veces >= DOUBTED_TIMES && now - duda.desde >= DOUBTED_MS;
    if (isEnough) {
      this.dudas.delete(name);
    } else {
      this.dudas.set(name, { ...duda, ultima: now });
    }
    return isEnough;
  }

  /** What hands mails to the server. Whoever asks for it closes it. @param signal ends its connection @throws SinConexion */
  async openSmtp({ usuario, clave, smtp }: Acceso, signal?: AbortSignal): Promise<Transporter> {
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
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: SILENCE_MS,
    });
  }

  /** Who a server must show that it is. */
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

/** What an error of nodemailer means. */
export function toSmtpError(cause: unknown): ClaveRechazada | SinConexion {
  const { code, responseCode = 0 } = cause as { code?: string; responseCode?: number };
  return code === 'EAUTH' && responseCode >= 500
    ? new ClaveRechazada('smtp', { cause })
    : new SinConexion('smtp', { cause });
}

/** What a server knows an account by. */
function nameOf({ usuario, imap: { servidor, puerto } }: Acceso): string {
  return `${usuario} ${servidor}:${puerto}`;
}

/** What a password belongs to. */
function contextOf(id: string): string {
  return `correo-externo:${id}`;
}
