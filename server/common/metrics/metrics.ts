import { statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { SignInCounts } from '../access/sign-in-watch.js';
import { Settings } from '../config/settings.js';
import { FileStorage } from '../files/file-storage.js';
import { listening } from '../http/listen.js';
import { Jobs } from '../jobs/jobs.js';
import { JOBS_LEFT, type JobsLeft } from '../jobs/jobs-left.js';
import { QUEUES } from '../jobs/queues.js';
import { LiveSockets } from '../realtime/live-sockets.js';
import { Transactions } from '../tenancy/transactions.js';
import { VERSION } from '../version.js';

/** In seconds: from a cached answer to a long upload. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The part of pg-pool that counts its connections. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/**
 * The measurements of this process, in the format of Prometheus. They are at `/metrics` on their own port
 * (METRICS_PORT). Without that setting nothing is measured. No label has a person, a cuenta or a text of theirs.
 */
@Injectable()
export class Metrics implements OnApplicationBootstrap, BeforeApplicationShutdown, SignInCounts {
  private readonly logger = new Logger(Metrics.name);
  private requests?: Histogram<'method' | 'route' | 'status'>;
  private server?: Server;

  constructor(
    private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly sockets: LiveSockets,
    private readonly storage: FileStorage,
  ) {}

  countSignIn: SignInCounts['countSignIn'] = () => {};
  countRefusal: SignInCounts['countRefusal'] = () => {};

  /** The port of `/metrics`; null without METRICS_PORT. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | null | undefined)?.port ?? null;
  }

  /** Measures each call of the API by the route's pattern, which has no ids. */
  attach(fastify: FastifyInstance): void {
    if (this.settings.METRICS_PORT === undefined) {
      return;
    }
    fastify.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? '';
      if (route.startsWith('/api/')) {
        const labels = { method: request.method, route, status: reply.statusCode };
        this.requests?.observe(labels, reply.elapsedTime / 1_000);
      }
      done();
    });
  }

  /** @throws SettingsError when the port is not available */
  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, METRICS_HOST } = this.settings;
    if (METRICS_PORT === undefined) {
      return;
    }
    // The library is loaded here, since most processes never need it.
    const { registry, read } = this.measure(await import('prom-client'));
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      const answer = read().then(() => registry.metrics());
      answer.then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (error: unknown) => {
          this.logger.warn({ err: error }, 'The metrics cannot be read.');
          response.writeHead(500).end();
        },
      );
    });
    const listener = server.listen(METRICS_PORT, METRICS_HOST);
    await listening(listener, `No se pueden mostrar las métricas en METRICS_PORT=${METRICS_PORT}`);
    this.server = server;
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** @returns the registry, and `read`, which writes the values that are not counted as they happen */
  private measure(library: typeof import('prom-client')): { registry: Registry; read: () => Promise<void> } {
    const { Registry, collectDefaultMetrics, Counter, Gauge, Histogram } = library;
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    new Gauge({
      name: 'carpetas_build_info',
      help: 'Always 1, with the version, the commit of the image and the version of Node.',
      labelNames: ['version', 'revision', 'node'],
      registers,
    }).set({ version: VERSION, revision: this.settings.REVISION ?? '', node: process.version }, 1);
    this.requests = new Histogram({
      name: 'carpetas_http_request_duration_seconds',
      help: 'Calls of the API by method, pattern of the route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    const signIns = new Counter({
      name: 'carpetas_sign_ins_total',
      help: 'Sign-ins at this process by way and result: ok, or the code with which they were refused.',
      labelNames: ['way', 'result'],
      registers,
    });
    this.countSignIn = (way, result) => signIns.inc({ way, result });
    const refusals = new Counter({
      name: 'carpetas_refusals_total',
      help: 'Calls of the API that this process refused, by the code that it answered.',
      labelNames: ['code'],
      registers,
    });
    this.countRefusal = (code) => refusals.inc({ code });
    const runs = new Counter({
      name: 'carpetas_job_runs_total',
      help: 'Runs of jobs in this process by queue and result: done, retry, or failed for the last time.',
      labelNames: ['queue', 'result'],
      registers,
    });
    // The counters begin at 0. An alert sees a first failure only as a rise above 0.
    for (const queue of Object.keys(QUEUES)) {
      for (const result of ['done', 'retry', 'failed']) {
        runs.inc({ queue, result }, 0);
      }
    }
    this.jobs.onRun = (queue, result) => runs.inc({ queue, result });
    const failures = new Counter({
      name: 'carpetas_s3_failures_total',
      help: 'What this process asked of the S3 of the files, and did not get.',
      registers,
    });
    this.storage.onFailure = () => failures.inc();
    const left = new Gauge({
      name: 'carpetas_jobs',
      help: 'Jobs of all replicas by queue and state: created, retry, active, or failed and given up.',
      labelNames: ['queue', 'state'],
      registers,
    });
    const age = new Gauge({
      name: 'carpetas_jobs_oldest_seconds',
      help: 'For how long the oldest of those jobs could have been done.',
      labelNames: ['queue', 'state'],
      registers,
    });
    const up = new Gauge({ name: 'carpetas_database_up', help: '1 while the database answers.', registers });
    const connections = new Gauge({
      name: 'carpetas_database_connections',
      help: 'Connections of this process: busy, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
    });
    const sockets = new Gauge({
      name: 'carpetas_sockets',
      help: 'Tabs that are connected to this process.',
      registers,
    });
    const disk = new Gauge({
      name: 'carpetas_disk_bytes',
      help: 'The disk of DATA_DIR: its size, and what is free.',
      labelNames: ['part'],
      registers,
    });
    const read = async () => {
      const { totalCount, idleCount, waitingCount } = this.pool;
      connections.set({ state: 'busy' }, totalCount - idleCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'waiting' }, waitingCount);
      sockets.set(this.sockets.count);
      const { blocks, bavail, bsize } = await statfs(this.settings.DATA_DIR);
      disk.set({ part: 'size' }, blocks * bsize);
      disk.set({ part: 'free' }, bavail * bsize);
      const jobs = await this.jobsLeft();
      up.set(jobs ? 1 : 0);
      left.reset();
      age.reset();
      for (const { queue, state, total, age: seconds } of jobs ?? []) {
        left.set({ queue, state }, total);
        age.set({ queue, state }, seconds);
      }
    };
    return { registry, read };
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  /** @returns null while the database is away */
  private async jobsLeft(): Promise<JobsLeft[] | null> {
    try {
      return await this.transactions.platform((manager) => manager.query<JobsLeft[]>(JOBS_LEFT));
    } catch {
      return null;
    }
  }
}
