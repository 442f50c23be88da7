import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type LockedPerson, SessionRegistry, sessionLocked } from '../common/access/session-registry.js';
import { JwtSecret } from '../common/config/jwt-secret.js';
import { Settings } from '../common/config/settings.js';
import { DomainError } from '../common/errors/domain-error.js';
import { LiveSockets } from '../common/realtime/live-sockets.service.js';
import { Transactions } from '../common/tenancy/transactions.js';

export type SessionMode = 'json' | 'cookie';

/** With what a session was opened. */
export type SessionMedio = 'clave' | 'passkey' | 'proveedor';

/** From where a session was opened. */
export interface Caller {
  agent?: string;
  address: string;
}

interface RefreshRow {
  sesion_id: string;
  usuario_id: string;
  modo: SessionMode;
  viva: boolean;
  usado: boolean;
  dentro_de_tolerancia: boolean;
  sucesor_usado: boolean | null;
  bloqueada: boolean;
  email: string;
  nombre: string;
}

interface Rotated {
  sid: string;
  usuarioId: string;
  mode: SessionMode;
  refreshToken: string;
}

/**
 * Sessions and their refresh tokens: 256 random bits, stored as a hash only, rotated at each use. A used token is
 * answered again only as the direct parent of the current one and only for a few seconds (a lost answer, two tabs);
 * any other reuse means that it was copied, and ends the session.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly registry: SessionRegistry,
    private readonly sockets: LiveSockets,
    private readonly settings: Settings,
    private readonly secret: JwtSecret,
  ) {}

  /** Opens a session, verified from now on. @returns its id and its first refresh token */
  async open(
    manager: EntityManager,
    {
      usuarioId,
      cuentaId,
      mode,
      caller,
      medio = 'clave',
    }: { usuarioId: string; cuentaId: string | null; mode: SessionMode; caller: Caller; medio?: SessionMedio },
  ): Promise<{ sid: string; refreshToken: string }> {
    const sid = uuid();
    const refreshToken = randomBytes(32).toString('base64url');
    await manager.query(
      `insert into sesiones (id, usuario_id, cuenta_activa_id, modo, agente, direccion, medio, expira_en)
       values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 second')`,
      [
        sid,
        usuarioId,
        cuentaId,
        mode,
        caller.agent?.slice(0, 300),
        isIP(caller.address) ? caller.address : null,
        medio,
        this.settings.REFRESH_ABSOLUTE_SECONDS,
      ],
    );
    await manager.query('insert into refresh_tokens (hash, sesion_id) values ($1, $2)', [hashOf(refreshToken), sid]);
    return { sid, refreshToken };
  }

  /**
   * Exchanges a refresh token for its successor.
   * @throws DomainError 401 REFRESH_INVALIDO; when the token had been used before, its whole session ends with it.
   * 401 SESSION_LOCKED while it is locked: the token stays as it was
   */
  async rotate(refreshToken: string): Promise<Rotated> {
    const outcome = await this.transactions.platform((manager) => this.rotateIn(manager, refreshToken));
    // Thrown out here, so that the end of a copied session is committed and not rolled back with the refusal.
    if (!outcome) {
      throw new DomainError('REFRESH_INVALIDO', 401, 'La sesión terminó. Inicie sesión de nuevo.');
    }
    if ('email' in outcome) {
      throw sessionLocked(outcome);
    }
    return outcome;
  }

  /** Ends a session at once on this replica, within seconds on the others. */
  async revoke(manager: EntityManager, sid: string): Promise<void> {
    await manager.query('update sesiones set revocada_en = now() where id = $1 and revocada_en is null', [sid]);
    this.dropAfterCommit(sid);
  }

  /**
   * Ends all sessions of a person, in the running transaction, with the sign-ins that wait for their second step; their
   * sockets once it is committed.
   * @param except the session that goes on
   * @returns how many were ended
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

  /** Ends one session of a person. @returns false when it is not theirs, or over */
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

  /** Whose session a refresh token belongs to, used or not, while the session lasts. */
  async findByRefreshToken(
    manager: EntityManager,
    refreshToken: string,
  ): Promise<{ sid: string; usuarioId: string } | null> {
    const [row] = await manager.query(
      `select s.id as sid, s.usuario_id as "usuarioId"
         from refresh_tokens t join sesiones s on s.id = t.sesion_id
        where t.hash = $1 and s.revocada_en is null and s.expira_en > now()`,
      [hashOf(refreshToken)],
    );
    return row ?? null;
  }

  /** Has a session count as verified from now on. @returns since when */
  async verify(manager: EntityManager, sid: string): Promise<Date> {
    const [[row]] = await manager.query(
      'update sesiones set verificada_en = now() where id = $1 returning verificada_en',
      [sid],
    );
    this.transactions.afterCommit(() => this.registry.forget(sid));
    return row.verificada_en;
  }

  /** Locks a session: it goes on, and answers to nobody until it is unlocked. */
  async lock(manager: EntityManager, sid: string): Promise<void> {
    await manager.query('update sesiones set bloqueada_en = coalesce(bloqueada_en, now()) where id = $1', [sid]);
    this.dropAfterCommit(sid);
  }

  /**
   * Unlocks the session of a refresh token and rotates it, as {@link rotate} does.
   * @param isVerified whether its person proved all that they have to; what they proved before the lock counts no more
   * @returns null when the token does not hold any more
   */
  async unlock(manager: EntityManager, refreshToken: string, isVerified: boolean): Promise<Rotated | null> {
    await manager.query(
      `update sesiones set bloqueada_en = null, verificada_en = case when $2 then now() end
        where id = (select sesion_id from refresh_tokens where hash = $1)`,
      [hashOf(refreshToken), isVerified],
    );
    const rotated = await this.rotateIn(manager, refreshToken);
    if (!rotated || 'email' in rotated) {
      return null;
    }
    this.transactions.afterCommit(() => this.registry.forget(rotated.sid));
    return rotated;
  }

  /** Sets the cuenta that a session works in. */
  async selectCuenta(manager: EntityManager, sid: string, cuentaId: string): Promise<void> {
    await manager.query('update sesiones set cuenta_activa_id = $2 where id = $1', [sid, cuentaId]);
  }

  /** Has this replica forget a session and end its sockets, once what was done to it is committed. */
  private dropAfterCommit(sid: string): void {
    this.transactions.afterCommit(() => {
      this.registry.forget(sid);
      this.sockets.endSession(sid);
    });
  }

  private async rotateIn(manager: EntityManager, refreshToken: string): Promise<Rotated | LockedPerson | null> {
    const hash = hashOf(refreshToken);
    // The session's row is the lock: rotations of one family happen one after the other.
    const [locked] = await manager.query(
      'select id from sesiones where id = (select sesion_id from refresh_tokens where hash = $1) for update',
      [hash],
    );
    if (!locked) {
      return null;
    }
    const [row]: RefreshRow[] = await manager.query(
      `select t.sesion_id, s.usuario_id, s.modo, s.bloqueada_en is not null as bloqueada, u.email, u.nombre,
              s.revocada_en is null and s.expira_en > now() and u.suspendido_en is null
                and s.usada_en > now() - $2 * interval '1 second' as viva,
              t.usado_en is not null as usado,
              t.usado_en > clock_timestamp() - $3 * interval '1 second' as dentro_de_tolerancia,
              (select h.usado_en is not null from refresh_tokens h where h.hash = t.sucesor) as sucesor_usado
         from refresh_tokens t
         join sesiones s on s.id = t.sesion_id
         join usuarios u on u.id = s.usuario_id
        where t.hash = $1`,
      [hash, this.settings.REFRESH_IDLE_SECONDS, this.settings.REFRESH_REUSE_SECONDS],
    );
    if (!row?.viva) {
      return null;
    }
    const successor = this.successorOf(refreshToken);
    if (row.usado) {
      if (!row.dentro_de_tolerancia || row.sucesor_usado !== false) {
        await this.revoke(manager, row.sesion_id);
        return null;
      }
    }
    if (row.bloqueada) {
      return { email: row.email, nombre: row.nombre };
    }
    if (!row.usado) {
      await manager.query('update refresh_tokens set usado_en = clock_timestamp(), sucesor = $2 where hash = $1', [
        hash,
        hashOf(successor),
      ]);
      await manager.query('insert into refresh_tokens (hash, sesion_id) values ($1, $2)', [
        hashOf(successor),
        row.sesion_id,
      ]);
      await manager.query('update sesiones set usada_en = now() where id = $1', [row.sesion_id]);
    }
    return { sid: row.sesion_id, usuarioId: row.usuario_id, mode: row.modo, refreshToken: successor };
  }

  /**
   * The successor is derived from its parent and our secret: it can be given again to whoever lost the answer without
   * ever being stored, and nobody without the secret can compute it.
   */
  private successorOf(refreshToken: string): string {
    return createHmac('sha256', this.secret.value).update(`refresh\0${refreshToken}`).digest('base64url');
  }
}

function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}
