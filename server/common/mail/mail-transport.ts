import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import { publicUrlOf, Settings } from '../config/settings.js';
import { inSpan } from '../tracing/tracing.js';
import type { MensajeCompuesto } from './componer.js';

/** A mail and its envelope. */
export interface Envio extends MensajeCompuesto {
  /** The id is equal at every try. So servers and mail readers recognise a repeated mail. */
  id: string;
  para: string;
  plantilla: string;
  fecha: Date;
  adjuntos?: SendMailOptions['attachments'];
}

/** The parts of the name of a mail's file. */
interface Nombre {
  clase: string;
  id: string;
}

/** A server may take ten minutes to examine a received mail (RFC 5321, 4.5.3.2.6). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 600_000 };

/** Hands mails to the server of SMTP_URL. Without it, writes them as files into DATA_DIR/mail. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger(MailTransport.name);
  private readonly folder: string;
  private smtp?: Transporter;

  constructor(private readonly settings: Settings) {
    this.folder = resolve(settings.DATA_DIR, 'mail');
  }

  /** Delivers a mail. @throws when the server did not accept it, as far as can be known */
  async send(envio: Envio, signal: AbortSignal): Promise<void> {
    const message: SendMailOptions = {
      from: this.settings.MAIL_FROM,
      // The address is an object, since a text could be read as a list of addresses.
      to: { name: '', address: envio.para },
      subject: envio.asunto,
      text: envio.texto,
      html: envio.html,
      date: envio.fecha,
      messageId: `<${envio.id}@${new URL(publicUrlOf(this.settings)).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: envio.adjuntos,
    };
    const [refused] = await this.deliver(message, { clase: envio.plantilla, id: envio.id }, signal);
    if (refused) {
      throw refused[1];
    }
  }

  /** The address of MAIL_FROM, without its name. */
  get sender(): string {
    const { MAIL_FROM } = this.settings;
    return /<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim();
  }

  /**
   * Delivers any mail.
   * @param named the name of its file, without a server
   * @returns the recipients that the server refused, with the errors; the mail went to the others
   * @throws when the server did not accept it, as far as can be known
   */
  async deliver(message: SendMailOptions, named: Nombre, signal: AbortSignal): Promise<ReadonlyMap<string, Error>> {
    const { SMTP_URL } = this.settings;
    if (!SMTP_URL) {
      await this.writeFile(message, named);
      return new Map();
    }
    this.smtp ??= (await import('nodemailer')).createTransport({ url: SMTP_URL, ...TIMEOUTS });
    return handOver(this.smtp, message, signal);
  }

  onApplicationShutdown(): void {
    this.smtp?.close();
  }

  private async writeFile(message: SendMailOptions, { clase, id }: Nombre): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message: bytes } = await composer.sendMail(message);
    const date = (message.date as Date).toISOString().replace(/[:.]/g, '-');
    const file = join(this.folder, `${date}-${clase}-${id}.eml`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(file, bytes as Buffer, { mode: 0o600 });
    this.logger.log({ file }, 'There is no SMTP_URL: a mail was left in a file.');
  }
}

/**
 * Hands a mail to a server.
 * @returns the recipients that the server refused, with the errors; the mail went to the others
 * @throws when the server did not accept it, as far as can be known
 */
export async function handOver(
  smtp: Transporter,
  message: SendMailOptions,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Error>> {
  try {
    const { rejectedErrors } = await inSpan('SMTP', {}, () => smtp.sendMail({ ...message, signal } as SendMailOptions));
    return byRecipient(rejectedErrors);
  } catch (error) {
    const refused = byRecipient((error as NodemailerError).rejectedErrors);
    if (refused.size === 0) {
      throw error;
    }
    return refused;
  }
}

function byRecipient(errors: readonly NodemailerError[] = []): ReadonlyMap<string, NodemailerError> {
  return new Map(errors.map((error) => [error.recipient ?? '', error]));
}
