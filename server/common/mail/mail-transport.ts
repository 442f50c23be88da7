import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { publicUrlOf, Settings } from '../config/settings.js';
import type { MensajeCompuesto } from './componer.js';

/** A mail with what its envelope needs. */
export interface Envio extends MensajeCompuesto {
  /** The same at every try, so that servers and mail readers recognise a repeated mail. */
  id: string;
  para: string;
  plantilla: string;
  fecha: Date;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mails to the server of SMTP_URL; without one, leaves them as files in DATA_DIR/mail. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger(MailTransport.name);
  private readonly folder: string;
  private smtp?: Transporter;

  constructor(private readonly settings: Settings) {
    this.folder = resolve(settings.DATA_DIR, 'mail');
  }

  /** Delivers a mail. @throws when it was not taken, as far as can be known */
  async send(envio: Envio, signal: AbortSignal): Promise<void> {
    const { SMTP_URL, MAIL_FROM } = this.settings;
    const message: SendMailOptions = {
      from: MAIL_FROM,
      // An object, since a text could be read as a list of addresses.
      to: { name: '', address: envio.para },
      subject: envio.asunto,
      text: envio.texto,
      html: envio.html,
      date: envio.fecha,
      messageId: `<${envio.id}@${new URL(publicUrlOf(this.settings)).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    if (SMTP_URL) {
      this.smtp ??= (await import('nodemailer')).createTransport({ url: SMTP_URL, ...TIMEOUTS });
      await this.smtp.sendMail({ ...message, signal } as SendMailOptions);
    } else {
      await this.writeFile(message, envio);
    }
  }

  onApplicationShutdown(): void {
    this.smtp?.close();
  }

  private async writeFile(message: SendMailOptions, { fecha, plantilla, id }: Envio): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message: bytes } = await composer.sendMail(message);
    const file = join(this.folder, `${fecha.toISOString().replace(/[:.]/g, '-')}-${plantilla}-${id}.eml`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(file, bytes as Buffer, { mode: 0o600 });
    this.logger.log({ file }, 'There is no SMTP_URL: a mail was left in a file.');
  }
}
