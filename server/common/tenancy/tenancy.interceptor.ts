import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { MANAGES_TRANSACTIONS, WRITES_ON_READ } from '../access/access.decorators.js';
import type { AuthenticatedRequest } from '../access/identity.js';
import { CuentaDirectory } from './cuenta-directory.js';
import { Transactions } from './transactions.js';

/** Opens the one transaction of each request that acts inside a cuenta; reads are READ ONLY. */
@Injectable()
export class TenancyInterceptor implements NestInterceptor {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const { tenant } = request;
    if (!tenant) {
      return next.handle();
    }
    await this.directory.prepare(tenant);
    if (this.has(MANAGES_TRANSACTIONS, context)) {
      return next.handle();
    }
    const readOnly = (request.method === 'GET' || request.method === 'HEAD') && !this.has(WRITES_ON_READ, context);
    return from(
      this.transactions.tenantTransaction(tenant, () => lastValueFrom(next.handle(), { defaultValue: undefined }), {
        readOnly,
      }),
    );
  }

  private has(key: string, context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(key, context.getHandler()) ?? false;
  }
}
