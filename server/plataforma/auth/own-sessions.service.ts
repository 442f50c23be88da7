import { Injectable } from '@nestjs/common';
import type { AccessClaims } from '../../common/access/identity.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Settings } from '../../common/config/settings.js';
import { notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { RevocacionDeTokens } from '../tokens-personales/revocacion-de-tokens.service.js';
import { AccesosDeCuentas } from './accesos-de-cuentas.service.js';
import { deviceReader } from './device.js';
import type { SesionAbiertaDto } from './sesiones.dto.js';
import { SessionsService } from './sessions.service.js';

type Row = Omit<SesionAbiertaDto, 'actual' | 'dispositivo' | 'tipo'> & { agente: string | null };

/** The longest list. A program that signs in at each run has thousands of sessions. */
const MAX_LISTED = 100;

/** A person's own sessions. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessionStates: SessionStates,
    private readonly sessions: SessionsService,
    private readonly tokens: RevocacionDeTokens,
    private readonly accesos: AccesosDeCuentas,
    private readonly settings: Settings,
  ) {}

  /** The open sessions, the last used first: at most {@link MAX_LISTED}. The session that asks is always included. */
  async find({ sub, sid }: AccessClaims): Promise<SesionAbiertaDto[]> {
    const rows: Row[] = await this.transactions.platform((manager) =>
      manager.query(
        `select * from (select s.id, s.agente, host(s.direccion) as direccion, s.medio, c.nombre as cuenta,
                s.creada_en as "creadaEn", s.usada_en as "usadaEn", s.modo
           from sesiones s
           left join membresias m
             on m.cuenta_id = s.cuenta_activa_id and m.usuario_id = s.usuario_id and m.estado = 'activa'
           left join cuentas c on c.id = m.cuenta_id
          where s.usuario_id = $1 and s.revocada_en is null and s.expira_en > now()
            and s.usada_en > now() - $2 * interval '1 second'
          order by s.id = $3 desc, s.usada_en desc, s.id desc limit ${MAX_LISTED}) abiertas
          order by "usadaEn" desc, id desc`,
        [sub, this.settings.REFRESH_IDLE_SECONDS, sid],
      ),
    );
    const read = await deviceReader();
    return rows.map(({ agente, ...row }) => ({ ...row, ...read(agente), actual: row.id === sid }));
  }

  /** Ends one of the person's sessions. @throws DomainError 404 */
  async revoke({ sub, sid }: AccessClaims, id: string): Promise<void> {
    const isMine = await this.transactions.platform(async (manager) => {
      await this.sessionStates.use(manager, sid);
      return this.sessions.revokeOf(manager, sub, id);
    });
    if (!isMine) {
      throw notFound('la sesión');
    }
  }

  /**
   * Ends all sessions except the session that asks, with personal tokens and calendar addresses. A stolen session may
   * have made tokens and addresses. @returns the number of ended sessions
   */
  revokeOthers({ sub, sid }: AccessClaims): Promise<number> {
    return this.transactions.platform(async (manager) => {
      await this.tokens.revokeAll(manager, sub);
      // Another replica may have ended this session. An ended session must not end the others.
      await this.sessionStates.use(manager, sid);
      await this.accesos.endAll(manager, sub, 'sesiones');
      return this.sessions.revokeAll(manager, sub, { except: sid });
    });
  }
}
