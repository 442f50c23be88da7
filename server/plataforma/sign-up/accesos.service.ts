import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Pases } from '../../common/secrets/pases.js';
import { AccesosDeCuentas } from '../auth/accesos-de-cuentas.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { PasskeysRepository } from '../segundo-factor/passkeys.repository.js';
import { RevocacionDeTokens } from '../tokens-personales/revocacion-de-tokens.service.js';

/** All kinds of access to a person's account. */
@Injectable()
export class Accesos {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly tokens: RevocacionDeTokens,
    private readonly deCuentas: AccesosDeCuentas,
    private readonly pases: Pases,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Ends most access of a person, in the running transaction of the platform. It ends passkeys, personal tokens,
   * accesses in their cuentas and links to an identity provider. It also ends mailed links, sign-ins under way and
   * sessions. The password and the second factor stay.
   */
  async endAll(manager: EntityManager, usuarioId: string): Promise<void> {
    // The sessions end last. A simultaneous sign-in has finished by then, and its session ends too.
    await this.passkeys.removeAll(manager, usuarioId);
    await manager.query('delete from identidades where usuario_id = $1', [usuarioId]);
    await this.tokens.revokeAll(manager, usuarioId);
    await this.deCuentas.endAll(manager, usuarioId, 'todo');
    await this.pases.endEvery(manager, usuarioId);
    await this.sessions.revokeAll(manager, usuarioId);
  }
}
