import { Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { handOver } from '../../common/mail/mail-transport.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { papelOf } from './carpetas-externas.js';
import { type Acceso, ClaveRechazada, ConexionesExternas, toSmtpError } from './conexiones-externas.service.js';
import { type CuentaExterna, CuentasExternasRepository } from './cuentas-externas.repository.js';
import { EstadoDeCuenta } from './estado-de-cuenta.service.js';

/** Sends by the account that a person has elsewhere, and puts what was sent where its server keeps it. */
@Injectable()
export class EnvioExterno {
  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly conexiones: ConexionesExternas,
    private readonly estado: EstadoDeCuenta,
    private readonly transactions: Transactions,
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
    try {
      const enviados = (await client.list()).find((carpeta) => papelOf(carpeta) === 'sent');
      if (!enviados) {
        return;
      }
      const lock = await client.getMailboxLock(enviados.path);
      try {
        const query = { header: { 'message-id': message.messageId ?? '' } };
        const present = await client.search(query, { uid: true });
        // A server that does not say whether it has one is asked again, and never given a second one.
        if (!present) {
          throw new Error('The server does not say whether a mail is among those that were sent.');
        }
        if (present.length === 0) {
          await client.append(enviados.path, await bytesOf(message), ['\\Seen'], message.date as Date);
        }
      } finally {
        lock.release();
      }
    } finally {
      client.close();
    }
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

async function bytesOf(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  return bytes as Buffer;
}
