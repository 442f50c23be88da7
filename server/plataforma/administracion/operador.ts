import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from '../../common/access/identity.js';

/** The operator who sends a request, and the network address. */
export interface Operador {
  usuarioId: string;
  /** The cuenta of the operator's session. */
  cuentaId?: string;
  direccion: string;
}

/** The operator who sends a request to a route with `@OperatorOnly()`. */
export const Quien = createParamDecorator((_: unknown, context: ExecutionContext): Operador => {
  const { claims, ip } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!claims) {
    throw new Error('A public route has no operator.');
  }
  return { usuarioId: claims.sub, cuentaId: claims.cuentaId, direccion: ip };
});
