import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { MANAGES_TRANSACTIONS, WRITES_ON_READ } from '../access/access.decorators.js';
import { decorated } from '../access/decorated.js';
import type { AuthenticatedRequest } from '../access/identity.js';
import { CuentaDirectory } from './cuenta-directory.js';
import { Transactions } from './transactions.js';
import { Turns } from './turns.js';

/**
 * Gives each signed-in request its turn. Opens the only transaction of each request inside a cuenta. Reads are READ
 * ONLY. A handler that streams gets neither: each of its short transactions takes a turn.
 */
@Injectable()
export class TenancyInterceptor implements NestInterceptor {
  constructor(
    private readonly turns: Turns,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { claims, tenant, method, raw } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!claims) {
      return next.handle();
    }
    if (this.has(MANAGES_TRANSACTIONS, context)) {
      await (tenant && this.directory.prepare(tenant));
      return next.handle();
    }
    const handle = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const readOnly = (method === 'GET' || method === 'HEAD') && !this.has(WRITES_ON_READ, context);
    const work = async () => {
      // A person who types a search aborts the earlier searches. The earlier searches may still wait for their turn.
      if (readOnly && raw.socket.destroyed) {
        return undefined;
      }
      if (!tenant) {
        return handle();
      }
      await this.directory.prepare(tenant);
      return this.transactions.tenantTransaction(tenant, handle, { readOnly });
    };
    return from(this.turns.take({ usuarioId: claims.sub, cuentaId: tenant?.cuentaId }, work));
  }

  private has(key: string, context: ExecutionContext): boolean {
    return decorated<boolean>(this.reflector, key, context) ?? false;
  }
}
