import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Settings } from '../../common/config/settings.js';
import { applicationNameOf } from '../../common/database/data-source.js';
import type { DatabaseUrl } from '../../common/database/database-url.js';
import { DiskDriver } from '../../common/files/disk-driver.js';
import { type FileDriver, FilesUnavailable } from '../../common/files/file-driver.js';
import { diskFolderOf, s3Of } from '../../common/files/file-storage.js';
import { FileMeter } from '../../common/files/incoming-file.js';
import { cuantos, tamano } from './cuantos.js';
import { isClave } from './manifiesto.js';
import { RespaldoRefused } from './respaldo-refused.js';

const AT_ONCE = 8;
const REPORT_MS = 10_000;

interface Pedido {
  hacia: 's3' | 'disco';
  /** Whether each file is deleted from its old place. The copy is read and compared before. */
  isBorrado: boolean;
}

interface Instalacion {
  ownerUrl: string;
  databaseUrl: DatabaseUrl;
  settings: Settings;
  /** Receives progress, in Spanish. */
  say: (line: string) => void;
}

/**
 * The operator's command. It copies all stored files to S3, or back to the disk, also while people work. It may be
 * stopped at any time: the next run continues with the rest.
 * @returns whether nothing is left
 * @throws RespaldoRefused; FilesUnavailable when S3 fails
 */
export async function mudar(pedido: Pedido, { ownerUrl, databaseUrl, settings, say }: Instalacion): Promise<boolean> {
  if (!settings.S3_BUCKET) {
    throw new RespaldoRefused('Falta S3_BUCKET: sin S3 los archivos están en el disco.');
  }
  await checkProcesses(pedido.hacia, { ownerUrl, databaseUrl, settings });
  const disk = new WholeFiles(diskFolderOf(settings));
  const s3 = await s3Of(settings);
  const [from, to] = pedido.hacia === 's3' ? [disk, s3] : [s3, disk];
  return new Mudanza(from, to, pedido, say).run();
}

/**
 * Refuses while a process works with the wrong place. A process that stores on the disk would not find its files on S3.
 * A running process would also read files that are half copied.
 */
async function checkProcesses(
  hacia: Pedido['hacia'],
  { ownerUrl, databaseUrl, settings }: Omit<Instalacion, 'say'>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select coalesce(bool_or(application_name = $2), false) as "onDisk", count(*) > 0 as "isInUse"
         from pg_stat_activity where datname = current_database() and usename = $1`,
      [decodeURIComponent(new URL(databaseUrl.app).username), applicationNameOf({ ...settings, S3_BUCKET: undefined })],
    );
    const { onDisk, isInUse } = rows[0];
    if (hacia === 's3' && onDisk) {
      throw new RespaldoRefused('Carpetas está en marcha sin S3: reinícielo con los ajustes S3_*, y repita esto.');
    }
    if (hacia === 'disco' && isInUse) {
      throw new RespaldoRefused('Carpetas está en marcha. Deténgalo y repita esto.');
    }
  } finally {
    await client.end();
  }
}

class Mudanza {
  private total = 0;
  private seen = 0;
  private copied = 0;
  private bytes = 0;
  private failed = 0;
  private reportedAt = Date.now();

  constructor(
    private readonly from: FileDriver,
    private readonly to: FileDriver,
    private readonly pedido: Pedido,
    private readonly say: (line: string) => void,
  ) {}

  async run(): Promise<boolean> {
    for await (const _ of this.keys()) {
      this.total += 1;
    }
    const keys = this.keys();
    const work = async () => {
      try {
        for (let next = await keys.next(); !next.done; next = await keys.next()) {
          await this.moveOrSay(next.value);
          this.report();
        }
      } catch (error) {
        await keys.return(undefined);
        throw error;
      }
    };
    // After a failure, the command still waits for the files under way.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) {
      throw failed.reason;
    }
    this.conclude();
    return this.failed === 0;
  }

  /** A name that the product did not generate could lead to any place. */
  private async *keys(): AsyncGenerator<string> {
    for await (const key of this.from.keys()) {
      if (isClave(key)) {
        yield key;
      }
    }
  }

  /** A damaged file does not stop the others. When S3 fails, the whole run ends. */
  private async moveOrSay(key: string): Promise<void> {
    try {
      await this.move(key);
      this.seen += 1;
    } catch (error) {
      if (error instanceof FilesUnavailable) {
        throw error;
      }
      this.failed += 1;
      this.say(`No se pudo mover ${key}: ${(error as Error).message}`);
    }
  }

  private async move(key: string): Promise<void> {
    const { from, to } = this;
    const bytes = await from.size(key);
    if (bytes === null) {
      return;
    }
    const there = await to.size(key);
    const isThere = there === bytes && (!this.pedido.isBorrado || (await this.isSame(key)));
    if (!isThere) {
      if (there !== null) {
        await to.remove(key);
      }
      await this.copy(key, bytes);
    }
    if (this.pedido.isBorrado) {
      await from.remove(key);
    }
  }

  /** Copies a file, and compares the copy. */
  private async copy(key: string, bytes: number): Promise<void> {
    const { from, to } = this;
    const meter = new FileMeter();
    await to.write(key, meter.measure(await from.read(key)));
    const { sha256 } = await meter.facts();
    if ((await hashOf(to, key)) !== sha256) {
      await to.remove(key);
      throw new Error('la copia no es igual');
    }
    if ((await from.size(key)) === null) {
      // Somebody deleted the file meanwhile.
      await to.remove(key);
      return;
    }
    this.copied += 1;
    this.bytes += bytes;
  }

  private async isSame(key: string): Promise<boolean> {
    return (await hashOf(this.from, key)) === (await hashOf(this.to, key));
  }

  private report(): void {
    if (Date.now() - this.reportedAt > REPORT_MS) {
      this.reportedAt = Date.now();
      this.say(`Archivos: ${cuantos(this.seen)} de ${cuantos(this.total)}, ${tamano(this.bytes)} copiados…`);
    }
  }

  private conclude(): void {
    const { seen, copied, bytes, failed, say, pedido } = this;
    const [aqui, alla] = pedido.hacia === 's3' ? ['el disco', 'S3'] : ['S3', 'el disco'];
    say(`En ${alla}: ${cuantos(seen)} archivos; copiados ahora: ${cuantos(copied)} (${tamano(bytes)}).`);
    if (failed > 0) {
      say(`Quedan sin mover: ${cuantos(failed)}.`);
    }
    if (!pedido.isBorrado && seen > 0) {
      say(`También siguen en ${aqui}: para borrar de ahí los que se copiaron, agregue --borrar.`);
    }
  }
}

/** The disk, where a key has its whole file or no file. The product reads the disk before S3. */
class WholeFiles extends DiskDriver {
  override async write(key: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
    const partial = `${key}.parcial`;
    // An interrupted run may have left a partial file.
    await this.remove(partial);
    try {
      await super.write(partial, contents);
      await rename(join(this.root, partial), join(this.root, key));
    } catch (error) {
      await this.remove(partial);
      throw error;
    }
  }
}

async function hashOf(place: FileDriver, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await place.read(key)) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}
