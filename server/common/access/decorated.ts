import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

/** The value that our decorator gives a route: on its method, otherwise on its class. */
export function decorated<T>(reflector: Reflector, key: string, context: ExecutionContext): T | undefined {
  return reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
}
