import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SessionStates } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { SessionsService } from '../auth/sessions.service.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { IdentidadVinculada } from './identidad-vinculada.entity.js';
import type { Identidad } from './identity-tokens.service.js';

/**
 * Finds the usuario of a provider's person by issuer and subject, which never change. Otherwise finds it by a verified
 * e-mail.
 */
@Injectable()
export class Identidades {
  constructor(
    private readonly sessionStates: SessionStates,
    private readonly sessions: SessionsService,
    private readonly settings: Settings,
  ) {}

  /**
   * The usuario of an identity: linked to it, with its e-mail, or new.
   * @param isInvited whether an invitation allows a new usuario even when sign-up is closed
   * @param current the refresh token of the browser's session
   * @throws DomainError 409 CORREO_SIN_VERIFICAR · 403 REGISTRO_CERRADO, SIN_ACCESO or VINCULO_CERRADO
   */
  async resolve(
    manager: EntityManager,
    identidad: Identidad,
    { isInvited = false, current }: { isInvited?: boolean; current?: string | undefined } = {},
  ): Promise<Usuario> {
    const { emisor, sujeto } = identidad;
    // Of two simultaneous first sign-ins, the second waits here. It then finds the usuario that the first created.
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`identidad ${emisor} ${sujeto}`]);
    const usuario =
      (await this.findLinked(manager, identidad)) ??
      (await this.link(manager, identidad, current)) ??
      (await this.create(manager, identidad, isInvited));
    if (usuario.suspendidoEn) {
      throw new DomainError('SIN_ACCESO', 403, 'Esta persona no tiene acceso.');
    }
    return usuario;
  }

  private async findLinked(manager: EntityManager, { emisor, sujeto, email }: Identidad): Promise<Usuario | null> {
    const [[row]] = await manager.query(
      `update identidades set usada_en = now(), email = $3 where emisor = $1 and sujeto = $2 returning usuario_id`,
      [emisor, sujeto, email],
    );
    return row ? manager.findOneByOrFail(Usuario, { id: row.usuario_id }) : null;
  }

  /** Links by e-mail. The provider must have verified it: anybody can claim an address. */
  private async link(manager: EntityManager, identidad: Identidad, current?: string): Promise<Usuario | null> {
    const { email, isEmailVerified } = identidad;
    if (!email || !isEmailVerified) {
      throw new DomainError(
        'CORREO_SIN_VERIFICAR',
        409,
        'El proveedor de identidad no confirma que el correo sea suyo. Confírmelo allí y vuelva a ingresar.',
      );
    }
    const lock = { mode: 'pessimistic_write' } as const;
    const usuario = await manager.findOne(Usuario, { where: { email }, lock });
    if (!usuario) {
      return null;
    }
    await this.sessionStates.lockAll(manager, usuario.id);
    if (usuario.vinculoCerradoEn) {
      await this.openAgain(manager, usuario, current);
    }
    await this.takeOverUnconfirmed(manager, usuario);
    await this.remember(manager, usuario, identidad);
    return usuario;
  }

  /**
   * Lets a person link the provider again. They must have proved who they are in their session, without the provider.
   * @throws DomainError 403
   */
  private async openAgain(manager: EntityManager, { id }: Usuario, current: string | undefined): Promise<void> {
    if (!current || !(await this.sessions.isVerified(manager, current, id))) {
      const message =
        'Se cerraron todos los accesos de esta persona. Ingrese con su contraseña, o elija otra con «Olvidé mi contraseña», y vincule el proveedor en Seguridad.';
      throw new DomainError('VINCULO_CERRADO', 403, message);
    }
    await manager.update(Usuario, { id }, { vinculoCerradoEn: null });
  }

  /**
   * Confirms an unconfirmed address. The password and the sessions of the usuario end, since anybody may have made
   * them.
   */
  private async takeOverUnconfirmed(manager: EntityManager, { id }: Usuario): Promise<void> {
    const [, changed] = await manager.query(
      `update usuarios set email_confirmado_en = now(), clave_hash = null where id = $1 and email_confirmado_en is null`,
      [id],
    );
    if (changed > 0) {
      await this.sessions.revokeAll(manager, id);
    }
  }

  private async create(manager: EntityManager, identidad: Identidad, isInvited: boolean): Promise<Usuario> {
    if (!this.settings.SIGN_UP && !isInvited) {
      throw new DomainError('REGISTRO_CERRADO', 403, 'El registro está cerrado: pida una invitación a su oficina.');
    }
    const { email, nombre } = identidad;
    const created: { id: string }[] = await manager.query(
      `insert into usuarios (id, email, nombre, estado) values ($1, $2, $3, 'enLinea')
       on conflict (email) do nothing returning id`,
      [uuid(), email, (nombre ?? email)?.slice(0, 120)],
    );
    const [row] = created;
    if (!row) {
      // Another request created a usuario with this e-mail meanwhile.
      return (await this.link(manager, identidad)) as Usuario;
    }
    const usuario = await manager.findOneByOrFail(Usuario, { id: row.id });
    await this.remember(manager, usuario, identidad);
    return usuario;
  }

  private async remember(manager: EntityManager, { id }: Usuario, { emisor, sujeto, email }: Identidad): Promise<void> {
    await manager.insert(IdentidadVinculada, { emisor, sujeto, email, usuarioId: id });
  }
}
