import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Notifier } from '../avisos/notifier.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { ROL } from '../common/access/roles.js';
import { Jobs } from '../common/jobs/jobs.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { avisoDePlazo, VENCIDO } from './aviso-de-plazo.js';
import { type RecordatorioDePlazo, RecordatoriosDePlazosRepository } from './recordatorios-de-plazos.repository.js';

const QUEUE = 'plazos-recordatorios';
const HOURLY = '7 * * * *';
/** Nobody is reminded before this hour of the cuenta. */
const FIRST_HOUR = 7;

/**
 * Reminds people of plazos 7, 3 and 1 days before they end and on that day, and the titulares on the day after. It runs
 * by the clock: what was changed meanwhile needs no other job.
 */
@Injectable()
export class RecordatoriosDePlazos implements OnModuleInit {
  private readonly logger = new Logger(RecordatoriosDePlazos.name);

  constructor(
    private readonly repository: RecordatoriosDePlazosRepository,
    private readonly notifier: Notifier,
    private readonly gate: CarpetaGate,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, { handler: () => this.run() });
    await this.jobs.schedule(QUEUE, HOURLY);
  }

  /** Sends what is due in all cuentas where it is day. */
  async run(): Promise<void> {
    for (const tenant of await this.transactions.platform((manager) => this.repository.findCuentas(manager))) {
      try {
        await this.runIn(tenant);
      } catch (err) {
        // Its reminders stay for the next run, and the other cuentas do not wait for it.
        this.logger.error({ err }, 'The reminders of plazos of a cuenta could not be sent.');
      }
    }
  }

  /** Sends what is due in one cuenta, in a transaction of its own. */
  async runIn(tenant: TenantContext): Promise<void> {
    await this.directory.prepare(tenant);
    await this.transactions.tenantTransaction(tenant, () => this.remind());
  }

  /** Takes what is due in the running cuenta without telling anybody. */
  async skipDue(): Promise<void> {
    await this.take(await this.now());
  }

  private async remind(): Promise<void> {
    const now = await this.now();
    if (now.hour < FIRST_HOUR) {
      return;
    }
    for (const recordatorio of await this.take(now)) {
      await this.tell(recordatorio);
    }
  }

  private async now(): Promise<DateTime> {
    const { zonaHoraria } = await this.directory.cuenta();
    return DateTime.fromJSDate(this.transactions.now, { zone: zonaHoraria });
  }

  private take(now: DateTime): Promise<RecordatorioDePlazo[]> {
    return this.repository.take(now.toFormat('yyyy-MM-dd'), now.zoneName ?? 'UTC');
  }

  private async tell(recordatorio: RecordatorioDePlazo): Promise<void> {
    const seesIt = () => this.gate.isSeen(recordatorio.carpetaId);
    for (const usuarioId of await this.peopleOf(recordatorio)) {
      await this.notifier.notify(usuarioId, avisoDePlazo(recordatorio), seesIt);
    }
  }

  /** Who answers for it: the first who is still there, otherwise the titulares. Of a late one these hear too. */
  private async peopleOf({ responsables, marca }: RecordatorioDePlazo): Promise<Set<string>> {
    const miembros = await this.directory.miembros();
    const titulares = miembros.filter(({ rolId }) => rolId === ROL.titular).map(({ id }) => id);
    const responsable = responsables.find((id) => miembros.some((miembro) => miembro.id === id));
    return new Set([...(responsable ? [responsable] : titulares), ...(marca === VENCIDO ? titulares : [])]);
  }
}
