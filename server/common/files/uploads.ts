import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { type TenantContext, Transactions } from '../tenancy/transactions.js';
import { FileStorage } from './file-storage.js';
import { type FileFacts, FileMeter } from './incoming-file.js';

/** A file whose bytes are stored, with the key that its row must keep. */
export interface StoredFile extends FileFacts {
  clave: string;
}

/** Milliseconds between the heartbeats of a running upload: at least three before it counts as abandoned. */
function heartbeatMs({ UPLOAD_ORPHAN_SECONDS }: Settings): number {
  return Math.min(UPLOAD_ORPHAN_SECONDS * 1000, 90_000) / 6;
}

/**
 * Receives files without a transaction that waits for their bytes. A row in `subidas` is written before the first byte,
 * and deleted in the transaction that files the document. So all bytes on the disk belong to a version or to such a
 * row, and the {@link UploadSweeper} finds what a crash leaves.
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
   * Stores `content`, then runs `file`, which writes the file's row, in a transaction of the cuenta. When anything
   * fails the bytes are deleted at once. Must not be called inside a transaction.
   * @throws DomainError 507 when the disk is full; whatever `content` or `file` throws
   */
  async receive<T>(
    tenant: TenantContext,
    content: AsyncIterable<Uint8Array>,
    file: (stored: StoredFile) => Promise<T>,
  ): Promise<T> {
    const clave = `${tenant.cuentaId}/${uuid()}`;
    await this.query(tenant, 'insert into subidas (clave, usuario_id) values ($1, $2)', [clave, tenant.usuarioId]);
    const heartbeat = setInterval(() => this.beat(tenant, clave), heartbeatMs(this.settings));
    try {
      const meter = new FileMeter();
      await this.storage.write(clave, meter.measure(content));
      const facts = await meter.facts();
      return await this.transactions.tenantTransaction(tenant, async () => {
        await this.claim(clave);
        return file({ clave, ...facts });
      });
    } catch (error) {
      await this.discard(tenant, clave);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Deletes the row in `subidas`, in the transaction that files the document. */
  private async claim(clave: string): Promise<void> {
    const [, claimed] = await this.transactions.manager.query('delete from subidas where clave = $1', [clave]);
    if (claimed !== 1) {
      throw new DomainError('SUBIDA_VENCIDA', 503, 'La subida se dio por abandonada. Vuelva a intentarlo.');
    }
  }

  /**
   * Deletes the bytes, unless the document was filed after all: the answer to a COMMIT can get lost. The row in
   * `subidas` remains only if it was not filed; locking it waits for a transaction that has not ended.
   */
  private async discard(tenant: TenantContext, clave: string): Promise<void> {
    try {
      await this.transactions.tenantTransaction(tenant, async () => {
        const { manager } = this.transactions;
        const [pending] = await manager.query('select 1 from subidas where clave = $1 for update', [clave]);
        if (pending) {
          await this.storage.remove(clave);
          await manager.query('delete from subidas where clave = $1', [clave]);
        }
      });
    } catch (err) {
      this.logger.warn({ err, clave }, 'The bytes of a failed upload are left to the sweeper.');
    }
  }

  private beat(tenant: TenantContext, clave: string): void {
    this.query(tenant, 'update subidas set vista_en = now() where clave = $1', [clave]).catch((err: unknown) => {
      this.logger.warn({ err, clave }, 'An upload under way could not say so.');
    });
  }

  private query(tenant: TenantContext, sql: string, parameters: unknown[]): Promise<unknown> {
    return this.transactions.tenantTransaction(tenant, () => this.transactions.manager.query(sql, parameters));
  }
}
