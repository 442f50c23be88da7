import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { Transactions } from '../tenancy/transactions.js';

interface Kept {
  huella: string;
  respuesta: unknown;
}

/**
 * Keeps the answer to a creation under its key (cuenta + usuario + route), in the transaction of the creation. Of ten
 * at once, nine wait for the first and answer the same. A refused creation leaves its key free. The key is the
 * Idempotency-Key, or else the id that the client gave to the new row.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly transactions: Transactions) {}

  /**
   * What `work` answers, or what it answered to the same request before; in the running transaction.
   * @param newId the id that the client gave to the new row
   * @param body what the request says, when that is not in its body: the hash of a file
   * @throws DomainError 400 for an invalid key, 422 when it was used with another body
   */
  async once<T>(
    request: FastifyRequest,
    work: () => Promise<T>,
    { newId, body = request.body }: { newId?: string | null; body?: unknown } = {},
  ): Promise<T> {
    const key = request.headers['idempotency-key'] ?? newId ?? undefined;
    if (key === undefined) {
      return work();
    }
    if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
      throw new DomainError(
        'CLAVE_INVALIDA',
        400,
        'El encabezado Idempotency-Key debe tener entre 1 y 200 caracteres.',
      );
    }
    const route = `${request.method} ${request.routeOptions.url}`;
    const digest = createHash('sha256')
      .update(JSON.stringify([request.url, body]))
      .digest('hex');
    const kept = await this.claim(route, key, digest);
    if (kept) {
      return kept.respuesta as T;
    }
    const answer = await work();
    await this.keep(route, key, answer);
    return answer;
  }

  /** The kept answer, or null when this request is the first with its key. */
  private async claim(route: string, key: string, digest: string): Promise<Kept | null> {
    const { manager, tenant } = this.transactions;
    const [mine] = await manager.query(
      `insert into claves_idempotencia (usuario_id, ruta, clave, huella) values ($1, $2, $3, $4)
       on conflict do nothing returning 1`,
      [tenant.usuarioId, route, key, digest],
    );
    if (mine) {
      return null;
    }
    const [kept]: Kept[] = await manager.query(
      'select huella, respuesta from claves_idempotencia where usuario_id = $1 and ruta = $2 and clave = $3',
      [tenant.usuarioId, route, key],
    );
    if (kept?.huella !== digest) {
      throw new DomainError('CLAVE_REUTILIZADA', 422, 'La misma Idempotency-Key ya se usó con otros datos.');
    }
    return kept;
  }

  private async keep(route: string, key: string, answer: unknown): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      'update claves_idempotencia set respuesta = $4 where usuario_id = $1 and ruta = $2 and clave = $3',
      [tenant.usuarioId, route, key, JSON.stringify(answer)],
    );
  }
}
