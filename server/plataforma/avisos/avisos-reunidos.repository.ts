import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { isOpenCuenta } from '../../common/tenancy/open-cuenta.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import type { TipoAviso } from './aviso-tipos.js';

/** An aviso that waits to be mailed, in plain text. */
export interface AvisoEnEspera {
  tipo: TipoAviso;
  titulo: string;
  parrafo: string;
  enlace: string | null;
}

/** The avisos that wait for a common mail. */
@Injectable()
export class AvisosReunidosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Keeps an aviso for the running user's next mail. @param enviarEn the earliest moment to mail it */
  async add({
    tipo,
    carpetaId,
    titulo,
    parrafo,
    enlace,
    enviarEn,
  }: AvisoEnEspera & { carpetaId: string | null; enviarEn: Date }): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      `insert into avisos_por_correo (id, usuario_id, tipo, carpeta_id, titulo, parrafo, enlace, enviar_en)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [uuid(), tenant.usuarioId, tipo, carpetaId, titulo, parrafo, enlace, enviarEn],
    );
  }

  /**
   * Drops the running user's avisos with this link. @param parrafos drops only avisos with one of these texts; by
   * default all
   */
  async drop(enlace: string, parrafos?: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      'delete from avisos_por_correo where usuario_id = $1 and enlace = $2 and ($3::text[] is null or parrafo = any ($3))',
      [this.transactions.tenant.usuarioId, enlace, parrafos ?? null],
    );
  }

  /**
   * Takes the running user's due avisos that they may still see, the oldest first. Of two calls at once, only one gets
   * them.
   */
  async takeDue(): Promise<AvisoEnEspera[]> {
    const [rows]: [(AvisoEnEspera & { id: string })[], number] = await this.transactions.manager.query(
      'delete from avisos_por_correo where enviar_en <= now() returning id, tipo, titulo, parrafo, enlace',
    );
    // Ids are UUIDs v7, so their order is the order of time.
    return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Active members of open cuentas with a due aviso. */
  findDue(manager: EntityManager): Promise<TenantContext[]> {
    return manager.query(
      `select distinct a.cuenta_id as "cuentaId", a.usuario_id as "usuarioId", m.rol_id as "rolId"
         from avisos_por_correo a
         join membresias m on m.cuenta_id = a.cuenta_id and m.usuario_id = a.usuario_id and m.estado = 'activa'
         join usuarios u on u.id = a.usuario_id and u.suspendido_en is null
         join cuentas c on c.id = a.cuenta_id and ${isOpenCuenta('c')}
        where a.enviar_en <= now()`,
    );
  }
}
