import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { found, getLocked } from '../../common/database/found.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Clausula, Plantilla, PlantillaVersion } from './plantilla.entity.js';

/** A document that was made from a template. */
export interface DocumentoDePlantilla {
  plantillaId: string;
  id: string;
  nombre: string;
  versiones: number;
}

/** The templates and clauses of the office. */
@Injectable()
export class PlantillasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** All templates, by name. */
  findAll(): Promise<Plantilla[]> {
    return this.transactions.manager
      .createQueryBuilder(Plantilla, 'p')
      .orderBy('sin_acentos(p.nombre)')
      .addOrderBy('p.id')
      .getMany();
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Plantilla> {
    return found(await this.transactions.manager.findOneBy(Plantilla, { id }), 'la plantilla');
  }

  /** @throws DomainError 404, 412 */
  getLocked(id: string, version?: number): Promise<Plantilla> {
    return getLocked(this.transactions.manager, Plantilla, { id }, 'la plantilla', version);
  }

  /** The claves of the product's templates that the office has. */
  async findIniciales(): Promise<Set<string>> {
    const rows: { inicial: string }[] = await this.transactions.manager.query(
      'select inicial from plantillas where inicial is not null',
    );
    return new Set(rows.map(({ inicial }) => inicial));
  }

  count(): Promise<number> {
    return this.transactions.manager.count(Plantilla);
  }

  /** Lets only one transaction at a time add templates to the office. */
  async lockAdding(): Promise<void> {
    const { cuentaId } = this.transactions.tenant;
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `plantillas/${cuentaId}`,
    ]);
  }

  async insert(plantilla: QueryDeepPartialEntity<Plantilla>): Promise<void> {
    await this.transactions.manager.insert(Plantilla, plantilla);
  }

  async insertVersion(version: QueryDeepPartialEntity<PlantillaVersion>): Promise<void> {
    await this.transactions.manager.insert(PlantillaVersion, version);
  }

  /** Writes `changes` to a locked template, and raises its version. */
  async update({ id, version }: Plantilla, changes: QueryDeepPartialEntity<Plantilla>): Promise<void> {
    const raised = { version: version + 1, actualizadaEn: this.transactions.now };
    await this.transactions.manager.update(Plantilla, { id }, { ...changes, ...raised });
  }

  /** The versions of a template, newest first. */
  findVersiones(plantillaId: string): Promise<PlantillaVersion[]> {
    return this.transactions.manager.find(PlantillaVersion, { where: { plantillaId }, order: { n: 'desc' } });
  }

  /** @throws DomainError 404 */
  async getVersion(plantillaId: string, n: number): Promise<PlantillaVersion> {
    return found(await this.transactions.manager.findOneBy(PlantillaVersion, { plantillaId, n }), 'la versión');
  }

  /** The documents of a carpeta that were made from templates, the latest first. The trash is left out. */
  findDocumentosOf(carpetaId: string): Promise<DocumentoDePlantilla[]> {
    return this.transactions.prepared(
      `select p.plantilla_id as "plantillaId", d.id, d.nombre, d.version_actual as versiones
         from plantilla_documentos p join documentos d on d.id = p.documento_id and d.eliminado_en is null
        where p.carpeta_id = $1 order by d.actualizado_en desc, d.id`,
      [carpetaId],
    );
  }

  /** Lets only one transaction at a time make a template's first document in the carpeta. */
  async lockFirstDocumento(carpetaId: string, plantillaId: string): Promise<void> {
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `plantillas/${carpetaId}/${plantillaId}`,
    ]);
  }

  /** Writes from which template a document was made. */
  async note(
    plantillaId: string,
    { documentoId, carpetaId }: { documentoId: string; carpetaId: string },
  ): Promise<void> {
    await this.transactions.manager.query(
      `insert into plantilla_documentos (documento_id, carpeta_id, plantilla_id) values ($1, $2, $3)
       on conflict (cuenta_id, documento_id) do update set plantilla_id = excluded.plantilla_id`,
      [documentoId, carpetaId, plantillaId],
    );
  }

  /** The name of the notary who signed, as it was on that day. Null before the signature. */
  async findFirmante(carpetaId: string): Promise<string | null> {
    const [row] = await this.transactions.prepared<{ nombre: string | null }>(
      `select escribano_nombre as nombre from instrumentos where carpeta_id = $1 and estado = 'vigente'`,
      [carpetaId],
    );
    return row?.nombre ?? null;
  }

  /** The clauses, by name. */
  findClausulas(): Promise<Clausula[]> {
    return this.transactions.manager
      .createQueryBuilder(Clausula, 'c')
      .orderBy('sin_acentos(c.nombre)')
      .addOrderBy('c.id')
      .getMany();
  }

  /** @throws DomainError 404, 412 */
  getClausula(id: string, version?: number): Promise<Clausula> {
    return getLocked(this.transactions.manager, Clausula, { id }, 'la cláusula', version);
  }

  /** @throws DomainError 409 when another clause has its clave */
  async insertClausula(clausula: QueryDeepPartialEntity<Clausula>): Promise<void> {
    try {
      await this.transactions.manager.insert(Clausula, clausula);
    } catch (cause) {
      if ((cause as { constraint?: string }).constraint !== 'clausulas_cuenta_id_clave_key') {
        throw cause;
      }
      const mensaje = 'Ya hay una cláusula con esa clave.';
      throw new DomainError('CLAUSULA_REPETIDA', 409, mensaje, [{ campo: 'clave', mensaje }], { cause });
    }
  }

  /** Writes `changes` to a locked clause, and raises its version. */
  async updateClausula({ id, version }: Clausula, changes: QueryDeepPartialEntity<Clausula>): Promise<void> {
    const raised = { version: version + 1, actualizadaEn: this.transactions.now };
    await this.transactions.manager.update(Clausula, { id }, { ...changes, ...raised });
  }

  async removeClausula(id: string): Promise<void> {
    await this.transactions.manager.delete(Clausula, { id });
  }
}
