import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { bytesOfCuenta } from '../plan/plan.repository.js';
import type { BuscadosQuery, CuentaAdministradaDto, EstadoDeCuenta } from './administracion.dto.js';

/** A cuenta with its use. */
export type CuentaAdministrada = Omit<CuentaAdministradaDto, 'planNombre' | 'limites'>;

/** SQL for the state of the cuenta `c`. */
const ESTADO = `case when c.cierra_en <= now() then 'cerrada' when c.suspendida_en is not null then 'suspendida'
                     when c.cierra_en is not null then 'por_cerrar' else 'activa' end`;

/** All cuentas, read in the platform's transaction. Of their contents it reads only counts and sums. */
@Injectable()
export class CuentasAdministradasRepository {
  /** Returns one cuenta more than `limit` when more exist. The use is counted only for the returned cuentas. */
  find(manager: EntityManager, { buscar, antes }: BuscadosQuery, limit: number): Promise<CuentaAdministrada[]> {
    return manager.query(
      `with parte as materialized (
         select * from cuentas
          where strpos(sin_acentos(lower(nombre)), sin_acentos(lower($1))) > 0
            and ($2::uuid is null or (creada_en, id) < (select creada_en, id from cuentas where id = $2))
          order by creada_en desc, id desc limit ${limit + 1})
       select c.id, c.nombre, c.pais, c.plan, ${ESTADO} as estado, c.creada_en as "creadaEn",
              c.cierra_en as "cierraEn", c.suspendida_en as "suspendidaEn", c.suspendida_motivo as "suspendidaMotivo",
              (select count(*)::int from membresias m where m.cuenta_id = c.id and m.estado = 'activa') as miembros,
              (select count(*)::int from carpetas k where k.cuenta_id = c.id and k.eliminada_en is null) as carpetas,
              ${bytesOfCuenta('c.id')} as bytes,
              greatest(c.creada_en,
                       (select max(s.usada_en) from sesiones s where s.cuenta_activa_id = c.id),
                       (select max(t.usado_en) from tokens_personales t where t.cuenta_id = c.id),
                       (select max(least(u.dia::timestamptz, now())) from uso_diario u where u.cuenta_id = c.id))
                as "ultimaActividad"
         from parte c order by c.creada_en desc, c.id desc`,
      [buscar ?? '', antes ?? null],
    );
  }

  async count(manager: EntityManager): Promise<number> {
    const [{ total }] = await manager.query('select count(*)::int as total from cuentas');
    return total;
  }

  /** Locks a cuenta until the transaction ends. @returns null when there is none */
  async findLocked(manager: EntityManager, id: string): Promise<{ nombre: string; estado: EstadoDeCuenta } | null> {
    const [row] = await manager.query(
      `select c.nombre, ${ESTADO} as estado from cuentas c where c.id = $1 for no key update`,
      [id],
    );
    return row ?? null;
  }

  /** Suspends a cuenta. Without a reason, ends the suspension. */
  async setSuspendida(manager: EntityManager, id: string, motivo: string | null): Promise<void> {
    await manager.query(
      `update cuentas set suspendida_motivo = $2, suspendida_en = case when $2::text is not null then now() end
        where id = $1`,
      [id, motivo],
    );
  }

  /** The ids of the members of a cuenta. */
  async findMiembros(manager: EntityManager, id: string): Promise<string[]> {
    const rows: { usuarioId: string }[] = await manager.query(
      `select usuario_id as "usuarioId" from membresias where cuenta_id = $1 and estado = 'activa'`,
      [id],
    );
    return rows.map(({ usuarioId }) => usuarioId);
  }
}
