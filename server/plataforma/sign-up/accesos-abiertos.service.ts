import { Injectable } from '@nestjs/common';
import type { AccessClaims } from '../../common/access/identity.js';
import { SessionStates } from '../../common/access/session-states.js';
import { notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type ClaseDeAcceso } from '../auth/acceso-source.js';
import { AccesosDeCuentas } from '../auth/accesos-de-cuentas.service.js';
import type { AccesoAbiertoDto } from './accesos-abiertos.dto.js';

/** The accesses that let others in as a person. Sessions, tokens and passkeys have lists of their own. */
@Injectable()
export class AccesosAbiertos {
  constructor(
    private readonly deCuentas: AccesosDeCuentas,
    private readonly sessions: SessionStates,
    private readonly transactions: Transactions,
  ) {}

  /** The accesses in all cuentas of the person. */
  find(usuarioId: string): Promise<AccesoAbiertoDto[]> {
    return this.transactions.platform(async (manager) => {
      const links: Pick<AccesoAbiertoDto, 'detalle' | 'creadoEn'>[] = await manager.query(
        `select concat_ws(', ', emisor, email) as detalle, creada_en as "creadoEn"
           from identidades where usuario_id = $1 order by creada_en`,
        [usuarioId],
      );
      return [
        ...(await this.deCuentas.find(manager, usuarioId)),
        ...links.map((link) => ({ ...link, clase: 'proveedor' as const, cuentaId: null, cuenta: null })),
      ];
    });
  }

  /** Ends the accesses of a kind in a cuenta. @throws DomainError 404, or 401 when the session has just ended */
  async end({ sub, sid }: AccessClaims, cuentaId: string, clase: ClaseDeAcceso): Promise<void> {
    const isMine = await this.transactions.platform(async (manager) => {
      await this.sessions.use(manager, sid);
      return this.deCuentas.end(manager, sub, cuentaId, clase);
    });
    if (!isMine) {
      throw notFound('el acceso');
    }
  }
}
