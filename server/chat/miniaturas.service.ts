import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { DomainError } from '../common/errors/domain-error.js';
import { FileStorage } from '../common/files/file-storage.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { Imagenes } from '../imagenes/imagenes.service.js';
import { DRAWN_MIMES } from '../imagenes/picture.js';
import type { Adjunto } from './adjunto.entity.js';
import { AdjuntosRepository } from './adjuntos.repository.js';

/** A larger file is not read whole into memory. */
const MAX_BYTES = 25 * 1024 * 1024;

/** One at a time, since each file is whole in memory. */
const limit = pLimit(1);

/** Small pictures of the pictures in messages, so that a thread does not load them whole. */
@Injectable()
export class Miniaturas {
  private readonly logger = new Logger(Miniaturas.name);

  constructor(
    private readonly imagenes: Imagenes,
    private readonly storage: FileStorage,
    private readonly adjuntos: AdjuntosRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes the small picture of a file that was just uploaded. What cannot be drawn stays without one: it never refuses
   * the file. Must not be called inside a transaction.
   */
  async add(tenant: TenantContext, adjunto: Adjunto): Promise<Adjunto> {
    if (!DRAWN_MIMES.has(adjunto.mime) || adjunto.bytes > MAX_BYTES) {
      return adjunto;
    }
    try {
      return await limit(() => this.make(tenant, adjunto));
    } catch (err) {
      if (!(err instanceof DomainError)) {
        this.logger.warn({ err, adjunto: adjunto.id }, 'A small picture was not made; the thread shows none.');
      }
      return adjunto;
    }
  }

  /** Lets go of the small pictures of files that no message shows any more. */
  async retire(adjuntos: readonly Adjunto[]): Promise<void> {
    const miniaturas = adjuntos.map(({ miniatura }) => miniatura);
    await this.transactions.asPlatform((manager) => this.imagenes.retire(manager, miniaturas));
  }

  private async make(tenant: TenantContext, adjunto: Adjunto): Promise<Adjunto> {
    const bytes = await buffer(this.storage.contentOf(adjunto.clave));
    const { address: miniatura } = await this.imagenes.storeUnlimited(bytes, tenant.usuarioId, 'miniatura');
    await this.transactions.tenantTransaction(tenant, async () => {
      await this.transactions.asPlatform((manager) => this.imagenes.show(manager, [miniatura]));
      await this.adjuntos.setMiniatura(adjunto.id, miniatura);
    });
    return { ...adjunto, miniatura };
  }
}
