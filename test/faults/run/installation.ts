import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/common/database/embedded-postgres.ts';
import { ApiClient } from '../../factories/api-client.ts';
import { TcpProxy } from '../../factories/tcp-proxy.ts';
import { createOwner, type DatabaseOwner } from '../../support/database-owner.ts';
import { execute } from '../../support/execute.ts';
import { freePort, type Product, startProduct, waitUntilReady } from '../../support/product.ts';
import { openOffice, type TestOffice } from './office.ts';

/** The database with the demo. Each fault gets a copy of it. */
const TEMPLATE = 'demostracion';

/** PostgreSQL with its writes kept as in production, and a database with the demo. */
export class Machine {
  readonly folder: string;
  private readonly port: number;
  private readonly owner: DatabaseOwner;
  private postgres: EmbeddedPostgres;
  private copies = 0;

  private constructor(folder: string, port: number, postgres: EmbeddedPostgres, owner: DatabaseOwner) {
    this.folder = folder;
    this.port = port;
    this.postgres = postgres;
    this.owner = owner;
  }

  static async open(): Promise<Machine> {
    const folder = await mkdtemp(join(tmpdir(), 'carpetas-fallas-'));
    const port = await freePort();
    const postgres = await Machine.postgres(folder, port);
    const owner = await createOwner(postgres.url);
    const machine = new Machine(folder, port, postgres, owner);
    await execute(postgres.url, `create database ${TEMPLATE} owner ${owner.name}`);
    const product = await startProduct({
      env: { DATABASE_URL: owner.urlOf(TEMPLATE), DATA_DIR: join(folder, TEMPLATE), DEMO: 'true' },
    });
    try {
      await waitUntilReady(product);
    } finally {
      await product.end('SIGTERM');
    }
    return machine;
  }

  private static postgres(folder: string, port: number): Promise<EmbeddedPostgres> {
    return startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), port, log: () => {} });
  }

  /** Creates a database. @param template the database to copy: an empty database, or the demo */
  async newDatabase(template: 'template1' | typeof TEMPLATE = TEMPLATE): Promise<string> {
    this.copies += 1;
    const name = `falla_${this.copies}`;
    await execute(this.postgres.url, `create database ${name} template ${template} owner ${this.owner.name}`);
    return this.owner.urlOf(name);
  }

  async drop(databaseUrl: string): Promise<void> {
    await execute(this.postgres.url, `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  }

  stopPostgres(): Promise<void> {
    return this.postgres.stop();
  }

  async startPostgres(): Promise<void> {
    this.postgres = await Machine.postgres(this.folder, this.port);
  }

  async close(): Promise<void> {
    await this.postgres.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export interface SiteOptions {
  replicas: number;
  env?: NodeJS.ProcessEnv;
  /** Whether a proxy stands between each replica and PostgreSQL. */
  isProxied?: boolean;
  /**
   * For each replica, the programs that start its Node, and the folder of its version. By default, no programs and this
   * repository.
   */
  wrappers?: string[][];
  folders?: string[];
  /** The address of another database than a copy of the demo. */
  databaseUrl?: string;
}

/** Replicas of the product on a database and a folder of files. The site has an office. */
export class Site {
  readonly machine: Machine;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly proxies: TcpProxy[] = [];
  readonly products: Product[] = [];
  /** For each replica's next start, the programs that start its Node, and the folder of its version. */
  readonly wrappers: string[][];
  readonly folders: string[];
  /** The settings of all replicas. */
  readonly env: NodeJS.ProcessEnv;
  office: TestOffice;
  private readonly options: SiteOptions;
  private readonly ports: number[] = [];

  private constructor(machine: Machine, databaseUrl: string, dataDir: string, options: SiteOptions) {
    this.machine = machine;
    this.databaseUrl = databaseUrl;
    this.dataDir = dataDir;
    this.options = options;
    this.wrappers = options.wrappers ?? [];
    this.folders = options.folders ?? [];
    this.env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'false',
      JWT_SECRET: 'el mismo secreto en todas las réplicas',
      JOBS_POLL_SECONDS: '0.5',
      UPLOAD_ORPHAN_SECONDS: '6',
      // All clients write in one cuenta. A disk may stall for longer than the usual second.
      AUDIT_LOCK_TIMEOUT_MS: '10000',
      ...options.env,
    };
  }

  /** @param dataDir the folder of the files */
  static async open(machine: Machine, dataDir: string, options: SiteOptions): Promise<Site> {
    const site = new Site(machine, options.databaseUrl ?? (await machine.newDatabase()), dataDir, options);
    try {
      for (let n = 0; n < options.replicas; n += 1) {
        site.ports.push(await freePort());
        if (options.isProxied) site.proxies.push(await TcpProxy.open());
      }
      // On an empty database the first replica loads the demo.
      await site.start(0);
      await Promise.all(site.ports.slice(1).map((_, n) => site.start(n + 1)));
      site.office = await openOffice(site.client(0));
    } catch (error) {
      await site.close();
      throw error;
    }
    return site;
  }

  /** Starts replica `n` at its port, and waits until it is ready. */
  async start(n: number): Promise<void> {
    const databaseUrl = this.proxies[n]?.before(this.databaseUrl) ?? this.databaseUrl;
    const env = { ...this.env, DATABASE_URL: databaseUrl, PORT: String(this.ports[n]) };
    this.products[n] = await startProduct({ env, wrapper: this.wrappers[n], cwd: this.folders[n] });
    await waitUntilReady(this.products[n]);
  }

  get last(): number {
    return this.options.replicas - 1;
  }

  get areAlive(): boolean {
    return this.products.every(({ process }) => process.exitCode === null && process.signalCode === null);
  }

  /** A client of replica `n`. */
  client(n: number, accessToken: string | undefined = this.office?.accessToken): ApiClient {
    return new ApiClient(`http://localhost:${this.ports[n]}`, accessToken);
  }

  get clients(): ApiClient[] {
    return this.products.map((_, n) => this.client(n));
  }

  /** Reads rows as the owner, who sees all rows. */
  async rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const owner = new Client({ connectionString: this.databaseUrl });
    await owner.connect();
    try {
      return (await owner.query(sql, values)).rows;
    } finally {
      await owner.end();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.products.map((product) => product.end('SIGKILL')));
    for (const proxy of this.proxies) proxy.close();
    await this.machine.drop(this.databaseUrl);
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
