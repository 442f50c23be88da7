import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JOBS_SCHEMA } from '../../common/jobs/install-jobs.js';
import { Jobs } from '../../common/jobs/jobs.js';
import type { QueueName } from '../../common/jobs/queues.js';
import { Transactions } from '../../common/tenancy/transactions.js';

const QUEUE = 'correos-sin-tarea';
const HOURLY = '23 * * * *';
/** The most jobs that are made in one run. The next run continues. */
const BATCH = 1_000;

interface Tarea {
  cola: QueueName;
  clave: string;
  datos: object;
}

/** Makes new jobs for late mails that lost theirs. The queue drops a job that waits for weeks while no process runs. */
@Injectable()
export class TareasDeCorreo implements OnModuleInit {
  private readonly logger = new Logger(TareasDeCorreo.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, { handler: () => this.restore() });
    await this.jobs.schedule(QUEUE, HOURLY);
  }

  async restore(): Promise<void> {
    const made = await this.transactions.platform(async (manager) => {
      const tareas: Tarea[] = await manager.query(
        `select t.cola, t.clave, t.datos from correo_tareas() t
          where t.desde < now() - interval '10 minutes' and not exists (
            select 1 from ${JOBS_SCHEMA}.job j where j.name = t.cola and j.singleton_key = t.clave and j.state < 'completed')
          order by t.desde limit ${BATCH}`,
      );
      for (const { cola, clave, datos } of tareas) {
        await this.jobs.send(cola, datos, { singletonKey: clave });
      }
      return tareas.length;
    });
    if (made > 0) {
      this.logger.warn({ made }, 'Some mails had lost their jobs; they have new ones.');
    }
  }
}
