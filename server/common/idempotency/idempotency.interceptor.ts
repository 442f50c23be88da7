import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { decorated } from '../access/decorated.js';
import type { AuthenticatedRequest } from '../access/identity.js';
import { Idempotency } from './idempotency.js';

/** The metadata key that {@link Idempotent} writes on a route. */
export const IDEMPOTENT = 'idempotent';

interface Creation {
  /** The path of the new row's id in the body. */
  newId?: string;
}

/** Describes the Idempotency-Key of a route that calls {@link Idempotency.once} itself. */
export const ApiIdempotencyKey = () =>
  ApiHeader({ name: 'Idempotency-Key', required: false, description: 'La misma clave no crea dos veces.' });

/**
 * Marks a route that creates a row. Repeated requests with an Idempotency-Key or id create one row and get one answer.
 * @param creation `newId`: the path of the id in the body, such as `tag.id`
 */
export const Idempotent = (creation: Creation = {}) =>
  applyDecorators(SetMetadata(IDEMPOTENT, creation), ApiIdempotencyKey());

/** Keeps the answer to a creation under its Idempotency-Key or id. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const creation = decorated<Creation>(this.reflector, IDEMPOTENT, context);
    if (!creation) {
      return next.handle();
    }
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.idempotency.once(request, work, { newId: creation.newId && idAt(request.body, creation.newId) }));
  }
}

/** The id at a path of an unvalidated body; undefined when it is missing. */
function idAt(body: unknown, path: string): string | undefined {
  const id = path.split('.').reduce((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], body);
  return typeof id === 'string' && isUUID(id, '7') ? id.toLowerCase() : undefined;
}
