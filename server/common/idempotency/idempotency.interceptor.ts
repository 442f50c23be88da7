import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, mergeMap, type Observable, of, switchMap } from 'rxjs';
import type { AuthenticatedRequest } from '../access/identity.js';
import { DomainError } from '../errors/domain-error.js';
import { Transactions } from '../tenancy/transactions.js';

const IDEMPOTENT = 'idempotent';

/** A creation that takes an Idempotency-Key: the same key makes one row and gives one answer, however often it is sent. */
export const Idempotent = () => SetMetadata(IDEMPOTENT, true);

interface Kept {
  huella: string;
  respuesta: unknown;
}

/**
 * Keeps the answer to a creation under its Idempotency-Key (cuenta + usuario + route), in the transaction of the
 * creation itself: of ten at once, nine wait for the first and answer the same; a refused one leaves its key free.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly transactions: Transactions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || !this.reflector.get<boolean | undefined>(IDEMPOTENT, context.getHandler())) {
      return next.handle();
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
      .update(JSON.stringify([request.url, request.body]))
      .digest('hex');
    return from(this.claim(route, key, digest)).pipe(
      switchMap((kept) =>
        kept
          ? of(kept.respuesta)
          : next.handle().pipe(
              mergeMap(async (answer) => {
                await this.keep(route, key, answer);
                return answer;
              }),
            ),
      ),
    );
  }

  /** The kept answer, or null when the key is ours to use. */
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
