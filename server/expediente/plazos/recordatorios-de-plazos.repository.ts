import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { cuentasQue } from '../../plataforma/avisos/rondas-de-recordatorios.service.js';
import { MARCAS, type PlazoAvisado } from './aviso-de-plazo.js';

/** A reminder to send, and the people in charge of its plazo and its carpeta. */
export interface RecordatorioDePlazo extends PlazoAvisado {
  responsables: string[];
}

/** Finds the reminders of plazos that are due. Each is taken once. */
@Injectable()
export class RecordatoriosDePlazosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Open cuentas with a plazo that ends about now, each as a titular. */
  findCuentas(manager: EntityManager): Promise<TenantContext[]> {
    return cuentasQue(
      manager,
      `exists (select 1 from plazos p where p.cuenta_id = c.id and p.cumplido_en is null and p.anulado_en is null
                  and p.vence between $1::date - 40 and $1::date + 8)`,
      [this.transactions.now],
    );
  }

  /**
   * Takes the reminders that are due. When two replicas run at once, the second waits and finds them taken. Of a plazo,
   * only the latest mark counts. It must have come after the plazo got its last day.
   * @param hoy today in the cuenta, in the time zone `zona`
   */
  take(hoy: string, zona: string): Promise<RecordatorioDePlazo[]> {
    return this.transactions.prepared<RecordatorioDePlazo>(
      `with debidos as (
         select p.id, p.vence, min(m.marca) as marca
           from plazos p
           join carpetas c on c.cuenta_id = p.cuenta_id and c.id = p.carpeta_id
           cross join unnest($3::int[]) as m (marca)
          where p.cumplido_en is null and p.anulado_en is null and p.vence between $1::date - 40 and $1::date + 8
            and c.eliminada_en is null and c.estado not in ('archivada', 'anulada')
            and p.vence - m.marca <= $1::date
          group by p.cuenta_id, p.id, p.vence, p.vence_desde
         having p.vence - min(m.marca) >= (p.vence_desde at time zone $2)::date),
       tomados as (
         insert into plazo_avisos (plazo_id, vence, marca)
         select id, vence, marca from debidos order by id
         on conflict do nothing
         returning plazo_id, marca)
       select p.id, p.nombre, p.vence::text as vence, p.vence - $1::date as faltan, t.marca,
              coalesce(i.que, i.registro) as inscripcion, c.id as "carpetaId", c.codigo, c.caratula,
              array_remove(array[p.responsable_id, c.responsable_id, c.escribano_id], null) as responsables
         from tomados t
         join plazos p on p.id = t.plazo_id
         join carpetas c on c.cuenta_id = p.cuenta_id and c.id = p.carpeta_id
         left join inscripciones i on i.cuenta_id = p.cuenta_id and i.id = p.inscripcion_id
        order by p.vence, p.id`,
      [hoy, zona, MARCAS],
    );
  }
}
