import type { EntityManager, FindOneOptions } from 'typeorm';
import { sessionRevoked } from '../../common/access/session-registry.js';
import { Usuario } from './usuario.entity.js';

/**
 * Whoever sends the request. They may be gone for some seconds before their session is asked for again: the operator
 * deletes people with their cuenta.
 * @throws DomainError 401 SESSION_REVOKED
 */
export async function getUsuario(
  manager: EntityManager,
  id: string,
  lock?: FindOneOptions<Usuario>['lock'],
): Promise<Usuario> {
  const usuario = await manager.findOne(Usuario, { where: { id }, lock });
  if (!usuario) {
    throw sessionRevoked();
  }
  return usuario;
}
