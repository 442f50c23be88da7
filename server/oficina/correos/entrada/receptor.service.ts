import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type {
  SMTPServer,
  SMTPServerAddress,
  SMTPServerDataStream,
  SMTPServerOptions,
  SMTPServerSession,
} from 'smtp-server';
import { networkOf } from '../../../common/access/network-of.js';
import { RateLimits } from '../../../common/access/rate-limits.js';
import { Settings, SettingsError } from '../../../common/config/settings.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { listening } from '../../../common/http/listen.js';
import { Admision, type Destino } from './admision.service.js';
import { RespuestaSmtp, respuestaA } from './respuesta-smtp.js';

const MIB = 1024 * 1024;
const MAX_BYTES = 40 * MIB;
const MAX_RECIPIENTS = 100;
/** The most connections at a time, of all clients and of one network address. */
const MAX_CONNECTIONS = 200;
const MAX_PER_ADDRESS = 20;
/** The most unknown recipients of a connection. A client with more is guessing names. */
const MAX_UNKNOWN = 10;
const IDLE_MS = 60_000;
/** The longest time of a connection. A client could keep one by sending a byte a minute. */
const SESSION_MS = 20 * 60_000;
const MINUTE_SECONDS = 60;
const RENEW_TLS_MS = 12 * 3_600_000;
const TICK_MS = 25;

interface Conexion {
  address: string;
  /** Whether the client is sending a mail. */
  isReceiving: boolean;
  unknown: number;
  destinos: Map<string, Destino>;
  limit: NodeJS.Timeout;
}

/**
 * Receives mail from outside by SMTP or LMTP, only for the addresses of members. It signs nobody in and relays nothing.
 * It confirms a mail only once the mail is on the disk.
 */
@Injectable()
export class Receptor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Receptor.name);
  private readonly conexiones = new Map<string, Conexion>();
  private server?: SMTPServer;
  private renewal?: NodeJS.Timeout;
  private isStopping = false;

  constructor(
    private readonly admision: Admision,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /** The port on which it listens; null when the product receives no mail. */
  get port(): number | null {
    return (this.server?.server.address() as AddressInfo | null | undefined)?.port ?? null;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { MAIL_DOMAIN, MAIL_IN_PORT, MAIL_IN_HOST, HOST } = this.settings;
    if (MAIL_DOMAIN === undefined || MAIL_IN_PORT === undefined) {
      return;
    }
    const tls = await this.readTls();
    // The module is loaded here, since most processes never need it.
    const { SMTPServer: SmtpServer } = await import('smtp-server');
    const server = new SmtpServer(this.optionsOf(MAIL_DOMAIN, tls));
    // A connection that the client breaks off is no fault of the product.
    server.on('error', (error) => this.logger.debug({ err: error }, 'A connection that hands in mail failed.'));
    this.server = server;
    const listener = server.listen(MAIL_IN_PORT, MAIL_IN_HOST ?? HOST);
    await listening(listener, `No se pueden recibir correos en MAIL_IN_PORT=${MAIL_IN_PORT}`);
    this.renewal = setInterval(() => void this.renewTls(), RENEW_TLS_MS).unref();
  }

  /** Stops taking mail. Mails that are arriving may end, for half of SHUTDOWN_SECONDS. */
  async onModuleDestroy(): Promise<void> {
    const { server } = this;
    clearInterval(this.renewal);
    if (!server) {
      return;
    }
    this.isStopping = true;
    server.close();
    const end = Date.now() + this.settings.SHUTDOWN_SECONDS * 500;
    const isReceiving = () => [...this.conexiones.values()].some((conexion) => conexion.isReceiving);
    this.dismissIdle();
    while (isReceiving() && Date.now() < end) {
      await sleep(TICK_MS);
    }
    for (const connection of server.connections) {
      connection.send(421, 'Closing, try again later');
    }
  }

  private optionsOf(name: string, tls: SMTPServerOptions | null): SMTPServerOptions {
    const refused = ['AUTH', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL', 'HELP', ...(tls ? [] : ['STARTTLS'])];
    return {
      ...tls,
      name,
      lmtp: this.settings.MAIL_IN_LMTP,
      disabledCommands: refused,
      authOptional: true,
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: false,
      size: MAX_BYTES,
      rejectOversized: true,
      maxClients: MAX_CONNECTIONS,
      maxRecipients: MAX_RECIPIENTS,
      socketTimeout: IDLE_MS,
      closeTimeout: this.settings.SHUTDOWN_SECONDS * 500,
      onConnect: (session, callback) => answer(callback, async () => this.connect(session)),
      onClose: (session) => this.forget(session),
      onMailFrom: (_address, session, callback) => answer(callback, () => this.begin(session)),
      onRcptTo: (address, session, callback) => answer(callback, () => this.name(address, session)),
      onData: (stream, session, callback) => answer(callback, () => this.take(stream, session)),
    };
  }

  private connect({ id, remoteAddress }: SMTPServerSession): void {
    const address = networkOf(remoteAddress);
    const same = [...this.conexiones.values()].filter((conexion) => conexion.address === address).length;
    // By LMTP all connections come from the own mail server.
    if (!this.settings.MAIL_IN_LMTP && same >= MAX_PER_ADDRESS) {
      throw new RespuestaSmtp(421, 'Too many connections from your address');
    }
    const limit = setTimeout(() => this.dismiss(id), SESSION_MS).unref();
    this.conexiones.set(id, { address, isReceiving: false, unknown: 0, destinos: new Map(), limit });
  }

  private forget({ id }: SMTPServerSession): void {
    clearTimeout(this.conexiones.get(id)?.limit);
    this.conexiones.delete(id);
  }

  private async begin({ id, remoteAddress }: SMTPServerSession): Promise<void> {
    this.conexionOf(id).destinos.clear();
    if (!this.settings.MAIL_IN_LMTP) {
      await this.limits.consume('correos-entrada', remoteAddress, this.settings.LIMIT_MAIL_IN, MINUTE_SECONDS);
    }
  }

  private async name({ address }: SMTPServerAddress, { id, envelope }: SMTPServerSession): Promise<void> {
    const conexion = this.conexionOf(id);
    const { args } = envelope.mailFrom || { args: false as const };
    const bytes = Number((args && (args as Record<string, unknown>).SIZE) || 0) || null;
    const direccion = address.toLowerCase();
    try {
      conexion.destinos.set(direccion, await this.admision.admit(direccion, bytes, conexion.destinos.values()));
    } catch (error) {
      if (error instanceof RespuestaSmtp && error.responseCode === 550 && ++conexion.unknown > MAX_UNKNOWN) {
        throw new RespuestaSmtp(421, 'Too many unknown recipients');
      }
      throw error;
    }
  }

  /** Receives a mail. The rest of a refused mail is read too. Otherwise its client would not read the reply. */
  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const conexion = this.conexionOf(session.id);
    const { mailFrom, rcptTo } = session.envelope;
    const remitente = mailFrom ? mailFrom.address : '';
    const destinos = rcptTo.map(({ address }) => conexion.destinos.get(address.toLowerCase()));
    conexion.isReceiving = true;
    try {
      await this.admision.accept(
        destinos.filter((destino) => destino !== undefined),
        remitente,
        this.contentOf(stream, session, remitente),
      );
    } catch (error) {
      stream.resume();
      throw error;
    } finally {
      conexion.isReceiving = false;
      if (this.isStopping) {
        // The connection ends after the reply.
        setTimeout(() => this.dismiss(session.id), TICK_MS).unref();
      }
    }
  }

  /** The mail with the headers of its arrival before it (RFC 5321, 4.4). */
  private async *contentOf(
    stream: SMTPServerDataStream,
    { hostNameAppearsAs, remoteAddress, transmissionType }: SMTPServerSession,
    remitente: string,
  ): AsyncGenerator<Uint8Array> {
    const from = `${hostNameAppearsAs.replace(/[^\w.:[\]-]/g, '')} ([${remoteAddress}])`;
    const date = new Date().toUTCString().replace('GMT', '+0000');
    yield Buffer.from(
      `Return-Path: <${remitente}>\r\n` +
        `Received: from ${from} by ${this.settings.MAIL_DOMAIN} with ${transmissionType}; ${date}\r\n`,
    );
    // The stream stays open: when this loop ends early, the caller reads the rest.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      if (stream.sizeExceeded) {
        throw new RespuestaSmtp(552, 'The message is too large');
      }
      yield chunk as Uint8Array;
    }
  }

  private conexionOf(id: string): Conexion {
    const conexion = this.conexiones.get(id);
    if (!conexion || this.isStopping) {
      throw new RespuestaSmtp(421, 'Closing, try again later');
    }
    return conexion;
  }

  private dismiss(id: string): void {
    for (const connection of this.server?.connections ?? []) {
      if (connection.id === id) {
        connection.send(421, 'Closing, try again later');
      }
    }
  }

  private dismissIdle(): void {
    for (const [id, { isReceiving }] of this.conexiones) {
      if (!isReceiving) {
        this.dismiss(id);
      }
    }
  }

  private async readTls(): Promise<Pick<SMTPServerOptions, 'key' | 'cert'> | null> {
    const { MAIL_IN_TLS_KEY, MAIL_IN_TLS_CERT } = this.settings;
    if (!MAIL_IN_TLS_KEY && !MAIL_IN_TLS_CERT) {
      return null;
    }
    try {
      const tls = { key: await readFile(MAIL_IN_TLS_KEY ?? ''), cert: await readFile(MAIL_IN_TLS_CERT ?? '') };
      createSecureContext(tls);
      return tls;
    } catch (cause) {
      const reason = (cause as Error).message;
      throw new SettingsError(`MAIL_IN_TLS_KEY y MAIL_IN_TLS_CERT no se pueden usar: ${reason}.`, { cause });
    }
  }

  /** Reads the certificates again, since they are renewed while the process runs. */
  private async renewTls(): Promise<void> {
    try {
      const tls = await this.readTls();
      if (tls) {
        this.server?.updateSecureContext(tls);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'The certificate of incoming mail cannot be read; the earlier one stays.');
    }
  }
}

/** Runs the work of a command and sends the reply. */
function answer(callback: (error?: Error | null) => void, work: () => Promise<void>): void {
  work().then(
    () => callback(),
    (error: unknown) => {
      const respuesta = respuestaA(error);
      if (!(error instanceof RespuestaSmtp || error instanceof DomainError)) {
        logger.warn({ err: error }, 'A mail from outside was put off.');
      }
      callback(respuesta);
    },
  );
}

const logger = new Logger(Receptor.name);
