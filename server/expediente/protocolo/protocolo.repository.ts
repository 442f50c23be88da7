import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { getLocked } from '../../common/database/found.js';
import { nextNumber } from '../../common/database/next-number.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Folios } from './folios.js';
import { Instrumento } from './instrumento.entity.js';
import { RegistroNotarial } from './registro-notarial.entity.js';
import type { Libro, TipoInstrumento } from './tipos-instrumento.js';

/** The last number of a series. */
const ULTIMO_NUMERO = 999_999;

/** A book of a registro notarial in a year. */
export interface LibroDeAnio {
  registroId: string;
  anio: number;
  libro: Libro;
}

/** The end of a book. */
export interface FinDeLibro {
  /** The last folio; null for an empty book. */
  folio: number | null;
  /** The date of the last instrumento, `YYYY-MM-DD`. */
  fecha: string | null;
}

/** The facts that the signature of a carpeta needs. */
export interface PorFirmar {
  id: string;
  escribanoId: string | null;
  /** Null when it has no number yet. */
  instrumento: InstrumentoPorFirmar | null;
  acto: string;
  /** The sum of the carpeta, as decimal text; null without one. */
  monto: string | null;
  moneda: string | null;
}

/** The fields of an instrumento that are compared with its carpeta. */
interface InstrumentoPorFirmar extends Pick<Instrumento, 'id' | 'tipo' | 'numero' | 'lugar' | 'objeto' | 'moneda'> {
  /** The sum, as decimal text; null without one. */
  cuantia: string | null;
  /** Whether `objeto` is the name of another acto of the office. */
  esDeOtroActo: boolean;
}

/** An instrumento with its folios and the name of its registro notarial. */
export interface InstrumentoFila extends Instrumento {
  registroNombre: string;
  folioDesde: number | null;
  folioHasta: number | null;
  /** Whether its folios are the last of their book. Right only for users who see all carpetas. */
  sonUltimos: boolean;
}

const INSTRUMENTO = `
  select i.id, i.registro_id as "registroId", i.anio, i.libro, i.tipo, i.numero, i.fecha::text, i.carpeta_id as "carpetaId",
         i.objeto, i.lugar, i.cuantia::text, i.moneda, i.observacion, i.estado, i.motivo, i.correccion,
         i.corregido_en::text as "corregidoEn", i.version,
         i.escribano_id as "escribanoId", i.escribano_nombre as "escribanoNombre",
         i.escribano_caracter as "escribanoCaracter", i.registro_al_firmar as "registroAlFirmar",
         i.creado_por as "creadoPor", i.creado_en as "creadoEn", r.nombre as "registroNombre", f.desde as "folioDesde",
         f.hasta as "folioHasta", f.id is not null and not exists (
           select 1 from folios g
            where g.registro_id = f.registro_id and g.anio = f.anio and g.libro = f.libro and g.desde > f.hasta) as "sonUltimos"
    from instrumentos i
    join registros_notariales r on r.id = i.registro_id
    left join folios f on f.instrumento_id = i.id`;

/** The books of the office. Row-level security hides the instrumentos of hidden carpetas. */
@Injectable()
export class ProtocoloRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The registros notariales, the active first. */
  findRegistrosNotariales(): Promise<RegistroNotarial[]> {
    return this.transactions.manager.find(RegistroNotarial, { order: { activo: 'desc', nombre: 'asc', id: 'asc' } });
  }

  findRegistroNotarial(id: string): Promise<RegistroNotarial | null> {
    return this.transactions.manager.findOneBy(RegistroNotarial, { id });
  }

  /**
   * Locks a registro notarial until the transaction ends: its numbers, folios and dates follow one another. Read them
   * after this call. @throws DomainError 404, 412
   */
  lockRegistroNotarial(id: string, version?: number): Promise<RegistroNotarial> {
    return getLocked(this.transactions.manager, RegistroNotarial, { id }, 'el registro', version);
  }

  async insertRegistroNotarial(registroNotarial: QueryDeepPartialEntity<RegistroNotarial>): Promise<void> {
    await this.transactions.manager.insert(RegistroNotarial, registroNotarial);
  }

  /** Writes `changes` to a locked registro notarial, and raises its version. */
  async updateRegistroNotarial(
    { id, version }: RegistroNotarial,
    changes: QueryDeepPartialEntity<RegistroNotarial>,
  ): Promise<void> {
    await this.transactions.manager.update(RegistroNotarial, { id }, { ...changes, version: version + 1 });
  }

  /** Whether a registro notarial has numbers or folios in a year. */
  async isBegun(registroId: string, anio: number): Promise<boolean> {
    const rows = await this.transactions.prepared(
      `select 1 from folios where registro_id = $1 and anio = $2
       union all select 1 from instrumentos where registro_id = $1 and anio = $2 limit 1`,
      [registroId, anio],
    );
    return rows.length > 0;
  }

  /** The end of a book. Right only for users who see all carpetas. */
  async endOf({ registroId, anio, libro }: LibroDeAnio): Promise<FinDeLibro> {
    const [row] = await this.transactions.prepared<FinDeLibro>(
      `select (select max(hasta) from folios where registro_id = $1 and anio = $2 and libro = $3) as folio,
              (select max(fecha)::text from instrumentos where registro_id = $1 and anio = $2 and libro = $3) as fecha`,
      [registroId, anio, libro],
    );
    return row ?? { folio: null, fecha: null };
  }

  /** The last numbers that a registro notarial gave in a year, by kind. */
  async lastNumbers(registroId: string, anio: number): Promise<Map<string, number>> {
    const rows = await this.transactions.prepared<{ serie: string; ultimo: number }>(
      'select serie, ultimo from contadores where serie like $1 and anio = $2',
      [`registro:${registroId}:%`, anio],
    );
    return new Map(rows.map(({ serie, ultimo }) => [serie.split(':')[2] ?? '', ultimo]));
  }

  /** The place of a registro notarial's last instrumento with a place; null without one. */
  async lastPlace(registroId: string): Promise<string | null> {
    const [row] = await this.transactions.prepared<{ lugar: string }>(
      `select lugar from instrumentos where registro_id = $1 and lugar is not null
        order by fecha desc, creado_en desc limit 1`,
      [registroId],
    );
    return row?.lugar ?? null;
  }

  /** The next number of a kind. @returns null after the last number */
  nextNumber(registroId: string, tipo: TipoInstrumento, anio: number, first: number): Promise<number | null> {
    const serie = `registro:${registroId}:${tipo}`;
    return nextNumber(this.transactions.manager, { serie, anio, first, max: ULTIMO_NUMERO });
  }

  /** Takes folios of a book: for an instrumento, or as voided folios with the reason. */
  async insertFolios(
    { registroId, anio, libro }: LibroDeAnio,
    { desde, hasta }: Folios,
    uso: { id: string; instrumentoId?: string; motivo?: string },
  ): Promise<void> {
    const { tenant, now } = this.transactions;
    await this.transactions.manager.query(
      `insert into folios (id, registro_id, anio, libro, desde, hasta, instrumento_id, motivo, creado_por, creado_en)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[uso.id, registroId, anio, libro, desde, hasta],
        ...[uso.instrumentoId ?? null, uso.motivo ?? null, tenant.usuarioId, now],
      ],
    );
  }

  /** The folios of an instrumento; null without folios. */
  async findFolios(instrumentoId: string): Promise<Folios | null> {
    const [row] = await this.transactions.prepared<Folios>(
      'select desde, hasta from folios where instrumento_id = $1',
      [instrumentoId],
    );
    return row ?? null;
  }

  /** Writes the last folio of an instrumento. */
  async updateFolios(instrumentoId: string, hasta: number): Promise<void> {
    await this.transactions.manager.query('update folios set hasta = $2 where instrumento_id = $1', [
      instrumentoId,
      hasta,
    ]);
  }

  /** The instrumentos of a carpeta, the valid one first. */
  findOfCarpeta(carpetaId: string): Promise<InstrumentoFila[]> {
    return this.transactions.prepared(
      `${INSTRUMENTO} where i.carpeta_id = $1 order by i.estado desc, i.creado_en, i.id`,
      [carpetaId],
    );
  }

  /** The valid instrumento of a carpeta. */
  findVigente(carpetaId: string): Promise<Instrumento | null> {
    return this.transactions.manager.findOneBy(Instrumento, { carpetaId, estado: 'vigente' });
  }

  /** The facts for the signatures of these carpetas: notary, valid instrumento, and fields to compare. */
  findForSigning(carpetaIds: readonly string[]): Promise<PorFirmar[]> {
    return this.transactions.prepared(
      `select c.id, c.escribano_id as "escribanoId", t.nombre as acto, c.monto::text, c.moneda,
              case when i.id is not null then json_build_object(
                'id', i.id, 'tipo', i.tipo, 'numero', i.numero, 'lugar', i.lugar, 'objeto', i.objeto,
                'cuantia', i.cuantia::text, 'moneda', i.moneda,
                'esDeOtroActo', i.objeto <> t.nombre and exists (select 1 from tipos_acto o where o.nombre = i.objeto))
              end as instrumento
         from carpetas c
         join tipos_acto t on t.id = c.tipo_acto_id
         left join instrumentos i on i.carpeta_id = c.id and i.estado = 'vigente'
        where c.id = any ($1)`,
      [carpetaIds],
    );
  }

  /** The key in the catalogue of a carpeta's acto, and its name. */
  async findActo(carpetaId: string): Promise<{ clave: string | null; nombre: string } | undefined> {
    const [row] = await this.transactions.prepared<{ clave: string | null; nombre: string }>(
      'select t.clave, t.nombre from carpetas c join tipos_acto t on t.id = c.tipo_acto_id where c.id = $1',
      [carpetaId],
    );
    return row;
  }

  async insertInstrumento(instrumento: QueryDeepPartialEntity<Instrumento>): Promise<void> {
    await this.transactions.manager.insert(Instrumento, instrumento);
  }

  /** Locks an instrumento of a carpeta. @throws DomainError 404, 412 */
  getInstrumentoAt(carpetaId: string, id: string, version?: number): Promise<Instrumento> {
    return getLocked(this.transactions.manager, Instrumento, { id, carpetaId }, 'el instrumento', version);
  }

  /** Writes `changes` to a locked instrumento, and raises its version. */
  async updateInstrumento({ id, version }: Instrumento, changes: QueryDeepPartialEntity<Instrumento>): Promise<void> {
    await this.transactions.manager.update(Instrumento, { id }, { ...changes, version: version + 1 });
  }
}
