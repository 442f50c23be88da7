import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../../common/database/migrate.js';
import { seesAllRows } from '../../common/database/owner-policies.js';
import { migrationNames } from '../../common/database/schema-state.js';
import type { FileStorage } from '../../common/files/file-storage.js';
import { keepFilesFor } from '../../common/files/files-lock.js';
import { OWN_JOBS } from '../../common/jobs/jobs-left.js';
import {
  COPY_SETTINGS,
  checkKnown,
  clavesQuery,
  findTablas,
  JOBS,
  quotedColumnas,
  quotedTabla,
  type Tabla,
} from './contenido.js';
import { cuantos, tamano } from './cuantos.js';
import { Lista } from './line-file.js';
import { FORMATO, type Inicio, isClave, type Manifiesto, VERSION } from './manifiesto.js';
import { Paquete } from './paquete.js';
import {
  archivoDe,
  FILES_PER_LIST,
  INICIO,
  lineOf,
  listOf,
  MANIFIESTO,
  measure,
  parteDe,
  sumasDe,
} from './recorrido.js';
import { isLockTimeout, RespaldoRefused } from './respaldo-refused.js';

/**
 * The size of a part. A tar names the size of an entry before its content. So the rows of a table come in parts that
 * fit into memory.
 */
const PART_BYTES = 1024 * 1024;
/** With more missing files than this, the storage belongs to another database. */
const MAX_MISSING = 1_000;
const REPORT_MS = 10_000;
const LINE_BREAK = 10;

interface Origen {
  /** The address of the schema's owner, or of another login that reads every row. */
  ownerUrl: string;
  storage: Pick<FileStorage, 'size' | 'read'>;
  /** A fingerprint of the signing secret. */
  huella: string | null;
  /** The passphrase or key of RESPALDO_CLAVE. */
  clave?: string;
  /** Receives progress, in Spanish. */
  say: (line: string) => void;
}

/**
 * Writes a backup of a running installation. All rows are of one moment. Their files are copied after it, and no file
 * is deleted meanwhile. The hold on files ends with the connection of this call.
 * @param destination is closed when the backup is whole
 * @throws RespaldoRefused
 */
export async function respaldar(destination: Writable, origen: Origen): Promise<Manifiesto> {
  const client = new pg.Client({
    connectionString: origen.ownerUrl,
    application_name: 'carpetas: respaldo',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The next statement fails, and its error is reported.
  client.on('error', () => {});
  await client.connect();
  const claves = await Lista.create();
  try {
    await client.query(COPY_SETTINGS);
    await checkRights(client);
    await holdFiles(client);
    const paquete = new Paquete(destination, origen.clave);
    try {
      return await new Respaldo(client, paquete, claves, origen).write();
    } catch (error) {
      throw await paquete.abandon(error);
    }
  } finally {
    await claves.remove();
    await client.end();
  }
}

async function checkRights(client: pg.Client): Promise<void> {
  await checkSight(client);
  const migraciones = await migrationNames(client);
  if (!migraciones) {
    throw new RespaldoRefused('La base está vacía: no hay nada que copiar.');
  }
  checkKnown(migraciones, 'La base');
}

async function checkSight(client: pg.Client): Promise<void> {
  if (!(await seesAllRows(client))) {
    throw new RespaldoRefused(
      'El usuario de DATABASE_URL no ve todas las filas: use el dueño de la base, o dele BYPASSRLS. Si es el dueño, inicie Carpetas una vez.',
    );
  }
}

async function holdFiles(client: pg.Client): Promise<void> {
  try {
    await keepFilesFor(client);
  } catch (error) {
    if (isLockTimeout(error)) {
      throw new RespaldoRefused('Hay otro respaldo en marcha, o se está borrando una cuenta. Espere a que termine.');
    }
    throw error;
  }
}

class Respaldo {
  private readonly copied: Manifiesto['tablas'] = [];

  constructor(
    private readonly client: pg.Client,
    private readonly paquete: Paquete,
    private readonly claves: Lista,
    private readonly origen: Origen,
  ) {}

  async write(): Promise<Manifiesto> {
    const { inicio, tablas } = await this.begin();
    await this.paquete.add(INICIO, JSON.stringify(inicio));
    for (const tabla of tablas) {
      await this.writeTabla(tabla);
    }
    const claves = await clavesQuery(this.client, { isWhole: false });
    for await (const chunk of this.client.query(copyTo(`copy (${claves} order by clave) to stdout`))) {
      await this.claves.add(chunk);
    }
    // The snapshot ends here, so that PostgreSQL can clean up during hours of copying files.
    await this.client.query('commit');
    const filas = this.copied.reduce((sum, tabla) => sum + tabla.filas, 0);
    this.origen.say(`Base de datos: ${cuantos(tablas.length)} tablas, ${cuantos(filas)} filas.`);
    const archivos = await this.writeArchivos();
    const manifiesto: Manifiesto = { ...inicio, tablas: this.copied, archivos };
    await this.paquete.add(MANIFIESTO, JSON.stringify(manifiesto, null, 1));
    await this.paquete.end();
    return manifiesto;
  }

  /** Opens the snapshot. No migration runs until all tables are locked. None changes them until the snapshot ends. */
  private async begin(): Promise<{ inicio: Inicio; tablas: Tabla[] }> {
    const { client } = this;
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    // A migration may have created tables meanwhile.
    await checkSight(client);
    const tablas = await findTablas(client);
    const migraciones = (await migrationNames(client)) ?? [];
    await client.query(`lock table ${tablas.map(({ nombre }) => quotedTabla(nombre)).join(', ')} in access share mode`);
    await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
    const { rows } = await client.query<{ now: Date }>('select now()');
    const inicio: Inicio = {
      formato: FORMATO,
      version: VERSION,
      fecha: rows[0]!.now.toISOString(),
      migraciones,
      huella: this.origen.huella,
      tablas: tablas.map(({ nombre, columnas }) => ({ nombre, columnas })),
    };
    return { inicio, tablas };
  }

  private async writeTabla({ nombre, columnas, orden }: Tabla): Promise<void> {
    const which = nombre === JOBS ? `where ${OWN_JOBS}` : '';
    const order = orden.length > 0 ? `order by ${quotedColumnas(orden)}` : '';
    const rows = this.client.query(
      copyTo(`copy (select ${quotedColumnas(columnas)} from ${quotedTabla(nombre)} ${which} ${order}) to stdout`),
    );
    const hash = createHash('sha256');
    let bytes = 0;
    let filas = 0;
    let partes = 0;
    const measured = measure(rows, hash, (length) => {
      bytes += length;
    });
    for await (const parte of partsOf(measured)) {
      partes += 1;
      filas += linesIn(parte);
      await this.paquete.add(parteDe(nombre, partes), parte);
    }
    this.copied.push({ nombre, columnas, filas, bytes, sha256: hash.digest('hex') });
  }

  private async writeArchivos(): Promise<Manifiesto['archivos']> {
    const sums = createHash('sha256');
    const archivos = { total: 0, bytes: 0, faltan: [] as string[] };
    let lines: string[] = [];
    let lists = 0;
    let reportedAt = Date.now();
    const writeList = async () => {
      const list = listOf(lines);
      sums.update(list);
      lists += 1;
      lines = [];
      await this.paquete.add(sumasDe(lists), list);
      await this.checkHold();
    };
    for await (const line of this.claves.lines()) {
      const [clave = '', debe] = line.split('\t');
      const written = await this.writeArchivo(clave);
      if (written) {
        archivos.total += 1;
        archivos.bytes += written.bytes;
        lines.push(lineOf(clave, written.sha256));
      } else if (debe === 't') {
        this.miss(archivos.faltan, clave);
      }
      if (lines.length === FILES_PER_LIST) {
        await writeList();
      }
      if (Date.now() - reportedAt > REPORT_MS) {
        reportedAt = Date.now();
        this.origen.say(`Archivos: ${cuantos(archivos.total)}, ${tamano(archivos.bytes)}…`);
      }
    }
    if (lines.length > 0) {
      await writeList();
    }
    await this.checkHold();
    this.origen.say(`Archivos: ${cuantos(archivos.total)}, ${tamano(archivos.bytes)}.`);
    return { ...archivos, sha256: sums.digest('hex') };
  }

  private async writeArchivo(clave: string): Promise<{ bytes: number; sha256: string } | null> {
    const { storage } = this.origen;
    const bytes = isClave(clave) ? await storage.size(clave) : null;
    if (bytes === null) {
      return null;
    }
    const hash = createHash('sha256');
    const content = measure(readable(clave, await storage.read(clave)), hash, () => {});
    await this.paquete.addStream(archivoDe(clave), bytes, content);
    return { bytes, sha256: hash.digest('hex') };
  }

  private miss(faltan: string[], clave: string): void {
    faltan.push(clave);
    this.origen.say(`Falta el archivo ${clave}, que la base nombra.`);
    if (faltan.length > MAX_MISSING) {
      throw new RespaldoRefused(`Faltan más de ${MAX_MISSING} archivos. ¿Son DATA_DIR y S3_BUCKET los de esta base?`);
    }
  }

  /** Checks that the connection, and with it the hold on files, lasted. */
  private async checkHold(): Promise<void> {
    await this.client.query('select 1');
  }
}

/** Names a file that the storage cannot read. */
async function* readable(clave: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (cause) {
    throw new RespaldoRefused(`No se puede leer el archivo ${clave}: ${(cause as Error).message}.`, { cause });
  }
}

/** The number of rows that end in a part. COPY writes a row as a line, and a line break inside a row as `\\n`. */
function linesIn(parte: Buffer): number {
  let lines = 0;
  for (let at = parte.indexOf(LINE_BREAK); at >= 0; at = parte.indexOf(LINE_BREAK, at + 1)) {
    lines += 1;
  }
  return lines;
}

/** Puts chunks together into larger parts. */
async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) {
      yield Buffer.concat(chunks);
      chunks = [];
      bytes = 0;
    }
  }
  if (bytes > 0) {
    yield Buffer.concat(chunks);
  }
}
