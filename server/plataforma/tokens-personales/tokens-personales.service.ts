import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { AccessClaims } from '../../common/access/identity.js';
import { hashOfPersonalToken, PersonalTokens } from '../../common/access/personal-tokens.js';
import { SessionStates } from '../../common/access/session-states.js';
import { found } from '../../common/database/found.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../auditoria/auditoria.service.js';
import type { CrearTokenDto } from './tokens-personales.dto.js';
import { type FilaToken, TokensPersonalesRepository } from './tokens-personales.repository.js';

/** The prefix makes personal tokens easy to recognise, and leaked tokens easy to find. */
const PREFIX = 'cpt_';

/** The limit of tokens of a person in a cuenta. It is enough for programs, and the list is still easy to read. */
const MAX_TOKENS = 50;

/** The running user's personal tokens in the running cuenta. Programs use them to act in their name. */
@Injectable()
export class TokensPersonales {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: TokensPersonalesRepository,
    private readonly sessions: SessionStates,
    private readonly known: PersonalTokens,
    private readonly auditoria: Auditoria,
  ) {}

  findMine(): Promise<FilaToken[]> {
    const { tenant } = this.transactions;
    return this.transactions.asPlatform((manager) => this.tokens.find(manager, tenant));
  }

  /**
   * Makes a token. @returns the token with its text, which is not stored
   * @throws DomainError 422 · 409 LIMITE_TOKENS · 401 when the session has just ended
   */
  async create({ sid }: AccessClaims, { nombre, rolId, dias }: CrearTokenDto): Promise<FilaToken & { token: string }> {
    const { tenant } = this.transactions;
    // A lower number is a higher role.
    if (rolId < tenant.rolId) {
      throw invalidField('rolId', 'El rol del token no puede ser mayor que el suyo.');
    }
    const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    const fila = { id: uuid(), nombre, rolId, dias, final: token.slice(-4), hash: hashOfPersonalToken(token) };
    const created = await this.transactions.asPlatform(async (manager) => {
      if ((await this.tokens.countLocked(manager, tenant)) >= MAX_TOKENS) {
        throw new DomainError('LIMITE_TOKENS', 409, `Ya tiene ${MAX_TOKENS} tokens. Revoque antes uno que no use.`);
      }
      // The lock may have waited for a revocation of all tokens. Such a revocation has ended the session too.
      await this.sessions.use(manager, sid);
      return this.tokens.insert(manager, tenant, fila);
    });
    this.auditoria.record({
      accion: 'token.creado',
      entidad: 'token',
      entidadId: created.id,
      datos: { nombre, rolId, expiraEn: created.expiraEn },
    });
    return { ...created, token };
  }

  /** Revokes a token at once. @throws DomainError 404 */
  async revoke(id: string): Promise<void> {
    const { tenant } = this.transactions;
    const nombre = found(
      await this.transactions.asPlatform((manager) => this.tokens.revoke(manager, tenant, id)),
      'el token',
    );
    this.auditoria.record({ accion: 'token.revocado', entidad: 'token', entidadId: id, datos: { nombre } });
    this.transactions.afterCommit(() => this.known.forget(id));
  }
}
