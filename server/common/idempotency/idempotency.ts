import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { type TenantContext, Transactions } from '../tenancy/transactions.js';

/** Content of a request beyond its headers and body. */
interface Content {
  /** The id that the client gave to the new row. */
  newId?: string | null;
  /** Replaces the body: the hash of a file. */
  body?: unknown;
}

/** The key of a kept answer, and the hash of the request's content. */
interface Key {
  ruta: string;
  clave: string;
  huella: string;
}

/**
 * Keeps the answer to a creation under its key (cuenta + usuario + route). The answer is written in the transaction of
 * the creation. Of ten requests at once, nine wait for the first and give its answer. A refused creation leaves its key
 * free. The key is the Idempotency-Key, or else the client's id of the new row.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly transactions: Transactions) {}

  /**
   * The answer of `work`, or the kept answer to an earlier equal request. Runs in the running transaction.
   * @throws DomainError 400 for an invalid key, 422 when the key was used with another body
   */
  async once<T>(request: FastifyRequest, work: () => Promise<T>, content: Content = {}): Promise<T> {
    const key = keyOf(request, content);
    if (!key) {
      return work();
    }
    const kept = (await this.claim(key)) ? null : await this.find(key);
    if (kept) {
      return kept.respuesta as T;
    }
    const answer = await work();
    await this.keep(key, answer);
    return answer;
  }

  /**
   * As {@link once}, for work that is prepared outside of its transaction. For an answered request, `prepare` does not
   * run.
   * @throws DomainError as {@link once} does
   */
  async oncePrepared<P, T>(
    tenant: TenantContext,
    request: FastifyRequest,
    { prepare, work }: { prepare(): Promise<P>; work(prepared: P): Promise<T> },
    content: Content = {},
  ): Promise<T> {
    const key = keyOf(request, content);
    const kept = key && (await this.transactions.tenantTransaction(tenant, () => this.find(key), { readOnly: true }));
    if (kept) {
      return kept.respuesta as T;
    }
    const prepared = await prepare();
    return this.transactions.tenantTransaction(tenant, () => this.once(request, () => work(prepared), content));
  }

  /** Whether this request is the first with its key. */
  private async claim({ ruta, clave, huella }: Key): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    const [mine] = await manager.query(
      `insert into claves_idempotencia (usuario_id, ruta, clave, huella) values ($1, $2, $3, $4)
       on conflict do nothing returning 1`,
      [tenant.usuarioId, ruta, clave, huella],
    );
    return mine !== undefined;
  }

  /** The kept answer; null without a kept answer. */
  private async find({ ruta, clave, huella }: Key): Promise<{ respuesta: unknown } | null> {
    const { manager, tenant } = this.transactions;
    const [kept] = await manager.query(
      'select huella, respuesta from claves_idempotencia where usuario_id = $1 and ruta = $2 and clave = $3',
      [tenant.usuarioId, ruta, clave],
    );
    if (kept && kept.huella !== huella) {
      throw new DomainError(
        'CLAVE_REUTILIZADA',
        422,
        'La misma Idempotency-Key, o el mismo id, ya se usó con otros datos.',
      );
    }
    return kept ?? null;
  }

  private async keep({ ruta, clave }: Key, answer: unknown): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      'update claves_idempotencia set respuesta = $4 where usuario_id = $1 and ruta = $2 and clave = $3',
      [tenant.usuarioId, ruta, clave, JSON.stringify(answer)],
    );
  }
}

/** The key of a request; undefined without a key. @throws DomainError 400 */
function keyOf(request: FastifyRequest, { newId, body = request.body }: Content): Key | undefined {
  const clave = request.headers['idempotency-key'] ?? newId ?? undefined;
  if (clave === undefined) {
    return undefined;
  }
  if (typeof clave !== 'string' || clave.length < 1 || clave.length > 200) {
    throw new DomainError('CLAVE_INVALIDA', 400, 'El encabezado Idempotency-Key debe tener entre 1 y 200 caracteres.');
  }
  const huella = createHash('sha256')
    .update(JSON.stringify([request.url, body]))
    .digest('hex');
  return { ruta: `${request.method} ${request.routeOptions.url}`, clave, huella };
}
