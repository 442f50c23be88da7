import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { getLocked } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Carpeta } from '../carpetas/carpeta.entity.js';
import { writeRepresentados } from '../personas/write-representados.js';
import { Parte } from './parte.entity.js';
import type { PersonaAlFirmar } from './persona-al-firmar.js';

/** A parte, with the ids of the partes for whom it acts, in their written order. */
export type ParteConRepresentados = Parte & { representados: string[] };

/** The partes of the carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class PartesRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Locks the carpeta until the transaction ends. So changes of its partes wait for each other, and for its closing.
   * Read the partes after this call. @throws DomainError 404
   */
  lockCarpeta(id: string): Promise<Carpeta> {
    return getLocked(this.transactions.manager, Carpeta, { id }, 'la carpeta');
  }

  /** The partes of a carpeta, in their order. */
  async findOfCarpeta(carpetaId: string): Promise<ParteConRepresentados[]> {
    const { manager } = this.transactions;
    const partes = await manager.find(Parte, { where: { carpetaId }, order: { orden: 'asc' } });
    const acting = await this.transactions.prepared<{ id: string; representados: string[] }>(
      `select parte_id as id, array_agg(representa_a order by orden) as representados
         from parte_representaciones where carpeta_id = $1 group by parte_id`,
      [carpetaId],
    );
    const representados = new Map(acting.map((parte) => [parte.id, parte.representados]));
    return partes.map((parte) => ({ ...parte, representados: representados.get(parte.id) ?? [] }));
  }

  /**
   * Copies partes into another carpeta, where they represent each other as before. A merged persona is replaced by the
   * persona that stayed, once in each role. @param pairs old and new ids
   */
  async copy(
    carpetaId: string,
    pairs: readonly { from: string; to: string }[],
  ): Promise<{ id: string; nombre: string; rol: string }[]> {
    // Several copies may then have the same persona and role. The first that represents nobody stays, so that no circle
    // arises.
    return this.transactions.manager.query(
      `with pairs as (select * from unnest($2::uuid[], $3::uuid[]) as pair (de, a)), sources as (
         select pairs.a, p.*, actua.si as "isActing", coalesce(pe.unida_a, pe.id) as quien,
                coalesce(una.nombre_completo, pe.nombre_completo) as nombre,
                first_value(p.id) over (partition by coalesce(pe.unida_a, pe.id), p.rol
                                        order by actua.si, p.orden) as queda
           from partes p join pairs on pairs.de = p.id
           cross join lateral (
             select exists (select 1 from parte_representaciones r where r.parte_id = p.id) as si) actua
           join personas pe on pe.id = p.persona_id left join personas una on una.id = pe.unida_a), copied as (
         insert into partes (id, carpeta_id, persona_id, rol, caracter, porcentaje, orden)
         select a, $1, quien, rol, caracter, porcentaje, row_number() over (order by orden)
           from sources where id = queda
         returning id, rol, orden), acting as (
         insert into parte_representaciones (carpeta_id, parte_id, representa_a, orden)
         select $1, s.a, stays.a, min(r.orden)
           from sources s join parte_representaciones r on r.parte_id = s.id
           join sources other on other.id = r.representa_a
           join sources stays on stays.id = other.queda and (stays.id = other.id or not stays."isActing")
          where s.id = s.queda group by s.a, stays.a)
       select copied.id, s.nombre, copied.rol from copied join sources s on s.a = copied.id order by copied.orden`,
      [carpetaId, pairs.map(({ from }) => from), pairs.map(({ to }) => to)],
    );
  }

  /** Writes the partes for whom a parte acts. */
  async represent(id: string, carpetaId: string, representados: readonly string[]): Promise<void> {
    await writeRepresentados(this.transactions.manager, { id, carpetaId }, representados);
  }

  async insert(partes: QueryDeepPartialEntity<Parte>[]): Promise<void> {
    await this.transactions.manager.insert(Parte, partes);
  }

  async update(id: string, changes: QueryDeepPartialEntity<Parte>): Promise<void> {
    await this.transactions.manager.update(Parte, { id }, changes);
  }

  /** Writes the snapshots of partes. */
  async freeze(partes: readonly { id: string; snapshot: PersonaAlFirmar }[]): Promise<void> {
    await this.transactions.manager.query(
      `update partes set snapshot = p.snapshot
         from jsonb_to_recordset($1) as p (id uuid, snapshot jsonb) where partes.id = p.id`,
      [JSON.stringify(partes)],
    );
  }

  async updateShares(partes: readonly Pick<Parte, 'id' | 'porcentaje'>[]): Promise<void> {
    await this.transactions.manager.query(
      `update partes set porcentaje = share.porcentaje
         from unnest($1::uuid[], $2::numeric[]) as share (id, porcentaje) where partes.id = share.id`,
      [partes.map(({ id }) => id), partes.map(({ porcentaje }) => porcentaje)],
    );
  }

  async delete(id: string): Promise<void> {
    await this.transactions.manager.delete(Parte, { id });
  }

  /** Numbers partes from 1 in the order of `ids`. */
  async reorder(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update partes set orden = place.orden
         from unnest($1::uuid[]) with ordinality as place (id, orden)
        where partes.id = place.id and partes.orden <> place.orden`,
      [ids],
    );
  }
}
