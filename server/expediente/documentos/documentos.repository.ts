import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { firstHallables } from '../../common/database/common-words.js';
import { found } from '../../common/database/found.js';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Textos } from '../../plataforma/textos/textos.service.js';
import { Documento } from './documento.entity.js';
import { DocumentoVersion } from './documento-version.entity.js';
import type { PapeleraDeSeccionDto } from './documentos.dto.js';

/** A document with its newest version. */
export interface DocumentoConVersion {
  documento: Documento;
  actual: DocumentoVersion;
}

/** A version of another visible document with the same bytes. */
export interface Duplicado {
  documentoId: string;
  nombre: string;
  version: number;
  carpetaId: string;
  carpetaCodigo: string | null;
  carpetaCaratula: string;
}

/** A document that a search found, and its carpeta. */
export interface DocumentoNombrado {
  id: string;
  nombre: string;
  carpetaId: string;
  carpetaCodigo: string | null;
  carpetaCaratula: string;
}

/** The hash of the document's newest version. */
interface ConHash {
  sha256: string;
}

type NuevoDocumento = Pick<Documento, 'id' | 'carpetaId' | 'seccionId' | 'nombre'>;

/** The documents of the carpetas that the running user may see. */
@Injectable()
export class DocumentosRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly textos: Textos,
  ) {}

  /** The documents of a carpeta, or the documents in its trash, ordered by name. */
  async findOfCarpeta(carpetaId: string, { papelera }: { papelera: boolean }): Promise<DocumentoConVersion[]> {
    const documentos = await this.transactions.manager
      .createQueryBuilder(Documento, 'd')
      .where('d.carpetaId = :carpetaId', { carpetaId })
      .andWhere(`d.eliminadoEn is ${papelera ? 'not null' : 'null'}`)
      .orderBy('sin_acentos(d.nombre)')
      .addOrderBy('d.id')
      .getMany();
    return this.withVersion(documentos);
  }

  /** The number of documents in the trash, for each seccion of a carpeta. */
  countEnPapelera(carpetaId: string): Promise<PapeleraDeSeccionDto[]> {
    return this.transactions.manager.query(
      `select seccion_id as "seccionId", count(*)::int as total from documentos
        where carpeta_id = $1 and eliminado_en is not null group by seccion_id order by seccion_id`,
      [carpetaId],
    );
  }

  /** The latest changed documents whose name matches. Documents and carpetas in the trash are left out. */
  async findNamed(buscar: string, limit: number): Promise<DocumentoNombrado[]> {
    const { manager } = this.transactions;
    const patterns = likePatterns(buscar);
    const { from, haveWords } = await firstHallables(manager, 'documentos', patterns);
    return this.transactions.manager.query(
      `select d.id, d.nombre, c.id as "carpetaId", c.codigo as "carpetaCodigo", c.caratula as "carpetaCaratula"
         from ${from}
         join documentos d on d.id = h.id
         join carpetas c on c.cuenta_id = d.cuenta_id and c.id = d.carpeta_id and c.eliminada_en is null
        where d.eliminado_en is null and ${haveWords}
        order by d.actualizado_en desc, d.id desc limit $${patterns.length + 1}`,
      [...patterns, limit],
    );
  }

  /**
   * The latest changed documents whose newest version has these words in its text. Documents and carpetas in the trash
   * are left out.
   * @param carpetaId searches this carpeta alone; null searches all
   */
  async findWithText(
    buscar: string,
    limit: number,
    carpetaId: string | null,
  ): Promise<(DocumentoNombrado & ConHash)[]> {
    const isByIndex = carpetaId === null && (await this.textos.areRare(buscar));
    // In a carpeta, or for common words, texts are read in the order of the answer.
    const texts = isByIndex
      ? 'textos_por_partes h on h.sha256 = v.sha256 and h.partes @@ (select partes_buscadas($1))'
      : `textos_hallables h on h.sha256 = v.sha256 and coalesce(h.partes, '') @@ (select partes_buscadas($1))`;
    return this.transactions.manager.query(
      `select d.id, d.nombre, v.sha256, c.id as "carpetaId", c.codigo as "carpetaCodigo", c.caratula as "carpetaCaratula"
         from documentos d
         join documento_versiones v on v.cuenta_id = d.cuenta_id and v.documento_id = d.id and v.n = d.version_actual
         join ${texts}
         join carpetas c on c.cuenta_id = d.cuenta_id and c.id = d.carpeta_id and c.eliminada_en is null
        where d.eliminado_en is null${carpetaId === null ? '' : ' and d.carpeta_id = $3'}
        order by d.actualizado_en desc, d.id desc limit $2`,
      [buscar, limit, ...(carpetaId === null ? [] : [carpetaId])],
    );
  }

  /** The ids of carpetas that have a version with these bytes. */
  async findCarpetasWith(sha256: string): Promise<string[]> {
    const rows: { id: string }[] = await this.transactions.manager.query(
      'select distinct carpeta_id as id from documento_versiones where sha256 = $1',
      [sha256],
    );
    return rows.map(({ id }) => id);
  }

  /** These documents with their newest versions, in the order of `ids`. */
  async findByIds(ids: readonly string[]): Promise<DocumentoConVersion[]> {
    const documentos = await this.transactions.manager.findBy(Documento, { id: In(ids) });
    return this.withVersion(documentos.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Documento> {
    return found(await this.transactions.manager.findOneBy(Documento, { id }), 'el documento');
  }

  /** Locks the row until the end of the transaction. @throws DomainError 404 */
  async getLocked(id: string): Promise<Documento> {
    const { manager } = this.transactions;
    return found(
      await manager.findOne(Documento, { where: { id }, lock: { mode: 'pessimistic_write' } }),
      'el documento',
    );
  }

  /**
   * Locks these documents of a carpeta until the end of the transaction. Documents of other carpetas are left out.
   * Locks go by id, so that two calls about the same documents cause no deadlock.
   */
  findLockedOf(carpetaId: string, ids: readonly string[]): Promise<Documento[]> {
    return this.transactions.manager.find(Documento, {
      where: { carpetaId, id: In(ids) },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async findVersiones(documentoId: string): Promise<DocumentoVersion[]> {
    const { manager } = this.transactions;
    return this.textos.withEstado(
      await manager.find(DocumentoVersion, { where: { documentoId }, order: { n: 'desc' } }),
    );
  }

  /** @throws DomainError 404 */
  async getVersion(documentoId: string, n: number): Promise<DocumentoVersion> {
    return found(await this.transactions.manager.findOneBy(DocumentoVersion, { documentoId, n }), 'el documento');
  }

  async insert(documentos: readonly NuevoDocumento[]): Promise<void> {
    const { manager, now } = this.transactions;
    const made = { versionActual: 1, creadoEn: now, actualizadoEn: now };
    await manager.insert(
      Documento,
      documentos.map((documento) => ({ ...documento, ...made })),
    );
  }

  async insertVersions(versiones: readonly Omit<DocumentoVersion, 'creadaEn' | 'miniatura'>[]): Promise<void> {
    const { manager, now } = this.transactions;
    await manager.insert(
      DocumentoVersion,
      versiones.map((version) => ({ ...version, creadaEn: now })),
    );
  }

  async update(id: string, changes: Partial<Documento>): Promise<void> {
    await this.transactions.manager.update(Documento, { id }, { ...changes, actualizadoEn: this.transactions.now });
  }

  /** Changes several documents in a statement. */
  async updateAll(ids: readonly string[], changes: Partial<Documento>): Promise<void> {
    await this.transactions.manager.update(
      Documento,
      { id: In(ids) },
      { ...changes, actualizadoEn: this.transactions.now },
    );
  }

  /** The oldest version with these bytes in another visible document outside the trash. */
  async findDuplicado(sha256: string, documentoId: string): Promise<Duplicado | null> {
    const [duplicado] = await this.transactions.prepared<Duplicado>(
      `select d.id as "documentoId", d.nombre, v.n as version, c.id as "carpetaId", c.codigo as "carpetaCodigo",
              c.caratula as "carpetaCaratula"
         from documento_versiones v
         join documentos d on d.cuenta_id = v.cuenta_id and d.id = v.documento_id and d.eliminado_en is null
         join carpetas c on c.cuenta_id = d.cuenta_id and c.id = d.carpeta_id and c.eliminada_en is null
        where v.sha256 = $1 and v.documento_id <> $2
        order by v.creada_en, v.documento_id, v.n limit 1`,
      [sha256, documentoId],
    );
    return duplicado ?? null;
  }

  /** The documents of a place with this name and a single version, the oldest first. The trash is left out. */
  async findFirstVersionesOf({
    carpetaId,
    seccionId,
    nombre,
  }: Omit<NuevoDocumento, 'id'>): Promise<DocumentoVersion[]> {
    return this.transactions.manager
      .createQueryBuilder(DocumentoVersion, 'v')
      .innerJoin(Documento, 'd', 'd.id = v.documentoId and d.versionActual = v.n and d.eliminadoEn is null')
      .where('v.n = 1 and d.carpetaId = :carpetaId and d.nombre = :nombre', { carpetaId, nombre })
      .andWhere('d.seccionId is not distinct from :seccionId::uuid', { seccionId })
      .orderBy('v.creadaEn')
      .getMany();
  }

  /** Lets only one transaction at a time add documents of this name to the carpeta. */
  async lockAdding({ carpetaId, nombre }: Pick<NuevoDocumento, 'carpetaId' | 'nombre'>): Promise<void> {
    const key = `documentos/${carpetaId}/${nombre}`;
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  private async withVersion(documentos: Documento[]): Promise<DocumentoConVersion[]> {
    const versiones: DocumentoVersion[] = await this.transactions.manager
      .createQueryBuilder(DocumentoVersion, 'v')
      .innerJoin(Documento, 'd', 'd.id = v.documentoId and d.versionActual = v.n')
      .where('d.id = any(:ids)', { ids: documentos.map(({ id }) => id) })
      .getMany();
    const byDocumento = new Map(
      (await this.textos.withEstado(versiones)).map((version) => [version.documentoId, version]),
    );
    return documentos.flatMap((documento) => {
      const actual = byDocumento.get(documento.id);
      return actual ? [{ documento, actual }] : [];
    });
  }
}
