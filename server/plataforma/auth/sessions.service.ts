import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type LockedPerson, SessionStates, sessionLocked } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { LiveSockets } from '../../common/realtime/live-sockets.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { RefreshTokens, type Rotated, type SessionMode } from './refresh-tokens.service.js';

/** How the person proved who they are at the sign-in. */
export type SessionMedio = 'clave' | 'passkey' | 'proveedor';

/** The origin of a session: address and device. */
export interface Caller {
  agent?: string;
  address: string;
}

export interface NewSession {
  usuarioId: string;
  cuentaId: string | null;
  mode: SessionMode;
  caller: Caller;
  medio?: SessionMedio;
  /** When the person proved who they are at a provider, in seconds since 1970. By default, now. */
  autenticadaEn?: number | null;
}

/** Opens, continues, verifies, locks and ends sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessionStates: SessionStates,
    private readonly sockets: LiveSockets,
    private readonly refreshTokens: RefreshTokens,
    private readonly settings: Settings,
  ) {}

  /**
   * Opens a session, which counts as verified from the proof of identity on. @returns its id and its first refresh
   * token
   */
  async open(
    manager: EntityManager,
    { usuarioId, cuentaId, mode, caller, medio = 'clave', autenticadaEn = null }: NewSession,
  ): Promise<{ sid: string; refreshToken: string }> {
    const sid = uuid();
    await manager.query(
      `insert into sesiones (id, usuario_id, cuenta_activa_id, modo, agente, direccion, medio, expira_en, verificada_en)
       values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 second', least(now(), to_timestamp($9)))`,
      [
        sid,
        usuarioId,
        cuentaId,
        mode,
        caller.agent?.slice(0, 300),
        isIP(caller.address) ? caller.address : null,
        medio,
        this.settings.REFRESH_ABSOLUTE_SECONDS,
        autenticadaEn,
      ],
    );
    return { sid, refreshToken: await this.refreshTokens.issue(manager, sid) };
  }

  /**
   * Exchanges a refresh token for its successor.
   * @throws DomainError 401 REFRESH_INVALIDO, after ending the session of a copied token; 401 SESSION_LOCKED while the
   * session is locked, which leaves the token unchanged
   */
  async rotate(refreshToken: string): Promise<Rotated> {
    const outcome = await this.transactions.platform((manager) => this.exchange(manager, refreshToken));
    // The error is thrown outside the transaction. So the end of a copied session is committed.
    if (!outcome) {
      throw new DomainError('REFRESH_INVALIDO', 401, 'La sesión terminó. Inicie sesión de nuevo.');
    }
    if ('email' in outcome) {
      throw sessionLocked(outcome);
    }
    return outcome;
  }

  /** Ends a session at once. */
  async revoke(manager: EntityManager, sid: string): Promise<void> {
    await manager.query('update sesiones set revocada_en = now() where id = $1 and revocada_en is null', [sid]);
    this.dropAfterCommit(sid);
  }

  /**
   * Ends all sessions of a person in the running transaction, which has locked them by {@link SessionStates.lockAll}.
   * Sign-ins that wait for a second step end too. The sockets of the sessions end after the commit.
   * @param except the session that stays open
   * @returns the number of ended sessions
   */
  async revokeAll(manager: EntityManager, usuarioId: string, { except }: { except?: string } = {}): Promise<number> {
    const [ended]: [{ id: string }[], number] = await manager.query(
      `update sesiones set revocada_en = now()
        where usuario_id = $1 and revocada_en is null and id is distinct from $2::uuid returning id`,
      [usuarioId, except ?? null],
    );
    await manager.query(
      `update pases set usado_en = now() where usuario_id = $1 and proposito = 'segundo_factor' and usado_en is null`,
      [usuarioId],
    );
    for (const { id } of ended) {
      this.dropAfterCommit(id);
    }
    return ended.length;
  }

  /** Ends a session of a person. @returns false when the session is not theirs, or has ended */
  async revokeOf(manager: EntityManager, usuarioId: string, sid: string): Promise<boolean> {
    const [, ended] = await manager.query(
      'update sesiones set revocada_en = now() where id = $1 and usuario_id = $2 and revocada_en is null',
      [sid, usuarioId],
    );
    if (ended === 1) {
      this.dropAfterCommit(sid);
    }
    return ended === 1;
  }

  /** Marks a session as verified now. @returns that moment */
  async verify(manager: EntityManager, sid: string): Promise<Date> {
    const [[row]] = await manager.query(
      'update sesiones set verificada_en = now() where id = $1 returning verificada_en',
      [sid],
    );
    this.transactions.afterCommit(() => this.sessionStates.forget(sid));
    return row.verificada_en;
  }

  /** Locks a session. It stays open, but its requests are refused until it is unlocked. */
  async lock(manager: EntityManager, sid: string): Promise<void> {
    await manager.query('update sesiones set bloqueada_en = coalesce(bloqueada_en, now()) where id = $1', [sid]);
    this.dropAfterCommit(sid);
  }

  /**
   * Unlocks the session of a refresh token and rotates it, as {@link rotate} does.
   * @param isVerified whether the person gave all proofs; proofs from before the lock no longer count
   * @returns null when the token is no longer valid
   */
  async unlock(manager: EntityManager, refreshToken: string, isVerified: boolean): Promise<Rotated | null> {
    const owner = await this.refreshTokens.findOwner(manager, refreshToken);
    return owner && this.unlockAndRotate(manager, owner.sid, refreshToken, { isVerified });
  }

  /**
   * Continues the session of a refresh token, as {@link unlock} does. The person has proved who they are.
   * @returns null when the session is not theirs, or has ended
   */
  async continueSession(
    manager: EntityManager,
    refreshToken: string,
    { usuarioId, autenticadaEn }: Pick<NewSession, 'usuarioId' | 'autenticadaEn'>,
  ): Promise<Rotated | null> {
    const owner = await this.refreshTokens.findOwner(manager, refreshToken);
    return owner?.usuarioId === usuarioId
      ? this.unlockAndRotate(manager, owner.sid, refreshToken, { isVerified: true, autenticadaEn })
      : null;
  }

  /**
   * Whether a refresh token belongs to an open session of this person. The session must have a recent proof of
   * identity.
   */
  async isVerified(manager: EntityManager, refreshToken: string, usuarioId: string): Promise<boolean> {
    const owner = await this.refreshTokens.findOwner(manager, refreshToken);
    if (owner?.usuarioId !== usuarioId) {
      return false;
    }
    const [row] = await manager.query(
      `select verificada_en as "verificadaEn" from sesiones
        where id = $1 and revocada_en is null and bloqueada_en is null for update`,
      [owner.sid],
    );
    return row !== undefined && this.sessionStates.verifiedUntil(row) !== null;
  }

  /** Sets the active cuenta of a session. */
  async selectCuenta(manager: EntityManager, sid: string, cuentaId: string): Promise<void> {
    await manager.query('update sesiones set cuenta_activa_id = $2 where id = $1', [sid, cuentaId]);
  }

  /** @param autenticadaEn as in {@link NewSession} */
  private async unlockAndRotate(
    manager: EntityManager,
    sid: string,
    refreshToken: string,
    { isVerified, autenticadaEn = null }: Pick<NewSession, 'autenticadaEn'> & { isVerified: boolean },
  ): Promise<Rotated | null> {
    await manager.query(
      `update sesiones set bloqueada_en = null,
              verificada_en = case when $2 then least(now(), to_timestamp($3)) end
        where id = $1`,
      [sid, isVerified, autenticadaEn],
    );
    const rotated = await this.exchange(manager, refreshToken);
    if (!rotated || 'email' in rotated) {
      return null;
    }
    this.transactions.afterCommit(() => this.sessionStates.forget(rotated.sid));
    return rotated;
  }

  /** The next token of a session, or the person of a locked session. Null when the token is no longer valid. */
  private async exchange(manager: EntityManager, refreshToken: string): Promise<Rotated | LockedPerson | null> {
    const exchanged = await this.refreshTokens.exchange(manager, refreshToken);
    if (exchanged && 'copied' in exchanged) {
      await this.revoke(manager, exchanged.copied);
      return null;
    }
    return exchanged;
  }

  /** After the commit, makes all replicas forget a session and end its sockets. */
  private dropAfterCommit(sid: string): void {
    this.transactions.afterCommit(() => {
      this.sessionStates.forget(sid);
      this.sockets.endSession(sid);
    });
  }
}
