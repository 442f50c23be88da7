import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { type TenantContext, Transactions } from '../tenancy/transactions.js';
import { FilesUnavailable } from './file-driver.js';
import { FileStorage } from './file-storage.js';
import { type FileFacts, FileMeter } from './incoming-file.js';

/** A file whose bytes are stored, with the key that its row must keep. */
export interface StoredFile extends FileFacts {
  clave: string;
}

/** Milliseconds between the heartbeats of a running upload. At least three fit before it counts as abandoned. */
function heartbeatMs({ UPLOAD_ORPHAN_SECONDS }: Settings): number {
  return Math.min(UPLOAD_ORPHAN_SECONDS * 1000, 90_000) / 6;
}

/** The error 503 for an upload that the sweeper deleted while it arrived. */
class UploadExpired extends DomainError {
  constructor() {
    super('SUBIDA_VENCIDA', 503, 'La subida se dio por abandonada. Vuelva a intentarlo.');
  }
}

type Check = () => Promise<unknown>;

const NOTE = 'insert into subidas (clave, usuario_id) select unnest($1::text[]), $2';
// A part that has arrived keeps its own time.
const BEAT = 'update subidas set vista_en = now() where clave = any ($1) and parte_de is null';

/**
 * Receives files without a transaction that waits for their bytes. A row in `subidas` is written before the first byte.
 * The transaction that files the document deletes the row. So all stored bytes belong to a version or to such a row.
 * The {@link UploadSweeper} finds the rows that a crash leaves.
 */
@Injectable()
export class Uploads {
  private readonly logger = new Logger(Uploads.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /**
   * Stores `content`. Then runs `file`, which writes the file's row, in a transaction of the cuenta. When anything
   * fails, the bytes are deleted at once. Where S3 failed, the sweeper deletes them. Must not be called inside a
   * transaction.
   * @param check throws to refuse the upload; runs before the first byte, when the upload is noted
   * @throws DomainError 507 when the disk is full, 503 when S3 fails; the errors of `content` and `file`
   */
  receive<T>(
    tenant: TenantContext,
    content: AsyncIterable<Uint8Array>,
    file: (stored: StoredFile) => Promise<T>,
    check?: Check,
  ): Promise<T> {
    return this.receiveAll(tenant, [content], ([stored]) => file(stored as StoredFile), check);
  }

  /** Receives as {@link receive} does, for files whose rows are written together, in their order. */
  async receiveAll<T>(
    tenant: TenantContext,
    contents: readonly AsyncIterable<Uint8Array>[],
    file: (stored: StoredFile[]) => Promise<T>,
    check?: Check,
  ): Promise<T> {
    const finish = async (stored: StoredFile[]) => {
      await this.claim(stored.map(({ clave }) => clave));
      return file(stored);
    };
    return this.store(tenant, contents, finish, check);
  }

  /**
   * Receives as {@link receive} does, for a file that stays an upload under way. `keep` writes into its row in
   * `subidas`.
   */
  receivePart<T>(
    tenant: TenantContext,
    content: AsyncIterable<Uint8Array>,
    keep: (stored: StoredFile) => Promise<T>,
  ): Promise<T> {
    return this.store(tenant, [content], ([stored]) => keep(stored as StoredFile));
  }

  private async store<T>(
    tenant: TenantContext,
    contents: readonly AsyncIterable<Uint8Array>[],
    finish: (stored: StoredFile[]) => Promise<T>,
    check?: Check,
  ): Promise<T> {
    const claves = contents.map(() => `${tenant.cuentaId}/${uuid()}`);
    await this.transactions.tenantTransaction(tenant, async () => {
      await check?.();
      await this.transactions.manager.query(NOTE, [claves, tenant.usuarioId]);
    });
    const heartbeat = setInterval(() => this.beat(tenant, claves), heartbeatMs(this.settings));
    try {
      const stored: StoredFile[] = [];
      for (const [index, content] of contents.entries()) {
        const clave = claves[index] as string;
        const meter = new FileMeter();
        await this.storage.write(clave, meter.measure(content));
        stored.push({ clave, ...(await meter.facts()) });
      }
      return await this.transactions.tenantTransaction(tenant, () => finish(stored));
    } catch (error) {
      if (error instanceof UploadExpired) {
        // On S3, the bytes may have appeared after the sweep.
        await Promise.allSettled(claves.map((clave) => this.storage.remove(clave)));
      }
      // Without S3 no file can be deleted. Bytes that were sent may still appear there. The sweeper deletes them later.
      if (!(error instanceof FilesUnavailable)) {
        await this.discard(tenant, claves);
      }
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Deletes the rows in `subidas`, in the transaction that files the document. */
  private async claim(claves: readonly string[]): Promise<void> {
    const [, claimed] = await this.transactions.manager.query('delete from subidas where clave = any ($1)', [claves]);
    if (claimed !== claves.length) {
      throw new UploadExpired();
    }
  }

  /**
   * Deletes the bytes, unless the document was filed after all. The answer to a COMMIT can get lost. The row in
   * `subidas` remains only if the document was not filed. Locking the row waits for a transaction that has not ended.
   */
  async discard(tenant: TenantContext, claves: readonly string[]): Promise<void> {
    try {
      await this.transactions.tenantTransaction(tenant, async () => {
        const { manager } = this.transactions;
        const pending: Pick<StoredFile, 'clave'>[] = await manager.query(
          'select clave from subidas where clave = any ($1) for update',
          [claves],
        );
        for (const { clave } of pending) {
          await this.storage.remove(clave);
          await manager.query('delete from subidas where clave = $1', [clave]);
        }
      });
    } catch (err) {
      this.logger.warn({ err, claves }, 'The bytes of a failed upload are left to the sweeper.');
    }
  }

  private beat(tenant: TenantContext, claves: readonly string[]): void {
    const beat = () => this.transactions.manager.query(BEAT, [claves]);
    this.transactions.tenantTransaction(tenant, beat).catch((err: unknown) => {
      this.logger.warn({ err, claves }, 'An upload under way could not say so.');
    });
  }
}
