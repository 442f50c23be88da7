import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from '../../common/access/identity.js';

/** The operator who sends a request, and from where. */
export interface Operador {
  usuarioId: string;
  /** The cuenta that their session is in. */
  cuentaId?: string;
  /** The network address. */
  direccion: string;
}

/** Who sends a request of a route with `@OperatorOnly()`. */
export const Quien = createParamDecorator((_: unknown, context: ExecutionContext): Operador => {
  const { claims, ip } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!claims) {
    throw new Error('A public route has no operator.');
  }
  return { usuarioId: claims.sub, cuentaId: claims.cuentaId, direccion: ip };
});
