import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalTokens } from '../../common/access/personal-tokens.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { TokensPersonalesRepository } from './tokens-personales.repository.js';

/** Ends the personal tokens of a person in all their cuentas. */
@Injectable()
export class RevocacionDeTokens {
  constructor(
    private readonly tokens: TokensPersonalesRepository,
    private readonly sessions: SessionStates,
    private readonly transactions: Transactions,
    private readonly known: PersonalTokens,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * Revokes the tokens in the running transaction of the platform, and locks the person's sessions. The audit of each
   * cuenta records its tokens.
   */
  async revokeAll(manager: EntityManager, usuarioId: string): Promise<void> {
    const revoked = await this.tokens.revokeAll(manager, usuarioId);
    // An access that a session opens holds its session before it waits for the audit.
    await this.sessions.lockAll(manager, usuarioId);
    for (const { id, nombre, cuentaId, rolId } of revoked) {
      await this.transactions.actingIn({ cuentaId, usuarioId, rolId }, async () => {
        this.auditoria.record({ accion: 'token.revocado', entidad: 'token', entidadId: id, datos: { nombre } });
      });
    }
    this.transactions.afterCommit(() => this.known.forgetUsuario(usuarioId));
  }
}
