import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';

/** Sends the `version` of an answer as its ETag. The next write names it in If-Match. */
@Injectable()
export class ETagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((body: unknown) => {
        const version = (body as { version?: unknown } | null)?.version;
        if (typeof version === 'number') {
          void reply.header('etag', `"${version}"`);
        }
      }),
    );
  }
}
