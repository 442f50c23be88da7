import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Settings } from '../config/settings.js';
import { Transactions } from '../tenancy/transactions.js';

/** What is known of a session now, whatever its token says. */
interface SessionState {
  isAlive: boolean;
  /** The role in the cuenta that was asked about, or null when the membership is suspended or gone. */
  rolId: number | null;
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
      fetchMethod: (key) => this.load(key),
      // Who asked before a session was forgotten gets what was true then, instead of an error; it is not kept.
      ignoreFetchAbort: true,
    });
  }

  /** The state of session `sid` of `usuarioId`, inside `cuentaId` when given. */
  async get(sid: string, usuarioId: string, cuentaId?: string): Promise<SessionState> {
    return (await this.states.fetch(`${sid}/${usuarioId}/${cuentaId ?? ''}`)) as SessionState;
  }

  /** Forgets what was known of a session, so that this replica sees its end at once. */
  forget(sid: string): void {
    for (const key of this.states.keys()) {
      if (key.startsWith(sid)) {
        this.states.delete(key);
      }
    }
  }

  private async load(key: string): Promise<SessionState> {
    const [sid, usuarioId, cuentaId] = key.split('/');
    const [row] = await this.transactions.platform((manager) =>
      manager.query(
        `select m.rol_id
           from sesiones s
           join usuarios u on u.id = s.usuario_id and u.suspendido_en is null
           left join membresias m on m.usuario_id = s.usuario_id and m.cuenta_id = $3 and m.estado = 'activa'
          where s.id = $1 and s.usuario_id = $2 and s.revocada_en is null and s.expira_en > now()
            and s.usada_en > now() - $4 * interval '1 second'`,
        [sid, usuarioId, cuentaId || null, this.settings.REFRESH_IDLE_SECONDS],
      ),
    );
    return { isAlive: row !== undefined, rolId: row?.rol_id ?? null };
  }
}
