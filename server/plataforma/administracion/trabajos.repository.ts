import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JOBS_LEFT, type JobsLeft, OWN_JOBS } from '../../common/jobs/jobs-left.js';
import type { CuentaNombradaDto } from './administracion.dto.js';

/** A job that is not completed. */
export interface TrabajoPendiente {
  id: string;
  cola: string;
  estado: JobsLeft['state'];
  cuenta: CuentaNombradaDto | null;
  creadoEn: Date;
  falladoEn: Date | null;
  /** The earliest moment at which the job may run. */
  desde: Date;
  intentos: number;
  error: string | null;
  /** The sealed data of one of the product's own mails. */
  sellado: string | null;
}

interface Filtro {
  estados: readonly JobsLeft['state'][];
  /** The queues to read; all when left out. */
  colas?: readonly string[];
  antes?: string;
}

const CONDITION = `j.state::text = any ($1) and ($2::text[] is null or j.name = any ($2)) and ${OWN_JOBS}`;

/** Jobs of all cuentas, read in the platform's transaction. Of their data only the cuenta is read. */
@Injectable()
export class TrabajosRepository {
  /** The newest jobs first. Returns one job more than `limit` when more exist. */
  find(manager: EntityManager, { estados, colas, antes }: Filtro, limit: number): Promise<TrabajoPendiente[]> {
    return manager.query(
      `select j.id, j.name as cola, j.state::text as estado, j.created_on as "creadoEn", j.completed_on as "falladoEn",
              j.start_after as desde, j.data ->> 'sealed' as sellado,
              j.retry_count + (j.state in ('failed', 'active'))::int as intentos,
              coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message') as error,
              case when c.id is not null then jsonb_build_object('id', c.id, 'nombre', c.nombre) end as cuenta
         from pgboss.job j left join cuentas c on c.id::text = j.data ->> 'cuentaId'
        where ${CONDITION}
          and ($3::uuid is null or (j.created_on, j.id) < (select created_on, id from pgboss.job where id = $3))
        order by j.created_on desc, j.id desc limit ${limit + 1}`,
      [estados, colas ?? null, antes ?? null],
    );
  }

  async count(manager: EntityManager, { estados, colas }: Filtro): Promise<number> {
    const [{ total }] = await manager.query(`select count(*)::int as total from pgboss.job j where ${CONDITION}`, [
      estados,
      colas ?? null,
    ]);
    return total;
  }

  findLeft(manager: EntityManager): Promise<JobsLeft[]> {
    return manager.query(JOBS_LEFT);
  }

  /** A job in any state. */
  async findOne(
    manager: EntityManager,
    id: string,
  ): Promise<Pick<TrabajoPendiente, 'cola' | 'estado' | 'sellado'> | null> {
    const [row] = await manager.query(
      `select name as cola, state::text as estado, data ->> 'sealed' as sellado from pgboss.job where id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** The ids of the given-up jobs of a queue, at most `limit`, the oldest first. */
  async findGivenUp(manager: EntityManager, cola: string, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `select id from pgboss.job where name = $1 and state = 'failed' order by created_on, id limit ${limit}`,
      [cola],
    );
    return rows.map(({ id }) => id);
  }
}
