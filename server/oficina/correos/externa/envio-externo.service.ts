import { Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import type { SendMailOptions } from 'nodemailer';
import { handOver } from '../../../common/mail/mail-transport.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { ClaveRechazada, ConexionesExternas, type Credenciales, toSmtpError } from './conexiones-externas.service.js';
import { type CuentaExterna, CuentasExternasRepository } from './cuentas-externas.repository.js';
import { EstadoDeCuentaExterna } from './estado-de-cuenta-externa.service.js';
import { papelOf } from './imap-folders.js';
import { Timeouts } from './timeouts.js';

/** Sends mails through a person's external account, and puts them into its folder of sent mails. */
@Injectable()
export class EnvioExterno {
  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly conexiones: ConexionesExternas,
    private readonly estado: EstadoDeCuentaExterna,
    private readonly transactions: Transactions,
    private readonly timeouts: Timeouts,
  ) {}

  /** The account through which mails of the running user leave; null when they leave another way. */
  async find(): Promise<CuentaExterna | null> {
    const cuenta = await this.cuentas.find();
    return cuenta?.enviarPorElla ? cuenta : null;
  }

  /**
   * Hands a mail over. Must not be called inside a transaction.
   * @returns the recipients that the server refused, with the errors
   * @throws when the server, as far as is known, did not take the mail
   */
  async deliver(
    tenant: TenantContext,
    cuenta: CuentaExterna,
    message: SendMailOptions,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Error>> {
    const smtp = await this.conexiones.openSmtp(this.credencialesOf(cuenta));
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

  /** Puts a sent mail into the folder of sent mails, unless it is there. Must not be called inside a transaction. */
  async keep(cuenta: CuentaExterna, message: SendMailOptions): Promise<void> {
    const client = await this.conexiones.openImap(this.credencialesOf(cuenta));
    // A silent server loses its connection, since other mails wait for their turn. The next try finds out whether the
    // mail is there.
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

  /**
   * The folder of sent mails when the mail is not in it. Null when the mail is there, or when there is no such folder.
   */
  private async findMissing(client: ImapFlow, messageId: string): Promise<string | null> {
    const enviados = (await client.list()).find((folder) => papelOf(folder) === 'sent');
    if (!enviados) {
      return null;
    }
    await client.mailboxOpen(enviados.path);
    const present = await client.search({ header: { 'message-id': messageId } }, { uid: true });
    // When the server gives no answer, the job tries again later. It must not put a second copy there.
    if (!present) {
      throw new Error('The server does not say whether a mail is among those that were sent.');
    }
    return present.length === 0 ? enviados.path : null;
  }

  /** @throws ClaveRechazada while the password is known to be refused: another try may lock the account */
  private credencialesOf(cuenta: CuentaExterna): Credenciales {
    const credenciales = cuenta.estado === 'clave-rechazada' ? null : this.conexiones.credencialesOf(cuenta);
    if (!credenciales) {
      throw new ClaveRechazada('smtp');
    }
    return credenciales;
  }
}

/** Runs calls to a server, and closes the connection after a time. @param limit in milliseconds */
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
