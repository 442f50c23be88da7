import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { Cartero } from '../../common/mail/cartero.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type AvisoEnEspera, AvisosReunidosRepository } from './avisos-reunidos.repository.js';
import { CanalesRepository, type Destinatario } from './canales.repository.js';

const QUEUE = 'avisos-reunidos';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** The number of avisos that a mail lists. A longer mail only counts the rest. */
const MAX_TOLD = 40;

type Textos = Omit<AvisoEnEspera, 'tipo'>;

/** Mails together the avisos that came too soon after another mail. Each person gets one mail a cuenta. */
@Injectable()
export class AvisosReunidos implements OnModuleInit {
  private readonly logger = new Logger(AvisosReunidos.name);

  constructor(
    private readonly reunidos: AvisosReunidosRepository,
    private readonly canales: CanalesRepository,
    private readonly cartero: Cartero,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, { handler: () => this.run() });
    await this.jobs.schedule(QUEUE, EVERY_FIVE_MINUTES);
  }

  /**
   * Mails the due avisos. The clock starts it. A job for each aviso would miss avisos that are written while it runs.
   */
  async run(): Promise<void> {
    for (const tenant of await this.transactions.platform((manager) => this.reunidos.findDue(manager))) {
      try {
        await this.transactions.tenantTransaction(tenant, () => this.tellRunning());
      } catch (err) {
        // The avisos stay for the next run. The mails of other people go on.
        this.logger.error({ err }, 'What was gathered for a mail could not be sent.');
      }
    }
  }

  private async tellRunning(): Promise<void> {
    const due = await this.reunidos.takeDue();
    const { usuarioId } = this.transactions.tenant;
    const canales = due.length > 0 ? (await this.canales.find([usuarioId])).get(usuarioId) : undefined;
    // The person may have changed their channels meanwhile.
    const wanted = due.filter(({ tipo }) => canales?.(tipo).correo);
    const avisos = wanted.map(({ titulo, parrafo, enlace }) => ({ titulo, parrafo, enlace }));
    if (canales && wanted[0]) {
      await this.mail(canales(wanted[0].tipo), avisos);
    }
  }

  private async mail({ email: para, nombre, cuenta }: Destinatario, avisos: Textos[]): Promise<void> {
    const [first] = avisos;
    if (para === null || !first) {
      return;
    }
    await (avisos.length === 1
      ? this.cartero.enviar({ para, plantilla: 'aviso', datos: { nombre, cuenta, ...first } })
      : this.cartero.enviar({
          para,
          plantilla: 'avisosReunidos',
          datos: { nombre, cuenta, total: avisos.length, avisos: avisos.slice(0, MAX_TOLD) },
        }));
  }
}
