import { Injectable, Logger } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { Jobs } from '../../common/jobs/jobs.js';
import type { QueueName } from '../../common/jobs/queues.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { isOpenCuenta } from '../../common/tenancy/open-cuenta.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { ROL } from '../../vocabulario/roles.js';

const HOURLY = '7 * * * *';
/** Reminders begin at this hour in the cuenta's time zone. */
const FIRST_HOUR = 7;

/** A round: an hourly search for due reminders. */
export interface Ronda {
  /** Open cuentas that may have a due reminder. In each, one of its titulares acts. */
  findCuentas(manager: EntityManager): Promise<TenantContext[]>;
  /** Takes the due reminders and sends them. It runs in a transaction of the cuenta. @param now in its time zone */
  remind(now: DateTime): Promise<void>;
}

/** Runs the rounds of reminders by the clock. So a later change of a date needs no job. */
@Injectable()
export class RondasDeRecordatorios {
  private readonly logger = new Logger(RondasDeRecordatorios.name);

  constructor(
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  /** Schedules a round for every hour. */
  async schedule(queue: QueueName, ronda: Ronda): Promise<void> {
    await this.jobs.define(queue, { handler: () => this.run(ronda) });
    await this.jobs.schedule(queue, HOURLY);
  }

  /** Runs a round through all cuentas where it is day. Each cuenta has its own transaction. */
  async run(ronda: Ronda): Promise<void> {
    for (const tenant of await this.transactions.platform((manager) => ronda.findCuentas(manager))) {
      try {
        await this.directory.prepare(tenant);
        await this.transactions.tenantTransaction(tenant, async () => {
          const now = await this.now();
          if (now.hour >= FIRST_HOUR) {
            await ronda.remind(now);
          }
        });
      } catch (err) {
        // The cuenta's reminders stay for the next run. The round goes on with the other cuentas.
        this.logger.error({ err }, 'The reminders of a cuenta could not be sent.');
      }
    }
  }

  /** Now, in the time zone of the running cuenta. */
  async now(): Promise<DateTime> {
    const { zonaHoraria } = await this.directory.cuenta();
    return DateTime.fromJSDate(this.transactions.now, { zone: zonaHoraria });
  }

  /** The responsible people: the first of the ids who is still an active member, otherwise the titulares. */
  async responsables(ids: readonly string[]): Promise<string[]> {
    const miembros = await this.directory.miembros();
    const responsable = ids.find((id) => miembros.some((miembro) => miembro.id === id));
    return responsable ? [responsable] : this.miembrosCon([ROL.titular]);
  }

  /** The titulares and adscriptos. */
  firmantes(): Promise<string[]> {
    return this.miembrosCon([ROL.titular, ROL.adscripto]);
  }

  private async miembrosCon(roles: readonly number[]): Promise<string[]> {
    return (await this.directory.miembros()).filter(({ rolId }) => roles.includes(rolId)).map(({ id }) => id);
  }
}

/**
 * Open cuentas that meet a condition on `c`. In each, one of its titulares acts.
 * @param values of the condition
 */
export const cuentasQue = (manager: EntityManager, condition: string, values: unknown[]): Promise<TenantContext[]> =>
  manager.query(
    `select c.id as "cuentaId", m.usuario_id as "usuarioId", m.rol_id as "rolId"
       from cuentas c
       join lateral (select usuario_id, rol_id from membresias
                      where cuenta_id = c.id and rol_id = 1 and estado = 'activa' order by usuario_id limit 1) m on true
      where ${isOpenCuenta('c')} and ${condition}`,
    values,
  );
