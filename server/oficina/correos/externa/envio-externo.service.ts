import { Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import type { SendMailOptions } from 'nodemailer';
import { handOver } from '../../../common/mail/mail-transport.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { type Acceso, ClaveRechazada, ConexionesExternas, toSmtpError } from './conexiones-externas.service.js';
import { type CuentaExterna, CuentasExternasRepository } from './cuentas-externas.repository.js';
import { EstadoDeCuenta } from './estado-de-cuenta.service.js';
import { papelOf } from './imap-folders.js';
import { Timeouts } from './timeouts.js';

/** Sends by the account that a person has elsewhere, and puts what was sent where its server keeps it. */
@Injectable()
export class EnvioExterno {
  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly conexiones: ConexionesExternas,
    private readonly estado: EstadoDeCuenta,
    private readonly transactions: Transactions,
    private readonly timeouts: Timeouts,
  ) {}

  /** The account by which mails of the running user leave; null when they go another way. */
  async find(): Promise<CuentaExterna | null> {
    const cuenta = await this.cuentas.find();
    return cuenta?.enviarPorElla ? cuenta : null;
  }

  /**
   * Hands a mail over. Must not be called inside a transaction.
   * @returns the recipients that the server refused, with the errors
   * @throws when the server did not take it, as far as can be known
   */
  async deliver(
    tenant: TenantContext,
    cuenta: CuentaExterna,
    message: SendMailOptions,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Error>> {
    const smtp = await this.conexiones.openSmtp(this.accesoOf(cuenta));
    try {
      return await handOver(smtp, message, signal);
    } catch (error) {
      const meant = toSmtpError(error);
      if (meant instanceof ClaveRechazada) {
        await this.transactions.tenantTransaction(tenant, () => this.estado.refuse(cuenta));
        throw meant;
      }
      throw error;
    } finally {
      smtp.close();
    }
  }

  /** An account by its id; null when it is removed. */
  findById(id: string): Promise<CuentaExterna | null> {
    return this.cuentas.findById(id);
  }

  /** Puts a mail that was sent among those that were, unless it is there. Must not be called inside a transaction. */
  async keep(cuenta: CuentaExterna, message: SendMailOptions): Promise<void> {
    const client = await this.conexiones.openImap(this.accesoOf(cuenta));
    // Others wait for their turn, so a server that says nothing is let go. Whoever is asked again has it by then, or not.
    const { respuesta, porKiB } = this.timeouts;
    try {
      const enviados = await within(client, respuesta, () => this.findMissing(client, message.messageId ?? ''));
      if (enviados) {
        const bytes = await bytesOf(message);
        const limit = respuesta + (bytes.length / 1024) * porKiB;
        await within(client, limit, () => client.append(enviados, bytes, ['\\Seen'], message.date as Date));
      }
    } finally {
      client.close();
    }
  }

  /** The folder of what was sent, when it has not a mail; null when it has, or when there is none. */
  private async findMissing(client: ImapFlow, messageId: string): Promise<string | null> {
    const enviados = (await client.list()).find((carpeta) => papelOf(carpeta) === 'sent');
    if (!enviados) {
      return null;
    }
    await client.mailboxOpen(enviados.path);
    const present = await client.search({ header: { 'message-id': messageId } }, { uid: true });
    // A server that does not say whether it has one is asked again, and never given a second one.
    if (!present) {
      throw new Error('The server does not say whether a mail is among those that were sent.');
    }
    return present.length === 0 ? enviados.path : null;
  }

  /** @throws ClaveRechazada while its password is known to be refused: trying it again may lock the account */
  private accesoOf(cuenta: CuentaExterna): Acceso {
    const acceso = cuenta.estado === 'clave-rechazada' ? null : this.conexiones.accesoOf(cuenta);
    if (!acceso) {
      throw new ClaveRechazada('smtp');
    }
    return acceso;
  }
}

/** Asks a server, and closes the connection once it took too long. @param limit in milliseconds */
async function within<T>(client: ImapFlow, limit: number, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => client.close(), limit);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

async function bytesOf(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  return bytes as Buffer;
}
