import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { Transactions } from '../tenancy/transactions.js';
import { tokenExpired } from './access-tokens.js';
import type { AccessClaims } from './identity.js';

/** Who a locked session waits for. */
export interface LockedPerson {
  email: string;
  nombre: string;
}

/** What is known of a session now, whatever its token says. */
export interface SessionState {
  isAlive: boolean;
  /** The role in the cuenta that was asked about, or null when the membership is suspended or gone. */
  rolId: number | null;
  /** When its person last proved who they are. */
  verificadaEn: Date | null;
  /** Whose it is, while it is locked; null: it is not. */
  bloqueada: LockedPerson | null;
}

/** 401 for a session that waits to be unlocked: no refresh helps, the person's password does. */
export function sessionLocked({ email, nombre }: LockedPerson): DomainError {
  const mensaje = 'La sesión está bloqueada. Ingrese su contraseña para seguir.';
  return new DomainError('SESSION_LOCKED', 401, mensaje, [{ mensaje, email, nombre }]);
}

/**
 * Whether a session still holds and which role its user has now. Kept for a few seconds, so that a request costs no
 * extra query and a revocation, a suspension or a change of role is in force well within the 30 s promised.
 */
@Injectable()
export class SessionRegistry {
  private readonly states: LRUCache<string, SessionState>;

  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {
    this.states = new LRUCache({
      max: 20_000,
      ttl: Math.max(settings.ACCESS_CACHE_SECONDS * 1000, 1),
      fetchMethod: async (key, _, { options }) => {
        const state = await this.load(key);
        // Another replica may unlock it: what is refused meanwhile is asked anew.
        if (state.bloqueada) options.ttl = 1;
        return state;
      },
      // Who asked before a session was forgotten gets what was true then, instead of an error; it is not kept.
      ignoreFetchAbort: true,
    });
  }

  /**
   * The state of the session of a token, in the token's cuenta.
   * @param isFresh asks the database, whatever is remembered
   * @throws DomainError 401 SESSION_REVOKED or SESSION_LOCKED
   */
  async get({ sid, sub, cuentaId }: AccessClaims, { isFresh = false } = {}): Promise<SessionState> {
    const key = `${sid}/${sub}/${cuentaId ?? ''}`;
    const state = (await this.states.fetch(key, { forceRefresh: isFresh })) as SessionState;
    if (!state.isAlive) {
      throw new DomainError('SESSION_REVOKED', 401, 'La sesión se cerró. Inicie sesión de nuevo.');
    }
    if (state.bloqueada) {
      throw sessionLocked(state.bloqueada);
    }
    return state;
  }

  /**
   * As {@link get}, for a token that is to act in its role.
   * @throws DomainError 401 TOKEN_EXPIRED too, when the role changed or the membership ended since it was signed
   */
  async getAsSigned(claims: AccessClaims): Promise<SessionState> {
    const session = await this.get(claims);
    if (claims.cuentaId && session.rolId !== claims.rolId) {
      throw tokenExpired();
    }
    return session;
  }

  /** Until when a session counts as verified, or null when that is over. */
  verifiedUntil({ verificadaEn }: SessionState): Date | null {
    const until = (verificadaEn?.getTime() ?? 0) + this.settings.STEP_UP_SECONDS * 1000;
    return until > Date.now() ? new Date(until) : null;
  }

  /**
   * That the person of a session proved who they are a short while ago.
   * @param session what is remembered of it, if it was asked for already
   * @throws DomainError 403 VERIFICACION_REQUERIDA
   */
  async requireVerified(claims: AccessClaims, session?: SessionState): Promise<void> {
    // What is remembered may be older than a verification that another replica took.
    const isVerified =
      (session && this.verifiedUntil(session)) ?? this.verifiedUntil(await this.get(claims, { isFresh: true }));
    if (!isVerified) {
      throw new DomainError('VERIFICACION_REQUERIDA', 403, 'Antes de seguir, confirme su identidad.');
    }
  }

  /** Forgets what was known of a session, so that this replica sees its end at once. */
  forget(sid: string): void {
    this.forgetWhere((key) => key.startsWith(sid));
  }

  /** Forgets what was known of all sessions of a person: after a change of role, a suspension. */
  forgetUsuario(usuarioId: string): void {
    this.forgetWhere((key) => key.includes(`/${usuarioId}/`));
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
                          where c.id = m.cuenta_id and (c.cierra_en is null or c.cierra_en > now()))
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
