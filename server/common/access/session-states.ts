import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { Replicas } from '../replicas/replicas.js';
import { isOpenCuenta } from '../tenancy/open-cuenta.js';
import { Transactions } from '../tenancy/transactions.js';
import { tokenExpired } from './access-tokens.js';
import type { AccessClaims } from './identity.js';

/** The person who can unlock a session. */
export interface LockedPerson {
  email: string;
  nombre: string;
}

/** The current state of a session, whatever its token says. */
export interface SessionState {
  isAlive: boolean;
  /** The role in the requested cuenta, or null when the membership is suspended or gone. */
  rolId: number | null;
  /** When its person last proved who they are. */
  verificadaEn: Date | null;
  /** The person of a locked session; null while the session is unlocked. */
  bloqueada: LockedPerson | null;
}

/** The error 401 for a session that has ended. A refresh does not help. */
export function sessionRevoked(): DomainError {
  return new DomainError('SESSION_REVOKED', 401, 'La sesión se cerró. Inicie sesión de nuevo.');
}

/** The error 403 for a session whose person must prove again who they are. */
export function verificationNeeded(): DomainError {
  return new DomainError('VERIFICACION_REQUERIDA', 403, 'Antes de seguir, confirme su identidad.');
}

/** The error 401 for a locked session. A refresh does not help; its person must unlock the session. */
export function sessionLocked({ email, nombre }: LockedPerson): DomainError {
  const mensaje = 'La sesión está bloqueada. Ingrese su contraseña para seguir.';
  return new DomainError('SESSION_LOCKED', 401, mensaje, [{ mensaje, email, nombre }]);
}

/**
 * Says whether a session is still valid, and which role its user has now. Answers are cached for a few seconds, so a
 * request costs no extra query. A revocation, a suspension or a new role takes effect well within the promised 30 s.
 */
@Injectable()
export class SessionStates {
  private readonly states: LRUCache<string, SessionState>;

  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly replicas: Replicas,
  ) {
    this.states = new LRUCache({
      max: 20_000,
      ttl: Math.max(settings.ACCESS_CACHE_SECONDS * 1000, 1),
      fetchMethod: async (key, _, { options }) => {
        const state = await this.load(key);
        // Another replica may unlock the session, so this state is hardly cached.
        if (state.bloqueada) options.ttl = 1;
        return state;
      },
      // Callers that wait while a session is forgotten get the old state. The old state is not cached.
      ignoreFetchAbort: true,
    });
    replicas.on('accesos.sesion', (sid) => this.forgetWhere((key) => key.startsWith(sid)));
    replicas.on('accesos.usuario', (usuarioId) => this.forgetWhere((key) => key.includes(`/${usuarioId}/`)));
  }

  /**
   * The state of the session of a token, in the token's cuenta.
   * @param isFresh queries the database even when the state is cached
   * @throws DomainError 401 SESSION_REVOKED or SESSION_LOCKED
   */
  async get({ sid, sub, cuentaId }: AccessClaims, { isFresh = false } = {}): Promise<SessionState> {
    const key = `${sid}/${sub}/${cuentaId ?? ''}`;
    const state = (await this.states.fetch(key, { forceRefresh: isFresh })) as SessionState;
    if (!state.isAlive) {
      throw sessionRevoked();
    }
    if (state.bloqueada) {
      throw sessionLocked(state.bloqueada);
    }
    return state;
  }

  /**
   * The state of {@link get}, for a request that acts in the token's role.
   * @throws DomainError also 401 TOKEN_EXPIRED, when the role changed or the membership ended after the signing
   */
  async getAsSigned(claims: AccessClaims, options?: { isFresh: boolean }): Promise<SessionState> {
    const session = await this.get(claims, options);
    if (claims.cuentaId && session.rolId !== claims.rolId) {
      throw tokenExpired();
    }
    return session;
  }

  /** When the verification of a session expires; null when it has expired. */
  verifiedUntil({ verificadaEn }: SessionState): Date | null {
    const until = (verificadaEn?.getTime() ?? 0) + this.settings.STEP_UP_SECONDS * 1000;
    return until > Date.now() ? new Date(until) : null;
  }

  /**
   * Checks that the person of a session proved who they are in the last STEP_UP_SECONDS. It queries the database, since
   * another replica may have ended the session. A thrown-out thief must not lock the owner out here.
   * @throws DomainError 403 VERIFICACION_REQUERIDA, 401 as {@link getAsSigned}
   */
  async requireVerified(claims: AccessClaims): Promise<void> {
    if (!this.verifiedUntil(await this.getAsSigned(claims, { isFresh: true }))) {
      throw verificationNeeded();
    }
  }

  /**
   * Notes the use of a session, which restarts its idle time.
   * @returns its cuenta, and the seconds until it ends without a further use
   * @throws DomainError 401 SESSION_REVOKED once it has ended
   */
  async use(manager: EntityManager, sid: string): Promise<{ cuentaId: string | null; secondsLeft: number }> {
    const [[row]] = await manager.query(
      `update sesiones set usada_en = now()
        where id = $1 and revocada_en is null and expira_en > now() and usada_en > now() - $2 * interval '1 second'
        returning cuenta_activa_id, least($2, floor(extract(epoch from expira_en - now())))::int as restan`,
      [sid, this.settings.REFRESH_IDLE_SECONDS],
    );
    if (!row) {
      throw sessionRevoked();
    }
    return { cuentaId: row.cuenta_activa_id, secondsLeft: row.restan };
  }

  /**
   * Locks the open sessions of a person. It waits for accesses that the sessions open at this moment. A later request
   * finds its session ended.
   *
   * Transactions lock in this order, so that no two of them deadlock here: the person, the cuenta, the app of the second
   * factor, its codes, passkeys and links to a provider, memberships by the ids of their cuentas, personal tokens,
   * sessions by their ids. Then follow accesses inside cuentas, mailed links and challenges. The audits come last, by the
   * ids of their cuentas. A transaction that locks several sessions of a person locks all of them here, before it uses or
   * changes any of them.
   */
  async lockAll(manager: EntityManager, usuarioId: string): Promise<void> {
    await manager.query('select 1 from sesiones where usuario_id = $1 and revocada_en is null order by id for update', [
      usuarioId,
    ]);
  }

  /** Removes a session from the caches, so that its end takes effect at once. */
  forget(sid: string): void {
    this.replicas.tell('accesos.sesion', sid);
  }

  /** Removes a person's sessions from the caches, after a change of role or a suspension. */
  forgetUsuario(usuarioId: string): void {
    this.replicas.tell('accesos.usuario', usuarioId);
  }

  private forgetWhere(matches: (key: string) => boolean): void {
    for (const key of this.states.keys()) {
      if (matches(key)) {
        this.states.delete(key);
      }
    }
  }

  private async load(key: string): Promise<SessionState> {
    const [sid, usuarioId, cuentaId] = key.split('/');
    const [row] = await this.transactions.platform((manager) =>
      manager.query(
        `select m.rol_id, s.verificada_en, s.bloqueada_en is not null as bloqueada, u.email, u.nombre
           from sesiones s
           join usuarios u on u.id = s.usuario_id and u.suspendido_en is null
           left join membresias m on m.usuario_id = s.usuario_id and m.cuenta_id = $3 and m.estado = 'activa'
             and exists (select 1 from cuentas c
                          where c.id = m.cuenta_id and ${isOpenCuenta('c')})
          where s.id = $1 and s.usuario_id = $2 and s.revocada_en is null and s.expira_en > now()
            and s.usada_en > now() - $4 * interval '1 second'`,
        [sid, usuarioId, cuentaId || null, this.settings.REFRESH_IDLE_SECONDS],
      ),
    );
    return {
      isAlive: row !== undefined,
      rolId: row?.rol_id ?? null,
      verificadaEn: row?.verificada_en ?? null,
      bloqueada: row?.bloqueada ? { email: row.email, nombre: row.nombre } : null,
    };
  }
}
