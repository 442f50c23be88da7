import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

/** What a decorator of ours says of a route: on its method, or else on its class. */
export function decorated<T>(reflector: Reflector, key: string, context: ExecutionContext): T | undefined {
  return reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
}
