import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Lectura } from './lectura/archivo-reader.service.js';
import type { EstadoLeido, Motivo } from './lectura/lectura.js';

/** Bytes whose text is requested. */
export interface Bytes {
  clave: string;
  sha256: string;
  mime: string;
  bytes: number;
}

export interface EstadoDeTexto {
  estado: EstadoLeido | 'pendiente';
  motivo: Motivo | null;
  incompleto: boolean;
}

/** A file that is being read. */
export interface Tomado extends Bytes {
  cuentaId: string;
  pedidoPor: string;
  /** Whether somebody may be waiting for the text. The request is less than a day old. */
  isRecent: boolean;
  intentos: number;
  /** When the file was taken, as the database writes it. A later process that takes the file replaces it. */
  tomadoEn: string;
}

/** The number of latest texts to examine. A common word is in more than a few of them. */
const SAMPLE = 100;
const FEW = 8;
/** A process that is silent for so long counts as dead. */
const TAKEN_FOR = "interval '15 minutes'";
/** The text around the first match for its passage, in characters. Matches are searched up to `within`. */
const AROUND = { before: 200, length: 800, within: 200_000 };

/**
 * The texts of files. Policies show a text to people who see a row with its bytes. The job reads and writes texts as
 * the platform.
 */
@Injectable()
export class TextosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Requests the text of bytes, unless it was requested before. Runs in the running transaction. */
  async ask(files: readonly Bytes[]): Promise<void> {
    await this.transactions.manager.query(
      `select pedir_texto(f.sha256, f.clave, f.mime, f.bytes, $2)
         from jsonb_to_recordset($1) as f (sha256 text, clave text, mime text, bytes bigint)`,
      [JSON.stringify(files), this.transactions.tenant.usuarioId],
    );
  }

  /** The states of the texts of these bytes, by their hashes. */
  async findEstados(hashes: readonly string[]): Promise<Map<string, EstadoDeTexto>> {
    const rows: (EstadoDeTexto & { sha256: string })[] = await this.transactions.manager.query(
      'select sha256, estado, motivo, incompleto from textos where sha256 = any ($1)',
      [hashes],
    );
    return new Map(rows.map(({ sha256, ...estado }) => [sha256, estado]));
  }

  /** The beginnings of words that match a search: its own words and their stems. Words such as «de» are left out. */
  async findComienzos(buscar: string): Promise<string[]> {
    const [{ comienzos }] = await this.transactions.manager.query(
      `select array(
         select distinct comienzo
           from unnest(string_to_array(texto_buscable($1), ' ')) as palabra,
                lateral (select tsvector_to_array(to_tsvector('spanish', palabra)) as raices) as r,
                unnest(raices || palabra) as comienzo
          where raices <> '{}' order by comienzo) as comienzos`,
      [buscar],
    );
    return comienzos;
  }

  /** Whether few of the latest texts have all words of a search. */
  async areRare(buscar: string): Promise<boolean> {
    const [{ total }] = await this.transactions.manager.query(
      `select count(*) filter (where partes @@ (select partes_buscadas($1)))::int as total
         from (select partes from textos_hallables order by pedido_en desc limit ${SAMPLE}) as h`,
      [buscar],
    );
    return total <= FEW;
  }

  /** The text around the first match in each visible text, by the hashes. */
  async findAround(hashes: readonly string[], expression: string): Promise<Map<string, string>> {
    const rows: { sha256: string; trozo: string }[] = await this.transactions.manager.query(
      `select sha256, substr(texto, greatest(lugar - ${AROUND.before}, 1), ${AROUND.length}) as trozo
         from textos, lateral (select regexp_instr(sin_acentos(left(texto, ${AROUND.within})), $2) as lugar) as l
        where sha256 = any ($1) and texto is not null`,
      [hashes, expression],
    );
    return new Map(rows.map(({ sha256, trozo }) => [sha256, trozo]));
  }

  /**
   * Takes the next file, of any cuenta. It is the latest of the files with the fewest tries. Runs in a transaction of
   * the platform.
   * @param isRecognised whether to take a file whose pictures wait for recognition
   */
  async take(isRecognised: boolean): Promise<Tomado | null> {
    const [[tomado]] = await this.transactions.manager.query(
      `update textos set tomado_en = clock_timestamp(), intentos = intentos + 1
        where (cuenta_id, sha256) = (
          select cuenta_id, sha256 from textos
           where estado = 'pendiente' and por_reconocer = $1
             and (tomado_en is null or tomado_en < clock_timestamp() - ${TAKEN_FOR})
           order by intentos, pedido_en desc limit 1 for update skip locked)
       returning cuenta_id as "cuentaId", sha256, clave, mime, bytes::float8 as bytes, intentos,
                 pedido_por as "pedidoPor", tomado_en::text as "tomadoEn", pedido_en > now() - interval '1 day' as "isRecent"`,
      [isRecognised],
    );
    return tomado ?? null;
  }

  /** Releases a file. @param isCounted whether the attempt counts as a try */
  async release({ cuentaId, sha256, tomadoEn }: Tomado, isCounted: boolean): Promise<void> {
    await this.transactions.manager.query(
      `update textos set tomado_en = null, intentos = intentos - $4
        where cuenta_id = $1 and sha256 = $2 and tomado_en = $3::timestamptz`,
      [cuentaId, sha256, tomadoEn, isCounted ? 0 : 1],
    );
  }

  /**
   * Writes the text of a file. The database keeps an earlier text when it is longer.
   * @param porReconocer whether the pictures of the file wait for recognition
   * @returns false when another process took the file, or the missing file is not its present file
   */
  async finish(
    { cuentaId, sha256, tomadoEn, clave }: Tomado,
    { estado, motivo, texto, isPartial }: Pick<Lectura, 'estado' | 'motivo' | 'texto' | 'isPartial'>,
    porReconocer = false,
  ): Promise<boolean> {
    const missing = motivo === 'sin_archivo' ? clave : null;
    const result = [porReconocer ? 'pendiente' : estado, motivo, texto, isPartial, porReconocer];
    const [, written] = await this.transactions.manager.query(
      `update textos set estado = $4, motivo = $5, texto = $6, incompleto = $7, por_reconocer = $8, tomado_en = null,
                         intentos = 0, leido_en = now()
        where cuenta_id = $1 and sha256 = $2 and tomado_en = $3::timestamptz and clave = coalesce($9, clave)`,
      [cuentaId, sha256, tomadoEn, ...result, missing],
    );
    return written > 0;
  }

  /** Requests the recognition of pictures that were left out while recognition was switched off. */
  async askAgain(): Promise<void> {
    await this.transactions.manager.query(
      `update textos set estado = 'pendiente', por_reconocer = true, intentos = 0
        where (cuenta_id, sha256) in (
          select cuenta_id, sha256 from textos where motivo = 'sin_reconocer' and estado <> 'pendiente' limit 500)`,
    );
  }
}
