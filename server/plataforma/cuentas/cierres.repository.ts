import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ROL } from '../../vocabulario/roles.js';

/** The stage of the mails about a closing: the number of mails sent so far. */
export const CIERRE_AVISADO = { pedido: 1, semanaAntes: 2, cerrada: 3 } as const;

/** A cuenta that is about to close, or has closed. */
export interface CuentaQueCierra {
  cuentaId: string;
  nombre: string;
  zonaHoraria: string;
  cierraEn: Date;
  /** The name of the person who requested the closing. */
  pedidoPor: string;
  isClosed: boolean;
}

/** Closings across cuentas, in the platform's transaction. */
@Injectable()
export class CierresRepository {
  /** The cuentas with a due mail, locked so that no other process sends it. */
  findDue(manager: EntityManager): Promise<CuentaQueCierra[]> {
    const { pedido, semanaAntes } = CIERRE_AVISADO;
    return manager.query(
      `select c.id as "cuentaId", c.nombre, c.zona_horaria as "zonaHoraria", c.cierra_en as "cierraEn",
              u.nombre as "pedidoPor", c.cierra_en <= now() as "isClosed"
         from cuentas c join usuarios u on u.id = c.cierre_pedido_por
        where (c.cierre_avisos <= ${pedido} and c.cierra_en <= now() + interval '7 days')
           or (c.cierre_avisos <= ${semanaAntes} and c.cierra_en <= now())
        order by c.cierra_en for no key update of c skip locked`,
    );
  }

  async setAvisado(manager: EntityManager, cuentaId: string, avisado: number): Promise<void> {
    await manager.query('update cuentas set cierre_avisos = $2 where id = $1', [cuentaId, avisado]);
  }

  /** The titulares of a cuenta, with their e-mails. */
  async findTitulares(manager: EntityManager, cuentaId: string): Promise<{ email: string; nombre: string }[]> {
    return manager.query(
      `select u.email, u.nombre from membresias m join usuarios u on u.id = m.usuario_id
        where m.cuenta_id = $1 and m.rol_id = $2 and m.estado = 'activa' and u.suspendido_en is null
        order by u.email`,
      [cuentaId, ROL.titular],
    );
  }
}
