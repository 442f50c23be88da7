import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient, QueryResult } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { isUuid } from '../../vocabulario/uuid.js';
import { discard } from '../database/discard.js';
import { preparedByText } from '../database/prepared-by-text.js';
import { PLATFORM_ROLE, TENANT_ROLE } from '../database/roles.js';
import { DatabaseUnavailable, DomainError } from '../errors/domain-error.js';
import { Turns } from './turns.js';

/** The acting person, their cuenta and their role. The database's policies use them. */
export interface TenantContext {
  cuentaId: string;
  usuarioId: string;
  rolId: number;
  /** The browser tab of the request, from its X-Tab-Id. */
  tab?: string;
}

interface UnitOfWork {
  manager: EntityManager;
  client: PoolClient;
  now: Date;
  tenant?: TenantContext;
  beforeCommit: (() => Promise<void>)[];
  afterCommit: (() => void)[];
  /** The parts of the transaction in cuentas, which all its units share. */
  parts: Part[];
}

/** A part of a platform transaction inside a cuenta. */
interface Part extends UnitOfWork {
  tenant: TenantContext;
}

/** SQLSTATE of a server that accepts no writes, such as a demoted server. Its connections must not be used again. */
const READ_ONLY_SERVER = '25006';

/**
 * Settings for a load in bulk. Commits do not wait for the disk. A prepared statement is not planned again for its
 * values.
 */
const FOR_BULK = 'SET LOCAL synchronous_commit = off; SET LOCAL plan_cache_mode = force_generic_plan';

/** Lets a transaction of a cuenta go on in the platform's role. */
const LEAVE_TENANT = `SET LOCAL ROLE ${PLATFORM_ROLE}; SET LOCAL app.cuenta_id = ''`;

/** The limit is above the number of statements that the code prepares. */
const MOST_PREPARED = 200;

/**
 * The transactions of the product. The interceptor opens a transaction per request inside a cuenta. Every repository
 * finds it here. Services that use the platform's own tables open short transactions.
 */
@Injectable()
export class Transactions {
  private readonly storage = new AsyncLocalStorage<UnitOfWork>();
  private readonly clock = new AsyncLocalStorage<Date>();
  /** The names of the prepared statements, by their texts. */
  private readonly names = new Map<string, string>();
  private isFull = false;
  private readonly logger = new Logger(Transactions.name);
  private readonly bulk = new AsyncLocalStorage<true>();
  /** The names of statements that loads in bulk prepare, by their texts. */
  private readonly bulkNames = new Map<string, string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly turns: Turns,
  ) {}

  /** The entity manager of the running transaction. @throws Error outside a transaction, which is a bug */
  get manager(): EntityManager {
    return this.current.manager;
  }

  /**
   * Runs a frequent statement in the running transaction, prepared once per connection. With the policies of its
   * tables, planning takes longer than running. Each connection keeps a plan for each text. So a text must not depend
   * on a client's input. Beyond {@link MOST_PREPARED} texts, a statement is planned each time.
   */
  async prepared<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    if (!this.names.has(text)) {
      this.nameNew(text);
    }
    const { rows } = await this.current.client.query<Row>({ name: this.names.get(text), text, values });
    return rows;
  }

  private nameNew(text: string): void {
    if (this.names.size < MOST_PREPARED) {
      this.names.set(text, `prepared ${this.names.size}`);
    } else if (!this.isFull) {
      this.isFull = true;
      this.logger.warn(
        { text },
        `More than ${MOST_PREPARED} statements are to be prepared: from this one on, they are not.`,
      );
    }
  }

  /**
   * The identity of the running transaction, or of its part in another cuenta. Data that is collected until its end is
   * kept by it.
   */
  get unit(): object {
    return this.current.beforeCommit;
  }

  /** The time of the running transaction, which its rows have as their time of writing. */
  get now(): Date {
    return this.clock.getStore() ?? this.current.now;
  }

  /**
   * Runs `work` at another time, in the running transaction and in transactions that it opens. Imports and the demo
   * record the past with it.
   */
  atTime<T>(now: Date, work: () => Promise<T>): Promise<T> {
    return this.clock.run(now, work);
  }

  /**
   * Runs `work` for thousands of transactions that can be repeated. The commits of these transactions do not wait for
   * the disk. The next normal commit stores all of them. Each statement is planned once per connection. The plans take
   * memory until the pool closes the connection, 10 s after its use.
   */
  inBulk<T>(work: () => Promise<T>): Promise<T> {
    return this.bulk.run(true, work);
  }

  /** The acting person in the running transaction. @throws Error outside a transaction of a cuenta */
  get tenant(): TenantContext {
    const { tenant } = this.current;
    if (!tenant) {
      throw new Error('There is no cuenta in this transaction.');
    }
    return tenant;
  }

  /** The tab that sent the running request, as `usuarioId/tab`. Only the usuarioId is verified. */
  get origin(): string | undefined {
    const { tenant } = this.current;
    return tenant?.tab && `${tenant.usuarioId}/${tenant.tab}`;
  }

  /**
   * Runs `work` in a transaction of a cuenta. The transaction has the tenant role and is under row-level security. The
   * login itself has no privilege, so without the role a statement reads no row. The transaction waits for a turn,
   * unless its request has a turn.
   * @param options `isSnapshot`: every statement reads the state that the first statement read
   * @throws DomainError 429 when too many requests of the person or the cuenta wait
   */
  tenantTransaction<T>(
    tenant: TenantContext,
    work: () => Promise<T>,
    { readOnly = false, isSnapshot = false }: { readOnly?: boolean; isSnapshot?: boolean } = {},
  ): Promise<T> {
    const begin = `BEGIN${isSnapshot ? ' ISOLATION LEVEL REPEATABLE READ' : ''}${readOnly ? ' READ ONLY' : ''}`;
    const opening = `${begin}; ${openTenant(tenant)}`;
    return this.turns.take(tenant, () => this.run(opening, work, { tenant, readOnly }));
  }

  /** Runs `work` in a transaction on the platform's own tables. */
  platform<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.run(`BEGIN; SET LOCAL ROLE ${PLATFORM_ROLE}`, () => work(this.manager), { readOnly: false });
  }

  /**
   * Runs `work` inside a cuenta, in the running platform transaction. So a cuenta and its first rows are one unit. Work
   * that it adds by {@link beforeCommit} runs at the end of the whole transaction.
   * @throws Error in the last work of another part, which is a bug
   */
  async actingIn<T>(tenant: TenantContext, work: () => Promise<T>): Promise<T> {
    const { manager, parts } = this.current;
    if (Object.isFrozen(parts)) {
      throw new Error('A part of a transaction began too late: its own last work would not run.');
    }
    const part: Part = { ...this.current, tenant, beforeCommit: [] };
    parts.push(part);
    await manager.query(openTenant(tenant));
    const value = await this.storage.run(part, work);
    await manager.query(LEAVE_TENANT);
    return value;
  }

  /**
   * Runs `work` in the running transaction as another member of its cuenta. That member's rights apply. Afterwards the
   * transaction acts for the first member again.
   */
  async actingAs<T>(person: Omit<TenantContext, 'cuentaId'>, work: () => Promise<T>): Promise<T> {
    const [value] = await this.actingAsEach([person], work);
    return value as T;
  }

  /** Runs as {@link actingAs} does, as several members in turn. */
  async actingAsEach<T>(
    people: readonly Omit<TenantContext, 'cuentaId'>[],
    work: (usuarioId: string) => Promise<T>,
  ): Promise<T[]> {
    const { manager } = this.current;
    const { tenant } = this;
    const values: T[] = [];
    for (const { usuarioId, rolId } of people) {
      const other = { cuentaId: tenant.cuentaId, usuarioId, rolId };
      await manager.query(openTenant(other));
      values.push(await this.storage.run({ ...this.current, tenant: other }, () => work(usuarioId)));
    }
    if (people.length > 0) {
      await manager.query(openTenant(tenant));
    }
    return values;
  }

  /**
   * Runs `work` on the platform's own tables without leaving the running transaction of a cuenta. Both commit or roll
   * back together. In a transaction of the platform, it only runs `work`.
   */
  async asPlatform<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { manager, tenant } = this.current;
    if (!tenant) {
      return work(manager);
    }
    await manager.query(LEAVE_TENANT);
    const value = await this.storage.run({ ...this.current, tenant: undefined }, () => work(manager));
    await manager.query(openTenant(tenant));
    return value;
  }

  /**
   * Runs statements as {@link asPlatform} does, in one trip to the database. Each sees all that was committed before it:
   * a read after a lock is fresh. They have no parameters, so callers must escape the values in them.
   * @returns the rows of the last SELECT
   */
  async selectAsPlatform<Row extends object>(...statements: string[]): Promise<Row[]> {
    const texts = [LEAVE_TENANT, ...statements, openTenant(this.tenant)];
    // The driver gives a list of results for several statements, which its types do not know.
    const results = (await this.current.client.query(texts.join('; '))) as unknown as QueryResult<Row>[];
    return results.findLast(({ command }) => command === 'SELECT')?.rows ?? [];
  }

  /** Runs `work` at the end of the running transaction, inside it. */
  beforeCommit(work: () => Promise<void>): void {
    this.current.beforeCommit.push(work);
  }

  /** Runs `work` once the running transaction is committed; never after a rollback. */
  afterCommit(work: () => void): void {
    this.current.afterCommit.push(work);
  }

  private get current(): UnitOfWork {
    const unit = this.storage.getStore();
    if (!unit) {
      throw new Error('There is no transaction here.');
    }
    return unit;
  }

  /**
   * Runs the work before the commit: the work of the transaction itself, then the work of its parts. Parts follow the
   * ids of their cuentas. Two transactions then lock the audits of two cuentas in the same order, and after all else.
   */
  private async end(unit: UnitOfWork): Promise<void> {
    await this.runLast(unit);
    const parts = Object.freeze(unit.parts);
    for (const part of parts.toSorted((a, b) => a.tenant.cuentaId.localeCompare(b.tenant.cuentaId))) {
      if (part.beforeCommit.length > 0) {
        await part.manager.query(openTenant(part.tenant));
        await this.runLast(part);
      }
    }
  }

  private runLast(unit: UnitOfWork): Promise<void> {
    return this.storage.run(unit, async () => {
      // The work may add more work.
      for (const last of unit.beforeCommit) {
        await last();
      }
    });
  }

  private async run<T>(
    opening: string,
    work: () => Promise<T>,
    { tenant, readOnly }: { tenant?: TenantContext; readOnly: boolean },
  ): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const client: PoolClient = await connect(runner);
    const isBulk = this.bulk.getStore();
    if (isBulk) {
      Object.assign(client, { query: preparedByText(client.query as never, this.bulkNames, 'bulk') });
    }
    // There is no await here. The statement travels with the first statement of `work`, and is answered with it.
    holdSending(client);
    const opened = client.query(isBulk ? `${opening}; ${FOR_BULK}` : opening);
    opened.catch(() => {});
    markActive(runner);
    const { manager } = runner;
    const unit: UnitOfWork = { manager, client, now: new Date(), tenant, beforeCommit: [], afterCommit: [], parts: [] };
    try {
      const result = await this.storage.run(unit, work);
      await this.end(unit);
      await opened;
      const committed = commit(client, runner);
      if (readOnly) {
        // A failed commit of a read can lose nothing. So the answer does not wait for it.
        committed.catch(() => {});
      } else {
        await committed;
      }
      for (const next of unit.afterCommit) {
        next();
      }
      return result;
    } catch (error) {
      if (!readOnly && (error as { code?: string }).code === READ_ONLY_SERVER) {
        await discard(runner, error);
        throw new DatabaseUnavailable(error);
      }
      await rollback(client, runner);
      // After a lost connection, any error may be its consequence.
      throw isLost(client) && !(error instanceof DomainError) ? new DatabaseUnavailable(error) : error;
    }
  }
}

function openTenant({ cuentaId, usuarioId, rolId }: TenantContext): string {
  // The simple protocol has no parameters, so the values are checked here.
  if (!isUuid(cuentaId) || !isUuid(usuarioId) || !Number.isInteger(rolId)) {
    throw new Error('The tenant context is malformed.');
  }
  return (
    `SET LOCAL ROLE ${TENANT_ROLE}; SET LOCAL app.cuenta_id = '${cuentaId}'; ` +
    `SET LOCAL app.usuario_id = '${usuarioId}'; SET LOCAL app.rol_id = '${rolId}'`
  );
}

async function connect(runner: QueryRunner): Promise<PoolClient> {
  try {
    return await runner.connect();
  } catch (cause) {
    throw new DatabaseUnavailable(cause);
  }
}

/** Sends everything written in this turn of the event loop in one packet. Each packet costs a system call. */
function holdSending(client: PoolClient): void {
  const socket = socketOf(client);
  socket.cork();
  process.nextTick(() => socket.uncork());
}

/** Whether a connection ended, or was given up because its server was silent. */
function isLost(client: PoolClient): boolean {
  return socketOf(client).destroyed;
}

function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/** TypeORM must know that a transaction is open. Then its own nested transactions become savepoints. */
function markActive(runner: QueryRunner): void {
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
}

async function commit(client: PoolClient, runner: QueryRunner): Promise<void> {
  let result: QueryResult;
  try {
    result = await client.query('COMMIT');
  } catch (error) {
    await discard(runner, error);
    throw error;
  }
  await release(client, runner);
  // COMMIT of an aborted transaction answers ROLLBACK, without an error.
  if (result.command !== 'COMMIT') {
    throw new Error('The transaction had been aborted and was rolled back.');
  }
}

async function rollback(client: PoolClient, runner: QueryRunner): Promise<void> {
  if (runner.isReleased) {
    return;
  }
  try {
    await client.query('ROLLBACK');
    await release(client, runner);
  } catch (error) {
    await discard(runner, error);
  }
}

function release(client: PoolClient, runner: QueryRunner): Promise<void> {
  // A load in bulk replaced the method. This restores the method of the class.
  Reflect.deleteProperty(client, 'query');
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
  return runner.release();
}
