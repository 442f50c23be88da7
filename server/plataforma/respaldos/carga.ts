import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { ensureRoles, MIGRATION_LOCK } from '../../common/database/migrate.js';
import { ensureOwnerPolicies } from '../../common/database/owner-policies.js';
import { MIGRATIONS_TABLE, schemaState } from '../../common/database/schema-state.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { FilesUnavailable } from '../../common/files/file-driver.js';
import type { FileStorage } from '../../common/files/file-storage.js';
import { installJobs } from '../../common/jobs/install-jobs.js';
import { COPY_SETTINGS, checkKnown, clavesQuery, findTablas, JOBS, quotedColumnas, quotedTabla } from './contenido.js';
import { cuantos } from './cuantos.js';
import { findForced, setForced } from './forced-policies.js';
import { Lista } from './line-file.js';
import type { Inicio, Manifiesto, TablaCopiada } from './manifiesto.js';
import { findConstraints, findObjects, findSequences } from './objetos.js';
import { drain, recorrer, type Visitante } from './recorrido.js';
import { isLockTimeout, RespaldoRefused } from './respaldo-refused.js';

const FILES_AT_ONCE = 1_000;

export interface Destino {
  /** The address of the schema's owner. */
  ownerUrl: string;
  storage: Pick<FileStorage, 'size' | 'read' | 'write' | 'remove'>;
  /** The passphrase or key of RESPALDO_CLAVE. */
  clave?: string;
  /** Receives progress, in Spanish. */
  say: (line: string) => void;
}

/**
 * Puts a backup into the database and the storage: all of it, or nothing. One transaction creates the tables anew, as
 * they were at the backup's version. It also writes the rows, and is committed when all files are stored.
 * @param revision the result of {@link revisar}
 * @throws RespaldoRefused
 */
export async function cargar(path: string, { manifiesto, distintos }: Revision, destino: Destino): Promise<void> {
  await installWhatStays(destino.ownerUrl);
  const dataSource = new DataSource({
    type: 'postgres',
    url: destino.ownerUrl,
    migrations: schemaState(manifiesto.migraciones).done,
    migrationsTableName: MIGRATIONS_TABLE,
    applicationName: 'carpetas: restauración',
    extra: { max: 1, keepAlive: true },
  });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  const written = await Lista.create();
  try {
    const client: pg.PoolClient = await runner.connect();
    await client.query(COPY_SETTINGS);
    await runner.startTransaction();
    const carga = new Carga(runner, client, { written, distintos, destino });
    try {
      const read = await recorrer(path, destino.clave, carga);
      await carga.finish(read, manifiesto);
      await runner.commitTransaction();
    } catch (error) {
      carga.abandonTabla();
      await runner.rollbackTransaction().catch(() => {});
      await carga.undoFiles();
      throw reasonOf(error);
    }
    await carga.removeReplaced();
    // Without statistics, the first searches would take seconds.
    await client.query('analyze');
  } finally {
    await written.remove();
    await runner.release();
    await dataSource.destroy();
  }
}

/** The result of a whole reading of a backup. */
export interface Revision {
  manifiesto: Manifiesto;
  /** Keys of stored files whose bytes differ from the backup, as on a damaged disk. */
  distintos: ReadonlySet<string>;
}

/**
 * Reads a whole backup before anything is written, and compares the files that exist already. @throws RespaldoRefused
 */
export async function revisar(path: string, { storage, clave }: Pick<Destino, 'storage' | 'clave'>): Promise<Revision> {
  const distintos = new Set<string>();
  const manifiesto = await recorrer(path, clave, {
    inicio: async ({ migraciones }) => checkKnown(migraciones, 'La copia'),
    archivo: async (key, content) => {
      const isThere = (await storage.size(key)) !== null;
      const hash = await hashOf(content);
      if (isThere && (await hashOf(await storage.read(key))) !== hash) {
        distintos.add(key);
      }
    },
  });
  return { manifiesto, distintos };
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}

/** Installs the roles and the queues of jobs. They are the same in every installation, and replace nothing. */
async function installWhatStays(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRoles(client, ownerUrl);
    await installJobs(ownerUrl);
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): unknown {
  if (isLockTimeout(error)) {
    return new RespaldoRefused('Otro programa usa la base. Deténgalo y repita esto.', { cause: error });
  }
  // A DomainError of the storage here means that no space is left.
  return error instanceof DomainError && !(error instanceof FilesUnavailable)
    ? new RespaldoRefused(error.message, { cause: error })
    : error;
}

/** The table that is being filled. */
interface Target {
  tabla: TablaCopiada;
  stream: CopyStreamQuery;
  /** Why PostgreSQL refuses more rows. */
  failure?: Error;
}

class Carga implements Visitante {
  private forced: string[] = [];
  private constraints: { drop: string; add: string }[] = [];
  private tablas: string[] = [];
  private target?: Target;
  /** Keys of the backup that are not in `restaurados` yet. */
  private keys: string[] = [];

  constructor(
    private readonly runner: QueryRunner,
    private readonly client: pg.PoolClient,
    private readonly files: {
      /** The keys of the files that this run wrote. */
      written: Lista;
      distintos: ReadonlySet<string>;
      destino: Destino;
    },
  ) {}

  async inicio(inicio: Inicio): Promise<void> {
    const { client } = this;
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create temp table restaurados (clave text primary key)');
    await client.query('create temp table reemplazados (clave text primary key)');
    await this.clear();
    const executor = new MigrationExecutor(this.runner.dataSource, this.runner);
    executor.transaction = 'all';
    await executor.executePendingMigrations();
    await client.query('set search_path = public');
    await this.checkTablas(inicio);
    // The rows that migrations wrote are in the backup.
    const all = await findTablas(client);
    this.tablas = all.map(({ nombre }) => nombre).filter((nombre) => nombre !== JOBS);
    await client.query(`truncate ${this.tablas.map(quotedTabla).join(', ')} cascade`);
    await client.query(`delete from ${JOBS}`);
    // PostgreSQL refuses COPY into a table whose policies bind its owner, whatever rows they show.
    this.forced = await findForced(client);
    await setForced(client, this.forced, 'no force');
    this.constraints = await findConstraints(client);
    await this.each(this.constraints.map(({ drop }) => drop));
    await this.each(this.tablas.map((nombre) => `alter table ${quotedTabla(nombre)} disable trigger user`));
  }

  async filas(tabla: TablaCopiada, content: AsyncIterable<Uint8Array>): Promise<void> {
    const target = await this.streamInto(tabla);
    for await (const chunk of content) {
      await new Promise<void>((written, fail) => {
        target.stream.write(chunk, (error) => (error ? fail(target.failure ?? error) : written()));
      });
    }
  }

  async finDeTablas(): Promise<void> {
    await this.endTabla();
    await this.each(this.tablas.map((nombre) => `alter table ${quotedTabla(nombre)} enable trigger user`));
    // Each constraint is checked against all rows.
    await this.each(this.constraints.map(({ add }) => add));
    await setForced(this.client, this.forced, 'force');
    await this.each(await findSequences(this.client));
    this.files.destino.say('Base de datos: leída.');
  }

  async archivo(clave: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const { written, distintos, destino } = this.files;
    const isThere = (await destino.storage.size(clave)) !== null;
    if (isThere && !distintos.has(clave)) {
      await drain(content);
    } else {
      await (isThere ? destino.storage.remove(clave) : written.add(`${clave}\n`));
      await destino.storage.write(clave, content);
    }
    this.keys.push(clave);
    if (this.keys.length === FILES_AT_ONCE) {
      await this.noteKeys();
    }
  }

  /** The checks before the commit. Nothing changed since the first reading, and each row finds its file. */
  async finish(read: Manifiesto, checked: Manifiesto): Promise<void> {
    if (JSON.stringify(read) !== JSON.stringify(checked)) {
      throw new RespaldoRefused('La copia cambió mientras se leía.');
    }
    // The storage may hold a file that the backup lacks.
    this.keys.push(...checked.archivos.faltan);
    await this.noteKeys();
    const { rows } = await this.client.query(
      `select clave from (${await clavesQuery(this.client, { isWhole: false })}) t
        where debe and not exists (select 1 from restaurados r where r.clave = t.clave) limit 1`,
    );
    if (rows[0]) {
      throw new RespaldoRefused(`La copia no tiene el archivo ${rows[0].clave}, que sus filas nombran.`);
    }
  }

  /** Ends a running COPY, which would keep the connection from rolling back. */
  abandonTabla(): void {
    this.target?.stream.destroy();
  }

  /** Deletes the files that this run stored, after a failure. Earlier files stay. */
  async undoFiles(): Promise<void> {
    for await (const clave of this.files.written.lines()) {
      await this.files.destino.storage.remove(clave);
    }
  }

  /** Deletes the files of the replaced data, after the commit. */
  async removeReplaced(): Promise<void> {
    await this.client.query('delete from reemplazados o using restaurados r where r.clave = o.clave');
    for (;;) {
      const { rows } = await this.client.query<{ clave: string }>(
        `delete from reemplazados where clave in (select clave from reemplazados limit ${FILES_AT_ONCE}) returning clave`,
      );
      if (rows.length === 0) {
        return;
      }
      for (const { clave } of rows) {
        await this.removeLeft(clave);
      }
    }
  }

  /** The data is restored. A file that cannot be deleted only takes space. */
  private async removeLeft(clave: string): Promise<void> {
    const { storage, say } = this.files.destino;
    await storage
      .remove(clave)
      .catch(({ message }: Error) => say(`No se pudo borrar ${clave}, que ya no hace falta: ${message}.`));
  }

  /**
   * Deletes the present data, and remembers its files. Extensions stay: they may belong to the server's administrator.
   */
  private async clear(): Promise<void> {
    const { client } = this;
    if ((await findTablas(client)).some(({ nombre }) => nombre === 'public.imagenes')) {
      await ensureOwnerPolicies(client);
      await client.query(
        `insert into reemplazados select clave from (${await clavesQuery(client, { isWhole: true })}) t`,
      );
    }
    await this.each(await findObjects(client));
  }

  private async checkTablas({ tablas }: Inicio): Promise<void> {
    const there = new Map((await findTablas(this.client)).map(({ nombre, columnas }) => [nombre, new Set(columnas)]));
    for (const { nombre, columnas } of tablas) {
      const known = there.get(nombre);
      if (!known || columnas.some((columna) => !known.has(columna))) {
        const what = nombre === JOBS ? 'Los trabajos en espera' : `La tabla ${nombre}`;
        throw new RespaldoRefused(
          `${what} de la copia no se pueden leer con esta versión: restaure con la que la hizo, y actualice después.`,
        );
      }
    }
  }

  private async streamInto(tabla: TablaCopiada): Promise<Target> {
    if (this.target?.tabla.nombre === tabla.nombre) {
      return this.target;
    }
    await this.endTabla();
    const into = tabla.nombre === JOBS ? await this.jobsTable() : quotedTabla(tabla.nombre);
    const stream = this.client.query(copyFrom(`copy ${into} (${quotedColumnas(tabla.columnas)}) from stdin`));
    const target: Target = { tabla, stream };
    stream.on('error', (error) => {
      target.failure ??= error;
    });
    this.target = target;
    return target;
  }

  private async endTabla(): Promise<void> {
    if (!this.target) {
      return;
    }
    const { tabla, stream, failure } = this.target;
    if (failure) {
      throw failure;
    }
    stream.end();
    await finished(stream);
    this.target = undefined;
    if (tabla.nombre === JOBS) {
      await this.fileJobs(tabla.columnas);
    }
  }

  /** Jobs are loaded through a table of their own. A queue that no longer exists would refuse all jobs. */
  private async jobsTable(): Promise<string> {
    await this.client.query(`create temp table trabajos (like ${JOBS} including defaults) on commit drop`);
    return 'trabajos';
  }

  private async fileJobs(columnas: string[]): Promise<void> {
    const names = quotedColumnas(columnas);
    const filed = await this.client.query(
      `insert into ${JOBS} (${names}) select ${names} from trabajos where name in (select name from pgboss.queue)`,
    );
    const { rows } = await this.client.query('select count(*)::int as total from trabajos');
    const left = rows[0].total - (filed.rowCount ?? 0);
    if (left > 0) {
      this.files.destino.say(`Trabajos que esta versión ya no hace, y que no se restauran: ${cuantos(left)}.`);
    }
  }

  private async noteKeys(): Promise<void> {
    await this.client.query('insert into restaurados select unnest($1::text[]) on conflict do nothing', [this.keys]);
    this.keys = [];
  }

  private async each(statements: readonly string[]): Promise<void> {
    for (const statement of statements) {
      await this.client.query(statement);
    }
  }
}
