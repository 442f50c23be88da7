import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Empaste } from './empaste.entity.js';

/** The bound and unbound folios of a registro notarial's book. */
export interface EstadoDeLibro {
  registroId: string;
  registro: string;
  /** The unbound folios: year and number of the last, their count, and their first day. */
  anio: number | null;
  folio: number | null;
  folios: number;
  primera: string | null;
  ultimoId: string | null;
  ultimoAnio: number | null;
  ultimoFolio: number | null;
  ultimoDia: string | null;
}

/** The bindings of the books. Only for users who see all carpetas: others would miss folios. */
@Injectable()
export class EmpastesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The books of all registros notariales, or of a single registro notarial, the active first. */
  findLibros(registroId: string | null = null): Promise<EstadoDeLibro[]> {
    return this.transactions.prepared<EstadoDeLibro>(
      `select r.id as "registroId", r.nombre as registro, s.anio, s.folio, s.folios, s.primera::text,
              u.id as "ultimoId", u.anio as "ultimoAnio", u.folio as "ultimoFolio", u.dia::text as "ultimoDia"
         from registros_notariales r
         left join lateral (
           select * from empastes e where e.registro_id = r.id order by e.anio desc, e.folio desc limit 1) u on true
        cross join lateral (
          select coalesce(sum(f.hasta - case when f.anio = u.anio then greatest(f.desde, u.folio + 1) else f.desde end + 1),
                          0)::int as folios,
                 max(f.anio) as anio, (array_agg(f.hasta order by f.anio desc, f.hasta desc))[1] as folio,
                 min(coalesce(i.fecha, f.creado_en::date)) as primera
            from folios f left join instrumentos i on i.id = f.instrumento_id
           where f.registro_id = r.id and f.libro = 'protocolo' and (u.id is null or (f.anio, f.hasta) > (u.anio, u.folio))) s
        where $1::uuid is null or r.id = $1
        order by r.activo desc, r.nombre, r.id`,
      [registroId],
    );
  }

  async insert(empaste: Empaste): Promise<void> {
    await this.transactions.manager.insert(Empaste, empaste);
  }

  find(id: string): Promise<Empaste | null> {
    return this.transactions.manager.findOneBy(Empaste, { id });
  }

  async delete(id: string): Promise<void> {
    await this.transactions.manager.delete(Empaste, { id });
  }
}
