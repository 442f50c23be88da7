import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { inject } from 'vitest';
import { DatabaseUrl } from '../../server/common/database/database-url.js';
import { appUrl } from '../../server/common/database/roles.js';
import type { ByteRange } from '../../server/common/files/file-driver.js';
import { FileStorage } from '../../server/common/files/file-storage.js';
import { huellaOf } from '../../server/plataforma/respaldos/huella.js';
import {
  FORMATO,
  type Inicio,
  type Manifiesto,
  type TablaCopiada,
} from '../../server/plataforma/respaldos/manifiesto.js';
import { Paquete } from '../../server/plataforma/respaldos/paquete.js';
import { parteDe } from '../../server/plataforma/respaldos/recorrido.js';
import { respaldar } from '../../server/plataforma/respaldos/respaldar.js';
import { restaurar } from '../../server/plataforma/respaldos/restaurar.js';
import { createEmptyDatabase, type TestApp } from './app.js';

/** An installation, running or stopped. */
export type Installation = Pick<TestApp, 'ownerUrl' | 'settings' | 'dataDir' | 'jwtSecret'>;

/** A new folder for backups. */
export const newFolder = () => mkdtemp(join(inject('filesDir'), 'respaldos-'));

/** A storage that waits before it gives its first file. */
class LateStorage extends FileStorage {
  private isFirst = true;

  constructor(
    { settings }: Installation,
    private readonly meanwhile: () => Promise<void>,
  ) {
    super(settings);
  }

  override async read(key: string, range?: ByteRange): Promise<Readable> {
    if (this.isFirst) {
      this.isFirst = false;
      await this.meanwhile();
    }
    return super.read(key, range);
  }
}

/** Makes a backup. @param meanwhile runs between the snapshot and the first file */
export function backUp(
  path: string,
  installation: Installation,
  {
    clave,
    ownerUrl = installation.ownerUrl,
    meanwhile = async () => {},
  }: { clave?: string; ownerUrl?: string; meanwhile?: () => Promise<void> } = {},
): Promise<Manifiesto> {
  const storage = new LateStorage(installation, meanwhile);
  const huella = huellaOf(installation.jwtSecret);
  return respaldar(createWriteStream(path), { ownerUrl, storage, huella, clave, say: () => {} });
}

/** An archive with right checksums, whose only table has an invalid row. @returns its path */
export async function newArchive(path: string, migraciones: readonly string[], tabla: TablaCopiada): Promise<string> {
  const inicio: Inicio = {
    formato: FORMATO,
    version: 1,
    fecha: '',
    migraciones: [...migraciones],
    huella: null,
    tablas: [tabla],
  };
  const row = 'esto no es una fila\n';
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const paquete = new Paquete(createWriteStream(path));
  await paquete.add('inicio.json', JSON.stringify(inicio));
  await paquete.add(parteDe(tabla.nombre, 1), row);
  const tablas = [{ ...tabla, filas: 1, bytes: row.length, sha256: sha256(row) }];
  const archivos = { total: 0, bytes: 0, sha256: sha256(''), faltan: [] };
  await paquete.add('manifiesto.json', JSON.stringify({ ...inicio, tablas, archivos }));
  await paquete.end();
  return path;
}

/** An empty database and an empty folder, with the signing secret of `test`. */
export async function emptyInstallation(test: TestApp): Promise<Installation> {
  const { ownerUrl } = await createEmptyDatabase();
  const dataDir = await newFolder();
  const settings = Object.assign(Object.create(test.settings), { DATA_DIR: dataDir, JWT_SECRET: test.jwtSecret });
  return { ownerUrl, settings, dataDir, jwtSecret: test.jwtSecret };
}

/** The name of an installation's database, which a person types to replace it. */
export const databaseOf = ({ ownerUrl }: Pick<Installation, 'ownerUrl'>) => new URL(ownerUrl).pathname.slice(1);

/** The number of rows of a table, or of its rows with a condition. */
export async function countIn(ownerUrl: string, tabla: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as n from ${tabla}`).finally(() => client.end());
  return rows[0].n;
}

/** Restores a backup. @param typed the text that a person types at the terminal; undefined without a terminal */
export async function restore(
  path: string,
  { ownerUrl, settings }: Installation,
  { clave, isReemplazo = false, typed }: { clave?: string; isReemplazo?: boolean; typed?: string } = {},
): Promise<{ isWhole: boolean; said: string }> {
  const said: string[] = [];
  const isWhole = await restaurar(
    { path, isReemplazo },
    {
      ownerUrl,
      databaseUrl: new DatabaseUrl(appUrl(ownerUrl)),
      settings: Object.assign(Object.create(settings), { RESPALDO_CLAVE: clave }),
      say: (line) => said.push(line),
      ask: typed === undefined ? null : async () => typed,
    },
  );
  return { isWhole, said: said.join('\n') };
}

/** The keys of all files that an installation stores. */
export async function filesOf({ dataDir }: Pick<Installation, 'dataDir'>): Promise<string[]> {
  const root = join(dataDir, 'archivos');
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1))
    .toSorted();
}

/** The schema as PostgreSQL tells it: constraints, triggers, rights, policies, indexes, functions and migrations. */
export async function schemaOf(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select what from (
         select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as what
           from pg_constraint where connamespace = 'public'::regnamespace
         union all select 'trigger ' || tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || tgenabled::text
           from pg_trigger where not tgisinternal
         union all select 'table ' || oid::regclass || relrowsecurity || relforcerowsecurity || coalesce(relacl::text, '')
           from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
         union all select 'policy ' || tablename || ' ' || policyname || roles::text || coalesce(qual, '') || coalesce(with_check, '')
           from pg_policies where schemaname = 'public'
         union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
         union all select 'function ' || md5(pg_get_functiondef(oid)) || coalesce(proacl::text, '')
           from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
         union all select 'migration ' || name from migraciones
       ) t order by what collate "C"`,
    );
    return rows.map(({ what }) => what);
  } finally {
    await client.end();
  }
}
