import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoPrimerosPasos, PrimerosPasosDto } from './primeros-pasos.dto.js';

/** The first steps that the running cuenta has done, and whether the person hid them. */
@Injectable()
export class PrimerosPasosRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Whether the person sees or hides the first steps. Null when they are over, or the person does not administer the
   * cuenta.
   */
  async estado(): Promise<EstadoPrimerosPasos | null> {
    const { manager, tenant } = this.transactions;
    if (!isAllowed(tenant.rolId, 'cuenta.administrar')) {
      return null;
    }
    const [{ ocultos }] = await manager.query('select exists (select 1 from primeros_pasos_ocultos) as ocultos');
    return ocultos ? 'ocultos' : 'abiertos';
  }

  /** Each step is one look into an index, whatever the size of the cuenta. */
  async find(): Promise<PrimerosPasosDto> {
    const { manager, tenant } = this.transactions;
    const [own] = await manager.query(
      `select exists (select 1 from contactos where eliminado_en is null)
              or exists (select 1 from personas) as datos,
              exists (select 1 from carpetas where eliminada_en is null) as carpeta`,
    );
    const [shared] = await this.transactions.asPlatform((platform) =>
      platform.query(
        `select c.numeracion_confirmada_en is not null as numeracion, c.logo is not null as logo,
                exists (select 1 from membresias m where m.cuenta_id = c.id and m.usuario_id <> $2)
                or exists (select 1 from invitaciones i where i.cuenta_id = c.id and i.revocada_en is null) as equipo
           from cuentas c where c.id = $1`,
        [tenant.cuentaId, tenant.usuarioId],
      ),
    );
    return { ...shared, ...own };
  }

  async hide(): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query('insert into primeros_pasos_ocultos (usuario_id) values ($1) on conflict do nothing', [
      tenant.usuarioId,
    ]);
  }

  async show(): Promise<void> {
    await this.transactions.manager.query('delete from primeros_pasos_ocultos');
  }
}
