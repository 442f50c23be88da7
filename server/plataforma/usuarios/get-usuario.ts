import type { EntityManager, FindOneOptions } from 'typeorm';
import { sessionRevoked } from '../../common/access/session-states.js';
import { Usuario } from './usuario.entity.js';

/**
 * The person who sends the request. An operator deletes people with their cuenta. For some seconds the session may then
 * outlive its person.
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
