import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { Transactions } from '../tenancy/transactions.js';
import { Turns } from '../tenancy/turns.js';
import { inSpan } from '../tracing/tracing.js';
import { JOBS_SCHEMA } from './install-jobs.js';
import { DUE_QUEUES } from './jobs-left.js';
import { platformSql } from './platform-sql.js';
import type { QueueName } from './queues.js';

/** One run of a job. */
export interface JobRun<Data> {
  /** The id of the job, equal at every try. Other systems recognise a repeated job by it. */
  id: string;
  data: Data;
  createdAt: Date;
  /** Whether this is the last try, after which a failure is final. */
  isLastTry: boolean;
  /** Aborted when the result no longer counts. The process stops, or another replica took the job over. */
  signal: AbortSignal;
}

/** A job that is due within this time starts on time. A later job starts at the first poll after its time. */
const SOON_MS = 60_000;

/** The workers of a queue fetch jobs when woken, and otherwise once a day. */
const OWN_LOOK_SECONDS = 86_400;

/** After a time without any process, one job stands for all missed times. */
const SCHEDULED = { missed: 'once' } as const;

/**
 * PostgreSQL ends its connections one by one, and some still answer. After this time without failures, it counts as
 * back.
 */
const SETTLED_MS = 5_000;

interface Definition {
  handler(run: JobRun<never>): Promise<void>;
  concurrency: number;
  /** The ids of its workers, once they have started. */
  workers?: string[];
}

/**
 * Background jobs on pg-boss, as rows of the database. A replica does each job at least once. A job is tried again when
 * it fails, and when its process dies.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly definitions = new Map<QueueName, Definition>();
  private readonly schedules = new Map<QueueName, string>();
  private boss?: PgBoss;
  private isStarted = false;
  private isReachable = true;
  private failedAt = 0;
  private isStopping = false;
  private nextLook?: NodeJS.Timeout;
  /** Called after each run of a job in this process; `Metrics` sets it. */
  onRun: (queue: string, result: 'done' | 'retry' | 'failed') => void = () => undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly turns: Turns,
    private readonly settings: Settings,
  ) {}

  /**
   * Sets the handler for the jobs of a queue. Call it in `onModuleInit`. The handler opens its own transactions. It may
   * run again for a finished job, if the process died before noting the end. So a second run must do no harm.
   * @param concurrency the number of jobs that this process does at a time
   * @throws Error for a queue that the owner does not create
   */
  async define<Data extends object>(
    queue: QueueName,
    { handler, concurrency = 1 }: { handler(run: JobRun<Data>): Promise<void>; concurrency?: number },
  ): Promise<void> {
    if (this.definitions.has(queue)) {
      throw new Error(`What the queue ${queue} does is said twice.`);
    }
    this.definitions.set(queue, { handler, concurrency });
    if (this.isStarted) {
      await this.requireQueues([queue]);
    }
  }

  /**
   * Adds a job to a queue at the times of a cron expression (UTC), some 80 s late at most. Call it in `onModuleInit`.
   * There is one job for any number of replicas, and its data is an empty object. If no process ran at the last time,
   * the job is added later.
   */
  async schedule(queue: QueueName, cron: string): Promise<void> {
    this.schedules.set(queue, cron);
    if (this.isStarted) {
      await this.started.schedule(queue, cron, {}, SCHEDULED);
    }
  }

  /**
   * Adds a job in the running transaction, of the platform or of a cuenta. The job runs only if the transaction
   * commits.
   * @param singletonKey while a job with this key waits in the queue, no other is added
   * @param startAfter the earliest start, which is exact within {@link SOON_MS}
   */
  async send(
    queue: QueueName,
    data: object,
    { singletonKey, startAfter }: { singletonKey?: string; startAfter?: Date } = {},
  ): Promise<void> {
    const boss = this.started;
    await this.transactions.asPlatform(() =>
      boss.send(queue, data, {
        db: this.inTransaction(),
        singletonKey: singletonKey ?? crypto.randomUUID(),
        ...(startAfter && { startAfter }),
      }),
    );
    const wait = startAfter ? Math.max(0, startAfter.getTime() - Date.now()) : 0;
    if (wait <= SOON_MS) {
      this.transactions.afterCommit(() => {
        setTimeout(() => this.wake(queue), wait).unref();
      });
    }
  }

  /**
   * Tries given-up jobs once more, in the running transaction of the platform.
   * @returns the number of jobs that were still given up
   */
  async retry(queue: string, ids: readonly string[]): Promise<number> {
    const answer = await this.started.retry(queue, [...ids], { db: this.inTransaction() });
    this.transactions.afterCommit(() => this.wake(queue as QueueName));
    // The library's types leave out this field of the answer.
    return (answer as { affected: number }).affected;
  }

  /** Starts a waiting job now, in the running transaction of the platform. @returns whether the job was waiting */
  async hasten(queue: string, id: string): Promise<boolean> {
    const { updated } = await this.started.update(queue, undefined, {
      id,
      startAfter: 0,
      db: this.inTransaction(),
    });
    this.transactions.afterCommit(() => this.wake(queue as QueueName));
    return updated > 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { JOBS_POLL_SECONDS: poll } = this.settings;
    const supervision = Math.ceil(poll * 5);
    // The library is imported here, so that importing this file does not load it.
    const { PgBoss } = await import('pg-boss');
    this.boss = new PgBoss({
      schema: JOBS_SCHEMA,
      db: { executeSql: (text, values) => this.execute(text, values) },
      migrate: false,
      superviseIntervalSeconds: supervision,
      monitorIntervalSeconds: supervision,
      cronMonitorIntervalSeconds: Math.min(30, Math.ceil(poll * 6)),
      // Each check of the schedules is three statements.
      cronWorkerIntervalSeconds: Math.min(45, Math.ceil(poll * 9)),
      // These options need the owner's rights, or are not used.
      reindex: false,
      monitorVacuum: false,
      flowIntervalSeconds: 3_600,
    });
    this.boss.on('error', (error) => this.tell(error));
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
    await this.boss.start();
    await this.requireQueues([...this.definitions.keys()]);
    this.isStarted = true;
    await this.storeSchedules();
    await this.look();
    this.lookLater();
  }

  /** Lets running jobs end. Jobs that need more than half of SHUTDOWN_SECONDS are done again later. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.nextLook);
    await this.boss?.stop({ close: false, timeout: this.settings.SHUTDOWN_SECONDS * 500 });
  }

  private get started(): PgBoss {
    if (!this.boss) {
      throw new Error('Jobs are taken once the application has started.');
    }
    return this.boss;
  }

  /** Runs the SQL of pg-boss in the running transaction. */
  private inTransaction() {
    const { manager } = this.transactions;
    return { executeSql: async (text: string, values?: unknown[]) => ({ rows: await manager.query(text, values) }) };
  }

  /** @throws Error for queues that the owner does not create */
  private async requireQueues(names: readonly QueueName[]): Promise<void> {
    const queues = await this.started.getQueues([...names]);
    const lost = names.filter((name) => !queues.some((queue) => queue.name === name));
    if (lost.length > 0) {
      throw new Error(`There is no queue ${lost.join(', ')}: it is missing among those that the owner creates.`);
    }
  }

  /** Stores the schedules that are new or have changed. At most starts, all of them are stored already. */
  private async storeSchedules(): Promise<void> {
    const stored = await this.started.getSchedules();
    for (const [queue, cron] of this.schedules) {
      const isStored = stored.some(
        ({ name, ...each }) => name === queue && each.cron === cron && each.options?.missed === SCHEDULED.missed,
      );
      if (!isStored) {
        await this.started.schedule(queue, cron, {}, SCHEDULED);
      }
    }
  }

  /** Starts the workers of a queue. Each fetches a job at once. */
  private async work(queue: QueueName, definition: Definition): Promise<void> {
    const workers: string[] = [];
    definition.workers = workers;
    for (let worker = 0; worker < definition.concurrency; worker++) {
      const options = { includeMetadata: true, pollingIntervalSeconds: OWN_LOOK_SECONDS } as const;
      const id = await this.started.work(queue, options, async ([job]: JobWithMetadata<object>[]) => {
        if (job) {
          await inSpan(`job ${job.name}`, { 'messaging.destination.name': job.name }, () => this.run(definition, job));
        }
      });
      workers.push(id);
    }
  }

  private async run({ handler }: Definition, job: JobWithMetadata): Promise<void> {
    const { id, name, data, createdOn, signal, retryCount, retryLimit } = job;
    const isLastTry = retryCount >= retryLimit;
    try {
      const run = { id, data: data as never, createdAt: createdOn, isLastTry, signal };
      await this.turns.exempt(() => handler(run));
      this.onRun(name, 'done');
    } catch (error) {
      this.onRun(name, isLastTry ? 'failed' : 'retry');
      const entry = { err: error, queue: name, job: id, attempt: retryCount + 1 };
      if (isLastTry) {
        this.logger.error(entry, 'A job failed for the last time.');
      } else {
        this.logger.warn(entry, 'A job failed; it will be tried again.');
      }
      // pg-boss stores the error with the job, so only its message is thrown.
      throw new Error((error as Error).message);
    } finally {
      // The next job starts at once; a worker pauses only when its queue is empty.
      this.wake(name as QueueName);
    }
  }

  /** Checks all queues every JOBS_POLL_SECONDS with one statement, since nearly all queues are empty. */
  private lookLater(): void {
    if (this.isStopping) {
      return;
    }
    this.nextLook = setTimeout(async () => {
      await this.look();
      this.lookLater();
    }, this.settings.JOBS_POLL_SECONDS * 1_000).unref();
  }

  private async look(): Promise<void> {
    try {
      const { rows } = await this.execute(DUE_QUEUES, [[...this.definitions.keys()]]);
      for (const { queue } of rows as { queue: QueueName }[]) {
        this.wake(queue);
      }
    } catch (error) {
      this.tell(error as Error);
    }
  }

  /** Lets the workers of a queue fetch. They start at the first job, since most queues stay empty for long. */
  private wake(queue: QueueName): void {
    const definition = this.definitions.get(queue);
    if (!definition || !this.isStarted || this.isStopping) {
      return;
    }
    if (!definition.workers) {
      this.work(queue, definition).catch((error) => this.tell(error));
      return;
    }
    for (const worker of definition.workers) {
      this.boss?.notifyWorker(worker);
    }
  }

  private async execute(text: string, values?: unknown[]) {
    const result = await platformSql(this.dataSource, text, values);
    if (Date.now() - this.failedAt >= SETTLED_MS) {
      this.isReachable = true;
    }
    return result;
  }

  /** Logs a lost database once, not at every poll. */
  private tell(error: Error): void {
    if (this.isReachable && !this.isStopping) {
      this.logger.warn({ err: error }, 'The jobs cannot go on; they will as soon as they can.');
    }
    this.isReachable = false;
    this.failedAt = Date.now();
  }
}
