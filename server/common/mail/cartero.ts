import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { publicUrlOf, Settings } from '../config/settings.js';
import { type JobRun, Jobs } from '../jobs/jobs.js';
import { SecretBox } from '../secrets/secret-box.js';
import { componer } from './componer.js';
import { MailTransport } from './mail-transport.js';
import type { Carta } from './plantillas/carta.js';
import { type DatosDe, PLANTILLAS, type Plantilla } from './plantillas/plantillas.js';
import { refusalForGood } from './refusal.js';

/** A mail to a person. */
export interface Mensaje<P extends Plantilla> {
  para: string;
  plantilla: P;
  datos: DatosDe<P>;
}

export interface Cuando {
  /** While a mail with this key waits, no other mail with the key is added. */
  singletonKey?: string;
  /** The earliest moment. */
  startAfter?: Date;
  /** When the link in the mail expires. After that the mail is not sent. */
  venceEn?: Date;
}

type Sellado = Mensaje<Plantilla> & { venceEn?: string };

const CONTEXT = 'correo';

/** Sends the mails of the product. Each is stored in the transaction that causes it, and sent after the commit. */
@Injectable()
export class Cartero implements OnModuleInit {
  private readonly logger = new Logger(Cartero.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly box: SecretBox,
    private readonly transport: MailTransport,
    private readonly settings: Settings,
  ) {}

  /**
   * Sends a mail once the running transaction is committed; never after a rollback. While the mail server accepts no
   * mail, it is tried for a day. A mail that the server refuses for good is given up.
   */
  async enviar<P extends Plantilla>(mensaje: Mensaje<P>, { venceEn, ...options }: Cuando = {}): Promise<void> {
    // Links in mails let people in. So readers of the table of jobs must not see them.
    const sealed = this.box.seal(Buffer.from(JSON.stringify({ ...mensaje, venceEn })), CONTEXT).toString('base64');
    await this.jobs.send('correo', { sealed }, options);
  }

  async onModuleInit(): Promise<void> {
    await this.jobs.define<{ sealed: string }>('correo', { concurrency: 2, handler: (run) => this.deliver(run) });
  }

  /** The recipient and the template of a mail in the queue. Null when the mail was sealed under another secret. */
  describe(sealed: string): Pick<Mensaje<Plantilla>, 'para' | 'plantilla'> | null {
    const opened = this.open(sealed);
    return opened && { para: opened.para, plantilla: opened.plantilla };
  }

  private open(sealed: string): Sellado | null {
    const opened = this.box.open(Buffer.from(sealed, 'base64'), CONTEXT);
    return opened && (JSON.parse(opened.toString()) as Sellado);
  }

  private async deliver({ id, data: { sealed }, createdAt, signal }: JobRun<{ sealed: string }>): Promise<void> {
    const opened = this.open(sealed);
    if (!opened) {
      throw new Error('The mail was sealed under another JWT_SECRET.');
    }
    const { para, plantilla, datos, venceEn } = opened;
    if (venceEn && Date.parse(venceEn) <= Date.now()) {
      this.logger.warn({ job: id, plantilla }, 'A mail was not sent: its link had expired before the server took it.');
      return;
    }
    const carta = (PLANTILLAS[plantilla] as (datos: unknown) => Carta)(datos);
    const mensaje = componer(carta, publicUrlOf(this.settings));
    try {
      await this.transport.send({ id, para, plantilla, fecha: createdAt, ...mensaje }, signal);
    } catch (error) {
      const codigo = refusalForGood(error);
      if (codigo === null) {
        throw error;
      }
      // The server's reply is not logged, since it usually names the address.
      const dominio = para.slice(para.lastIndexOf('@') + 1);
      this.logger.warn({ job: id, plantilla, dominio, codigo }, 'A mail was given up: its server refuses it for good.');
    }
  }
}
