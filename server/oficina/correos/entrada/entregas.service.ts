import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { FileStorage } from '../../../common/files/file-storage.js';
import { type JobRun, Jobs } from '../../../common/jobs/jobs.js';
import { MailTransport } from '../../../common/mail/mail-transport.js';
import { Realtime } from '../../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Notifier } from '../../../plataforma/avisos/notifier.service.js';
import { avisoDeCorreo } from '../aviso-de-correo.js';
import { type CorreoLeido, Deposito, type Guardar } from './deposito.service.js';
import { type Entrada, EntradasRepository } from './entradas.repository.js';

const QUEUE = 'correos-entrada';
/** The time after a failed last try until the mail is tried again. */
const AGAIN_MS = 3_600_000;

/** Puts accepted mails into their mailboxes. Each mail arrives once, even when its job runs several times. */
@Injectable()
export class Entregas implements OnModuleInit {
  private readonly logger = new Logger(Entregas.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly entradas: EntradasRepository,
    private readonly deposito: Deposito,
    private readonly storage: FileStorage,
    private readonly notifier: Notifier,
    private readonly transport: MailTransport,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<{ id: string }>(QUEUE, { concurrency: 2, handler: (run) => this.deliver(run) });
    await this.jobs.define<{ id: string }>(`${QUEUE}-perdida`, { handler: ({ data }) => this.tryLater(data) });
  }

  /** Delivers a mail to the mailboxes that it has not reached. @throws Error when a mailbox is still missing */
  async deliver({ data: { id }, signal }: Pick<JobRun<{ id: string }>, 'data' | 'signal'>): Promise<void> {
    const pending = await this.entradas.findPending(id);
    const [first] = pending;
    if (!first) {
      return;
    }
    const raw = await buffer(this.storage.contentOf(first.clave));
    const leido = await this.deposito.leer(id, raw);
    const failures: unknown[] = [];
    for (const entrada of pending) {
      signal.throwIfAborted();
      const { direccion, remitente, recibidaEn: recibidoEn } = entrada;
      const correo = { id, leido, raw, direccion, remitente, recibidoEn };
      // A failure of one mailbox must not keep the mail from the others.
      await this.deliverTo(entrada, correo).catch((error) => failures.push(error));
    }
    if (failures.length > 0) {
      throw new Error('A mail did not reach all its mailboxes.', { cause: failures[0] });
    }
  }

  /** Schedules new tries for a mail whose last try failed: an accepted mail is never given up. */
  private async tryLater({ id }: { id: string }): Promise<void> {
    if ((await this.entradas.findPending(id)).length > 0) {
      this.logger.error({ entrada: id }, 'A mail that was accepted cannot be stored; it is tried again in an hour.');
      await this.transactions.platform(() =>
        this.jobs.send(QUEUE, { id }, { singletonKey: id, startAfter: new Date(Date.now() + AGAIN_MS) }),
      );
    }
  }

  private async deliverTo(entrada: Entrada, correo: CorreoLeido): Promise<void> {
    const tenant = await this.directory.tenantOf(entrada.cuentaId, entrada.usuarioId);
    await this.deposito.store(tenant, [{ correo }], async (some, guardar) => {
      if (!(await this.entradas.claim(entrada.id))) {
        throw new Error('Another run has delivered the mail.');
      }
      for (const each of some) {
        await this.put(entrada, each.correo, guardar);
      }
    });
  }

  private async put({ usuarioId }: Entrada, leido: CorreoLeido, guardar: Guardar): Promise<void> {
    const { correo, recibido, isNew } = await guardar(leido);
    if (!isNew) {
      return;
    }
    this.realtime.tellUsuario(usuarioId, { type: 'mailbox.changed', mails: [recibido.id] });
    // Mails of the product itself get no aviso: they may tell that a mail came.
    if (recibido.bandeja === 'inbox' && correo.deDireccion !== this.transport.sender.toLowerCase()) {
      const aviso = { correo, copiaId: recibido.id, hiloId: recibido.hiloId, avatar: null };
      await this.notifier.notify(usuarioId, avisoDeCorreo(aviso));
    }
  }
}
