import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Settings } from '../config/settings.js';
import { Replicas } from '../replicas/replicas.js';
import { isOpenCuenta } from '../tenancy/open-cuenta.js';
import { Transactions } from '../tenancy/transactions.js';
import { tokenInvalid } from './access-tokens.js';

/** The present rights of the bearer of a personal token. */
export interface PersonalToken {
  id: string;
  cuentaId: string;
  usuarioId: string;
  /** The lower of two roles: the token's, and its person's present role in the cuenta. */
  rolId: number;
  expiraEn: Date;
}

const NOTED_EVERY_MS = 60_000;

/** The hash of a personal token. Only the hash is stored. */
export function hashOfPersonalToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Finds personal tokens by their text. Tokens are cached for a few seconds, as sessions are. So a revocation, a
 * suspension or a new role takes effect well within the promised 30 s.
 */
@Injectable()
export class PersonalTokens {
  private readonly logger = new Logger(PersonalTokens.name);
  private readonly known: LRUCache<string, PersonalToken>;
  private readonly noted = new LRUCache<string, true>({ max: 10_000, ttl: NOTED_EVERY_MS });

  constructor(
    private readonly transactions: Transactions,
    settings: Settings,
    private readonly replicas: Replicas,
  ) {
    this.known = new LRUCache({
      max: 10_000,
      ttl: Math.max(settings.ACCESS_CACHE_SECONDS * 1000, 1),
      fetchMethod: (hash) => this.load(hash),
      // Callers that wait while a token is forgotten get the old state. The old state is not cached.
      ignoreFetchAbort: true,
    });
    replicas.on('accesos.token', (id) => this.forgetWhere((token) => token.id === id));
    replicas.on('accesos.tokensDe', (usuarioId) => this.forgetWhere((token) => token.usuarioId === usuarioId));
  }

  /**
   * @throws DomainError 401 TOKEN_INVALID for an unknown, expired or revoked token, or a token whose person is no
   * member
   */
  async get(token: string): Promise<PersonalToken> {
    const found = await this.known.fetch(hashOfPersonalToken(token).toString('hex'));
    if (!found || found.expiraEn.getTime() <= Date.now()) {
      throw tokenInvalid();
    }
    this.noteUse(found.id);
    return found;
  }

  /** Removes a token from the caches, so that its end takes effect at once. */
  forget(id: string): void {
    this.replicas.tell('accesos.token', id);
  }

  /** Removes a person's tokens from the caches, after a change of role or a suspension. */
  forgetUsuario(usuarioId: string): void {
    this.replicas.tell('accesos.tokensDe', usuarioId);
  }

  private forgetWhere(matches: (token: PersonalToken) => boolean): void {
    for (const [hash, token] of this.known.entries()) {
      if (matches(token)) {
        this.known.delete(hash);
      }
    }
  }

  private async load(hash: string): Promise<PersonalToken | undefined> {
    const [row] = await this.transactions.platform((manager) =>
      manager.query(
        `select t.id, t.cuenta_id as "cuentaId", t.usuario_id as "usuarioId", t.expira_en as "expiraEn",
                greatest(t.rol_id, m.rol_id) as "rolId"
           from tokens_personales t
           join membresias m
             on m.cuenta_id = t.cuenta_id and m.usuario_id = t.usuario_id and m.estado = 'activa'
           join usuarios u on u.id = t.usuario_id and u.suspendido_en is null
           join cuentas c on c.id = t.cuenta_id and ${isOpenCuenta('c')}
          where t.hash = $1 and t.revocado_en is null and t.expira_en > now()`,
        [Buffer.from(hash, 'hex')],
      ),
    );
    return row;
  }

  /** Notes the use at most once a minute. The request does not wait for the note. */
  private noteUse(id: string): void {
    if (this.noted.has(id)) {
      return;
    }
    this.noted.set(id, true);
    this.transactions
      .platform((manager) =>
        manager.query(
          `update tokens_personales set usado_en = now()
            where id = $1 and (usado_en is null or usado_en < now() - interval '1 minute')`,
          [id],
        ),
      )
      .catch((error) => this.logger.warn({ err: error }, 'The use of a personal token could not be noted.'));
  }
}
