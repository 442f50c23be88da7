import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { changesOf } from '../common/database/changes.js';
import { getLocked } from '../common/database/found.js';
import { invalidField } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { REGLAS_DE_CERTIFICADOS } from './catalogo.js';
import { CertificadoRegla } from './certificado-regla.entity.js';
import type { CamposReglaCertificadoDto, NuevaReglaCertificadoDto } from './certificados.dto.js';

const EMPTY = {
  alcance: null,
  organismo: null,
  dias: null,
  computo: 'corridos',
  arranque: 'mismo_dia',
  fuente: null,
  por: 'carpeta',
  usual: false,
} as const;

/** The certificates that the office asks for, and for how long each is valid. Certificates keep what they were made with. */
@Injectable()
export class ReglasDeCertificados {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** In their order. */
  findAll(): Promise<CertificadoRegla[]> {
    return this.transactions.manager.find(CertificadoRegla, { order: { orden: 'asc', id: 'asc' } });
  }

  find(id: string): Promise<CertificadoRegla | null> {
    return this.transactions.manager.findOneBy(CertificadoRegla, { id });
  }

  /** Adds a rule at the end. @throws DomainError 422 */
  async create({ id, tipo, nombre, ...fields }: NuevaReglaCertificadoDto): Promise<CertificadoRegla> {
    if (!tipo) {
      throw invalidField('tipo', 'Elija el tipo de certificado.');
    }
    if (!nombre) {
      throw invalidField('nombre', 'Escriba el nombre del certificado.');
    }
    const orden = (await this.transactions.manager.maximum(CertificadoRegla, 'orden')) ?? 0;
    const regla = { ...EMPTY, ...fields, id: id ?? uuid(), tipo, nombre, orden: orden + 1, version: 1 };
    await this.transactions.manager.insert(CertificadoRegla, regla);
    this.record('certificado-regla.agregada', regla);
    return this.get(regla.id);
  }

  /** Changes fields of a rule. @throws DomainError 404, 412 */
  async update(id: string, version: number, fields: CamposReglaCertificadoDto): Promise<CertificadoRegla> {
    const regla = await this.get(id, version);
    const changes = changesOf(regla, fields);
    const campos = Object.keys(changes);
    if (campos.length > 0) {
      await this.transactions.manager.update(CertificadoRegla, { id }, { ...changes, version: version + 1 });
      this.record('certificado-regla.modificada', { ...regla, ...changes }, campos);
    }
    return this.get(id);
  }

  /** @throws DomainError 404, 412 */
  async remove(id: string, version: number): Promise<void> {
    const regla = await this.get(id, version);
    await this.transactions.manager.delete(CertificadoRegla, { id });
    this.record('certificado-regla.eliminada', regla);
  }

  /** Gives a new cuenta the rules of its country. */
  async seed(pais: string): Promise<void> {
    const reglas = (REGLAS_DE_CERTIFICADOS[pais] ?? []).map((regla, i) => ({
      ...regla,
      id: uuid(),
      orden: i + 1,
      version: 1,
    }));
    await this.transactions.manager.insert(CertificadoRegla, reglas);
  }

  /** Replaces the rules with those of another country. */
  async replaceAll(pais: string): Promise<void> {
    await this.transactions.manager.createQueryBuilder().delete().from(CertificadoRegla).execute();
    await this.seed(pais);
  }

  private get(id: string, version?: number): Promise<CertificadoRegla> {
    return getLocked(this.transactions.manager, CertificadoRegla, { id }, 'la regla', version);
  }

  private record(
    accion: 'certificado-regla.agregada' | 'certificado-regla.modificada' | 'certificado-regla.eliminada',
    { id, nombre, dias }: Pick<CertificadoRegla, 'id' | 'nombre' | 'dias'>,
    campos?: string[],
  ): void {
    const datos = { nombre, dias, ...(campos && { campos }) };
    this.auditoria.record({ accion, entidad: 'certificado_regla', entidadId: id, datos });
    this.realtime.tellCuenta({ type: 'certificados.changed' });
  }
}
