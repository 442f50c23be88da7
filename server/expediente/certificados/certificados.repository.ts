import { Injectable } from '@nestjs/common';
import { IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { getLocked } from '../../common/database/found.js';
import { countLimitOf, offsetOf } from '../../common/input/pagination.js';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AWAITING_SIGNATURE, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { Certificado } from './certificado.entity.js';
import type { CertificadosQuery } from './certificados.dto.js';
import { GRUPOS_CERTIFICADOS, type GrupoCertificados } from './grupos.js';

/** A certificate with the names of what it is about. */
export interface CertificadoFila extends Certificado {
  /** The matrícula, or else the nomenclatura or the address of its inmueble. */
  inmueble: string | null;
  /** The name of its parte. */
  parte: string | null;
  /** The name of its requisito. */
  requisito: string | null;
  documento: string | null;
  /** Whether it has what rules say that are to be confirmed. */
  porConfirmar: boolean;
}

/** The same on the board of the office. */
export interface CertificadoDeOficina extends CertificadoFila {
  grupo: GrupoCertificados;
  codigo: string | null;
  numero: number | null;
  caratula: string;
  estadoCarpeta: EstadoCarpeta;
  fechaFirmaPrevista: string | null;
  responsableId: string | null;
}

/** What a certificate is about. */
export type Sujeto = { inmuebleId: string } | { parteId: string };

/** What the signature of a carpeta waits for, as {@link CertificadosRepository.findNecesarios} reads it. */
export type Necesario = Pick<
  Certificado,
  'id' | 'carpetaId' | 'nombre' | 'solicitado' | 'expedido' | 'recibido' | 'vence' | 'dias' | 'arranque'
> & {
  /** What it is about, where the carpeta has several of its name. */
  sobre: string | null;
};

const SOBRE_INMUEBLE = `coalesce('Matrícula ' || i.matricula, i.nomenclatura, i.domicilio)`;
const JOINS = `
  left join inmuebles i on i.id = ce.inmueble_id
  left join partes pa on pa.id = ce.parte_id
  left join personas pe on pe.id = pa.persona_id
  left join requisitos rq on rq.id = ce.requisito_id
  left join documentos d on d.id = ce.documento_id and d.eliminado_en is null`;
/** Whether the rules of the office that say the same of such a one are all to be confirmed; what somebody wrote is not. */
const POR_CONFIRMAR = `coalesce((
  select bool_and(coalesce(rp.confirmada_en, cr.confirmada_en) is null)
    from certificado_reglas cr
    left join reglas_de_plazo rp on rp.cuenta_id = cr.cuenta_id and rp.id = cr.regla_de_plazo_id
   where cr.tipo = ce.tipo and cr.nombre = ce.nombre
     and (coalesce(rp.dias, cr.dias), coalesce(rp.computo, cr.computo), coalesce(rp.arranque, cr.arranque))
         is not distinct from (ce.dias, ce.computo, ce.arranque)), false)`;
const COLUMNS = `
  ce.id, ce.carpeta_id as "carpetaId", ce.tipo, ce.nombre, ce.organismo, ce.inmueble_id as "inmuebleId",
  ce.parte_id as "parteId", ce.requisito_id as "requisitoId", rq.nombre as requisito, ce.era_sobre as "eraSobre", ce.necesario, ce.solicitado::text, ce.esperado::text,
  ce.expedido::text, ce.recibido::text, ce.dias, ce.computo, ce.arranque, ce.cuenta_desde as "cuentaDesde", ce.fuente,
  ${POR_CONFIRMAR} as "porConfirmar", ce.vence::text, ce.resultado, d.id as "documentoId", ce.version, ce.creado_por as "creadoPor",
  ce.creado_en as "creadoEn", ce.actualizado_en as "actualizadoEn", ${SOBRE_INMUEBLE} as inmueble,
  pe.nombre_completo as parte, d.nombre as documento`;

/** In which group of the board a certificate is; $1 is today. */
const GRUPO = `case
  when ce.expedido is null and ce.solicitado is null then 'por_pedir'
  when ce.expedido is null and ce.esperado is null then 'pedidos'
  when ce.expedido is null then 'por_llegar'
  when ce.vence < $1::date then 'vencidos'
  when ce.vence < c.fecha_firma_prevista then 'vencen_antes'
  else 'vigentes' end`;

/** What comes first in each group: what is nearest, or late. */
const ORDEN = `array_position($2::text[], grupo),
  case grupo when 'por_pedir' then "fechaFirmaPrevista" when 'pedidos' then solicitado when 'por_llegar' then esperado
       else vence end nulls last, "creadoEn", id`;

/** The certificates of the carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class CertificadosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Those of a carpeta, in the order in which they were added. */
  findOfCarpeta(carpetaId: string): Promise<CertificadoFila[]> {
    return this.transactions.prepared(
      `select ${COLUMNS} from certificados ce ${JOINS} where ce.carpeta_id = $1 order by ce.creado_en, ce.id`,
      [carpetaId],
    );
  }

  /** A page of the board, and how many certificates there are in each group. */
  async findBoard(
    query: CertificadosQuery,
    hoy: string,
  ): Promise<{ filas: CertificadoDeOficina[]; grupos: Map<GrupoCertificados, number> }> {
    const values: unknown[] = [hoy, GRUPOS_CERTIFICADOS];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const conditions = [`c.estado in ('borrador', 'en_preparacion', 'lista_para_firma')`, 'c.eliminada_en is null'];
    if (query.tipo) {
      conditions.push(`ce.tipo = ${bind(query.tipo)}`);
    }
    if (query.mias) {
      conditions.push(`c.responsable_id = ${bind(this.transactions.tenant.usuarioId)}`);
    }
    for (const pattern of likePatterns(query.buscar)) {
      conditions.push(
        `sin_acentos(concat_ws(' ', c.codigo, c.caratula, ce.nombre, ce.organismo)) like sin_acentos(${bind(pattern)})`,
      );
    }
    const all = `
      select ${COLUMNS}, ${GRUPO} as grupo, c.codigo, c.numero, c.caratula, c.estado as "estadoCarpeta",
             c.fecha_firma_prevista::text as "fechaFirmaPrevista", c.responsable_id as "responsableId"
        from certificados ce join carpetas c on c.id = ce.carpeta_id ${JOINS}
       where ${conditions.join(' and ')}`;
    const counted: { grupo: GrupoCertificados; total: number }[] = await this.transactions.manager.query(
      `select grupo, least(count(*), ${bind(countLimitOf(query))})::int as total from (${all}) as b
        where $2::text[] is not null group by grupo`,
      values,
    );
    values.pop();
    const group = query.grupo ? `where grupo = ${bind(query.grupo)}` : '';
    const filas: CertificadoDeOficina[] = await this.transactions.manager.query(
      `select * from (${all}) as b ${group}
        order by ${ORDEN} limit ${bind(query.tamano)} offset ${bind(offsetOf(query))}`,
      values,
    );
    return { filas, grupos: new Map(counted.map(({ grupo, total }) => [grupo, total])) };
  }

  /** Those that the signatures of these carpetas wait for, in the order of each carpeta. */
  findNecesarios(carpetaIds: readonly string[]): Promise<Necesario[]> {
    return this.transactions.prepared(
      `select ce.id, ce.carpeta_id as "carpetaId", ce.nombre, ce.solicitado::text, ce.expedido::text, ce.recibido::text,
              ce.vence::text, ce.dias, ce.arranque,
              case when count(*) over (partition by ce.carpeta_id, ce.nombre) > 1
                   then coalesce(${SOBRE_INMUEBLE}, pe.nombre_completo) end as sobre
         from certificados ce
         left join inmuebles i on i.id = ce.inmueble_id
         left join partes pa on pa.id = ce.parte_id
         left join personas pe on pe.id = pa.persona_id
        where ce.carpeta_id = any ($1) and ce.necesario
        order by ce.creado_en, ce.id`,
      [carpetaIds],
    );
  }

  /** A certificate of a carpeta, locked. @throws DomainError 404, 412 */
  getAt(carpetaId: string, id: string, version?: number): Promise<Certificado> {
    return getLocked(this.transactions.manager, Certificado, { id, carpetaId }, 'el certificado', version);
  }

  /** Those in working days that any of these days is part of, before the signature of their carpetas, locked. */
  lockOver(desde: string, hasta: string): Promise<Certificado[]> {
    return this.transactions.manager
      .createQueryBuilder(Certificado, 'ce')
      .where(`ce.computo = 'habiles' and ce.expedido <= :hasta and ce.vence >= :desde`, { desde, hasta })
      .andWhere(`exists (select 1 from carpetas c where c.id = ce.carpeta_id and c.estado = any (:estados))`, {
        estados: AWAITING_SIGNATURE,
      })
      .orderBy('ce.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** Those about an inmueble or a parte of a carpeta and nothing else, locked, in the order in which they were added. */
  lockOf(carpetaId: string, sujeto: Sujeto): Promise<Certificado[]> {
    return this.transactions.manager.find(Certificado, {
      where: { carpetaId, inmuebleId: IsNull(), parteId: IsNull(), ...sujeto },
      order: { creadoEn: 'asc', id: 'asc' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async insert(certificados: QueryDeepPartialEntity<Certificado>[]): Promise<void> {
    await this.transactions.manager.insert(Certificado, certificados);
  }

  /** Writes `changes` to a locked certificate, and raises its version. */
  async update({ id, version }: Certificado, changes: QueryDeepPartialEntity<Certificado>): Promise<void> {
    const raised = { version: version + 1, actualizadoEn: this.transactions.now };
    await this.transactions.manager.update(Certificado, { id }, { ...changes, ...raised });
  }

  async delete(id: string): Promise<void> {
    await this.transactions.manager.delete(Certificado, { id });
  }

  /** What a certificate of a carpeta can be about: its inmuebles, and its partes with their roles, in their order. */
  async findSujetos(carpetaId: string): Promise<{ inmuebles: string[]; partes: { id: string; rol: string }[] }> {
    const [row] = await this.transactions.prepared<{ inmuebles: string[]; partes: { id: string; rol: string }[] }>(
      `select array(select inmueble_id from carpeta_inmuebles where carpeta_id = $1 order by orden) as inmuebles,
              array(select json_build_object('id', id, 'rol', rol) from partes where carpeta_id = $1 order by orden)
                as partes`,
      [carpetaId],
    );
    return row ?? { inmuebles: [], partes: [] };
  }
}
