import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Product } from '../support/product.ts';
import { withOwner } from './grow-office.ts';
import { residentMemory } from './load.ts';
import { MAX_MEMORY, megabytes } from './memory.ts';
import { decimal, type Measurement } from './report.ts';

/** The jobs that go through all cuentas by the clock. The first two send reminders. */
const QUEUES = ['plazos-recordatorios', 'certificados-avisos', 'auditoria-constancias', 'miniaturas-que-faltan'];
/** How long a transaction of a round may hold its connection, in milliseconds. */
const MAX_HELD_MS = 5_000;
const LOOK_MS = 100;

/** Runs each round once. Measures its time, how long its transactions held a connection, and the memory after it. */
export async function measureRondas({ process }: Product, ownerUrl: string, cuentas: number): Promise<Measurement[]> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const measurements: Measurement[] = [];
  try {
    await withOwner(ownerUrl, async (owner) => {
      for (const queue of QUEUES) {
        const { seconds, heldMs } = await run(boss, owner, queue);
        const memory = (await residentMemory(process.pid)) ?? 0;
        measurements.push({
          name: `Ronda ${queue} por ${cuentas} cuentas`,
          value: `${decimal(seconds, 1)} s, transacciones de hasta ${decimal(heldMs, 0)} ms, ${megabytes(memory)} después`,
          budget: `≤ ${MAX_HELD_MS} ms y ≤ ${megabytes(MAX_MEMORY)}`,
          isMet: heldMs <= MAX_HELD_MS && memory <= MAX_MEMORY,
        });
      }
    });
  } finally {
    await boss.stop({ graceful: false });
  }
  return measurements;
}

async function run(boss: PgBoss, owner: Client, queue: string): Promise<{ seconds: number; heldMs: number }> {
  const id = await boss.send(queue, {}, { singletonKey: crypto.randomUUID() });
  if (!id) throw new Error(`${queue} no tomó la tarea.`);
  let heldMs = 0;
  while (true) {
    const { rows } = await owner.query<{ held: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)) * 1000, 0)::float8 as held
         from pg_stat_activity where application_name = 'carpetas' and datname = current_database()`,
    );
    heldMs = Math.max(heldMs, rows[0]!.held);
    const job = await boss.getJobById(queue, id);
    if (job?.state === 'failed') throw new Error(`${queue} falló: ${JSON.stringify(job.output)}`);
    if (job?.state === 'completed') {
      return { seconds: (Number(job.completedOn) - Number(job.startedOn)) / 1000, heldMs };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
