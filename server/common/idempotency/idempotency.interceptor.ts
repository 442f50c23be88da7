import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../access/identity.js';
import { Idempotency } from './idempotency.js';

const IDEMPOTENT = 'idempotent';

/** A creation that takes an Idempotency-Key: the same key makes one row and gives one answer, however often it is sent. */
export const Idempotent = () => SetMetadata(IDEMPOTENT, true);

/** Has what a creation answers kept under its Idempotency-Key. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get<boolean | undefined>(IDEMPOTENT, context.getHandler())) {
      return next.handle();
    }
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    return from(this.idempotency.once(request, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
