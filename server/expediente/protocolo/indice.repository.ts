import { Injectable } from '@nestjs/common';
import { countLimitOf, offsetOf } from '../../common/input/pagination.js';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import type { CaracterDeEscribano } from '../../vocabulario/escribano.js';
import { nombresDePartes } from '../partes/nombres-de-partes.js';
import type { Correccion } from './correccion.js';
import type { IndiceQuery } from './indice.dto.js';
import type { EstadoInstrumento, Libro, TipoInstrumento } from './tipos-instrumento.js';

/** An entry of the index: an instrumento, or voided folios. */
export interface EntradaDeIndice extends Correccion {
  id: string;
  registroId: string;
  registroNombre: string;
  libro: Libro;
  /** Null for voided folios, as the other fields of instrumentos. */
  tipo: TipoInstrumento | null;
  numero: number | null;
  fecha: string | null;
  folioDesde: number | null;
  folioHasta: number | null;
  otorgantes: string[];
  objeto: string | null;
  lugar: string | null;
  cuantia: string | null;
  moneda: string | null;
  observacion: string | null;
  estado: EstadoInstrumento | null;
  /** The notary who signed, as they were on that day; null before the signature. */
  escribanoId: string | null;
  escribanoNombre: string | null;
  escribanoCaracter: CaracterDeEscribano | null;
  motivo: string | null;
  carpetaId: string | null;
  codigo: string | null;
  caratula: string | null;
  estadoCarpeta: EstadoCarpeta | null;
}

const ENTRADAS = `
  select i.id, i.registro_id as "registroId", coalesce(i.registro_al_firmar, r.nombre) as "registroNombre", i.libro, i.tipo, i.numero, i.fecha::text,
         f.desde as "folioDesde", f.hasta as "folioHasta", ${nombresDePartes('i.carpeta_id')} as otorgantes, i.objeto, i.lugar,
         i.cuantia::text, i.moneda, i.observacion, i.estado, i.escribano_id as "escribanoId",
         i.escribano_nombre as "escribanoNombre", i.escribano_caracter as "escribanoCaracter", i.motivo, i.correccion,
         i.corregido_en::text as "corregidoEn", c.id as "carpetaId", c.codigo, c.caratula,
         c.estado as "estadoCarpeta"
    from instrumentos i
    join registros_notariales r on r.id = i.registro_id
    join carpetas c on c.id = i.carpeta_id
    left join folios f on f.instrumento_id = i.id
   where i.anio = $1 and ($2::uuid is null or i.registro_id = $2)
   union all
  select f.id, f.registro_id, r.nombre, f.libro, null, null, null, f.desde, f.hasta, '{}', null, null, null,
         null, null, null, null, null, null, f.motivo, null, null, null, null, null, null
    from folios f join registros_notariales r on r.id = f.registro_id
   where f.motivo is not null and f.anio = $1 and ($2::uuid is null or f.registro_id = $2)`;

/** The index of the protocolo, without the carpetas that the running user does not see. */
@Injectable()
export class IndiceRepository {
  constructor(private readonly transactions: Transactions) {}

  /** A page of the index in the order of the books. Counts all entries, up to the limit of counting. */
  async findPage(anio: number, query: IndiceQuery): Promise<[EntradaDeIndice[], number]> {
    const values: unknown[] = [anio, query.registroId ?? null];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['true'];
    if (query.tipo) {
      conditions.push(query.tipo === 'anulados' ? 'tipo is null' : `tipo = ${bind(query.tipo)}`);
    }
    if (query.estado) {
      conditions.push(`estado = ${bind(query.estado)}`);
    }
    for (const pattern of likePatterns(query.buscar)) {
      conditions.push(
        `sin_acentos(concat_ws(' ', numero, objeto, "escribanoNombre", array_to_string(otorgantes, ' '), codigo, caratula, observacion, motivo, correccion))
           like sin_acentos(${bind(pattern)})`,
      );
    }
    const from = `from (${ENTRADAS}) as e where ${conditions.join(' and ')}`;
    const [{ total }] = await this.transactions.manager.query(
      `select count(*)::int as total from (select 1 ${from} limit ${bind(countLimitOf(query))}) as counted`,
      values,
    );
    values.pop();
    const entradas: EntradaDeIndice[] = await this.transactions.manager.query(
      `select * ${from}
        order by (select nombre from registros_notariales r where r.id = e."registroId"), "registroId", libro desc, "folioDesde" nulls last, fecha, numero, id
        limit ${bind(query.tamano)} offset ${bind(offsetOf(query))}`,
      values,
    );
    return [entradas, total];
  }

  /** The years with instrumentos or voided folios, the latest first. */
  async findAnios(): Promise<number[]> {
    const rows = await this.transactions.prepared<{ anio: number }>(
      `select anio from instrumentos union select anio from folios where motivo is not null order by anio desc`,
      [],
    );
    return rows.map(({ anio }) => anio);
  }
}
