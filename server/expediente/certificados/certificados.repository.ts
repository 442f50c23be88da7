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

/** A certificate with the names of its inmueble, parte, requisito and document. */
export interface CertificadoFila extends Certificado {
  /** The matrícula of the inmueble, else its nomenclatura, else its address. */
  inmueble: string | null;
  parte: string | null;
  requisito: string | null;
  documento: string | null;
  /** Whether its days come from rules that nobody has confirmed yet. */
  porConfirmar: boolean;
}

/** A certificate on the board of the office, with its carpeta. */
export interface CertificadoDeOficina extends CertificadoFila {
  grupo: GrupoCertificados;
  codigo: string | null;
  numeroDeCarpeta: number | null;
  caratula: string;
  estadoCarpeta: EstadoCarpeta;
  fechaFirmaPrevista: string | null;
  responsableId: string | null;
}

/** The inmueble or the parte that a certificate is about. */
export type Sujeto = { inmuebleId: string } | { parteId: string };

/** A certificate that a signature waits for, as {@link CertificadosRepository.findNecesarios} reads it. */
export type Necesario = Pick<
  Certificado,
  'id' | 'carpetaId' | 'nombre' | 'solicitado' | 'expedido' | 'recibido' | 'vence' | 'dias' | 'arranque'
> & {
  /** The name of its inmueble or parte. Null when no other certificate of the carpeta has its name. */
  sobre: string | null;
};

const SOBRE_INMUEBLE = `coalesce('Matrícula ' || i.matricula, i.nomenclatura, i.domicilio)`;
const JOINS = `
  left join inmuebles i on i.id = ce.inmueble_id
  left join partes pa on pa.id = ce.parte_id
  left join personas pe on pe.id = pa.persona_id
  left join requisitos rq on rq.id = ce.requisito_id
  left join documentos d on d.id = ce.documento_id and d.eliminado_en is null`;
/**
 * Whether nobody has confirmed the rules with the certificate's kind, name and days. Days that a person typed match no
 * rule, and so need no confirmation.
 */
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
  ${POR_CONFIRMAR} as "porConfirmar", ce.vence::text, ce.numero,
  ce.costo, ce.costo_moneda as "costoMoneda", ce.resultado, d.id as "documentoId", ce.version, ce.creado_por as "creadoPor",
  ce.creado_en as "creadoEn", ce.actualizado_en as "actualizadoEn", ${SOBRE_INMUEBLE} as inmueble,
  pe.nombre_completo as parte, d.nombre as documento`;

/** The group of the board in which a certificate is; $1 is today. */
const GRUPO = `case
  when ce.expedido is null and ce.solicitado is null then 'por_pedir'
  when ce.expedido is null and ce.esperado is null then 'pedidos'
  when ce.expedido is null then 'por_llegar'
  when ce.vence < $1::date then 'vencidos'
  when ce.vence < c.fecha_firma_prevista then 'vencen_antes'
  else 'vigentes' end`;

/** The order in each group: late and urgent work first. */
const ORDEN = `array_position($2::text[], grupo),
  case grupo when 'por_pedir' then "fechaFirmaPrevista" when 'pedidos' then solicitado when 'por_llegar' then esperado
       else vence end nulls last, "creadoEn", id`;

/** The certificates of the carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class CertificadosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The certificates of a carpeta, in the order in which they were added. */
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
      select ${COLUMNS}, ${GRUPO} as grupo, c.codigo, c.numero as "numeroDeCarpeta", c.caratula, c.estado as "estadoCarpeta",
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

  /**
   * The certificates that the signatures of these carpetas wait for. Those of a carpeta are in the order in which they
   * were added.
   */
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

  /** Locks a certificate of a carpeta. @throws DomainError 404, 412 */
  getAt(carpetaId: string, id: string, version?: number): Promise<Certificado> {
    return getLocked(this.transactions.manager, Certificado, { id, carpetaId }, 'el certificado', version);
  }

  /**
   * Locks the certificates that count working days and run over a day of this period. Their carpetas wait for the
   * signature.
   */
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

  /** Locks the certificates about this inmueble or parte alone, in the order of their addition. */
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

  /** The possible subjects of a carpeta's certificates in their order: inmuebles, and partes with their roles. */
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
