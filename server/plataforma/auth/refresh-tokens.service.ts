import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LockedPerson } from '../../common/access/session-states.js';
import { JwtSecret } from '../../common/config/jwt-secret.js';
import { Settings } from '../../common/config/settings.js';

/** How the refresh token of a session travels. */
export type SessionMode = 'json' | 'cookie';

/** A session that continues, with the person and the next token. */
export interface Rotated {
  sid: string;
  usuarioId: string;
  mode: SessionMode;
  refreshToken: string;
}

interface Row {
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

/**
 * The refresh tokens of sessions. They are 256 bits, stored only as a hash, and rotated at each use. For a few seconds
 * the direct parent of the current token is accepted again. The reason is a lost answer, or two tabs. Any other reuse
 * means that somebody copied the token.
 */
@Injectable()
export class RefreshTokens {
  constructor(
    private readonly settings: Settings,
    private readonly secret: JwtSecret,
  ) {}

  /** The first token of a session. */
  async issue(manager: EntityManager, sid: string): Promise<string> {
    const refreshToken = randomBytes(32).toString('base64url');
    await this.keep(manager, refreshToken, sid);
    return refreshToken;
  }

  /** The open session of a token, used or unused, and its person. */
  async findOwner(manager: EntityManager, refreshToken: string): Promise<{ sid: string; usuarioId: string } | null> {
    const [row] = await manager.query(
      `select s.id as sid, s.usuario_id as "usuarioId"
         from refresh_tokens t join sesiones s on s.id = t.sesion_id
        where t.hash = $1 and s.revocada_en is null and s.expira_en > now()`,
      [hashOf(refreshToken)],
    );
    return row ?? null;
  }

  /**
   * Exchanges a token for its successor.
   * @returns the next token, or the person of a locked session, whose token does not change. `copied` is a session that
   * the caller must end. Null for a token that is no longer valid.
   */
  async exchange(
    manager: EntityManager,
    refreshToken: string,
  ): Promise<Rotated | LockedPerson | { copied: string } | null> {
    const row = await this.findLocked(manager, refreshToken);
    if (!row?.viva) {
      return null;
    }
    const { sesion_id: sid, usuario_id: usuarioId, modo: mode, email, nombre } = row;
    if (row.usado && (!row.dentro_de_tolerancia || row.sucesor_usado !== false)) {
      return { copied: sid };
    }
    if (row.bloqueada) {
      return { email, nombre };
    }
    const successor = this.successorOf(refreshToken);
    if (!row.usado) {
      await manager.query('update refresh_tokens set usado_en = clock_timestamp(), sucesor = $2 where hash = $1', [
        hashOf(refreshToken),
        hashOf(successor),
      ]);
      await this.keep(manager, successor, sid);
    }
    return { sid, usuarioId, mode, refreshToken: successor };
  }

  private async findLocked(manager: EntityManager, refreshToken: string): Promise<Row | null> {
    const hash = hashOf(refreshToken);
    // Locks the session's row, so that rotations of a session run in turn.
    const [locked] = await manager.query(
      'select id from sesiones where id = (select sesion_id from refresh_tokens where hash = $1) for update',
      [hash],
    );
    if (!locked) {
      return null;
    }
    const [row] = await manager.query(
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
    return row ?? null;
  }

  private async keep(manager: EntityManager, refreshToken: string, sid: string): Promise<void> {
    await manager.query('insert into refresh_tokens (hash, sesion_id) values ($1, $2)', [hashOf(refreshToken), sid]);
  }

  /**
   * Derives the successor from its parent and our secret. After a lost answer the same successor is given again,
   * without having been stored. Nobody without the secret can compute it.
   */
  private successorOf(refreshToken: string): string {
    return createHmac('sha256', this.secret.value).update(`refresh\0${refreshToken}`).digest('base64url');
  }
}

function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}
