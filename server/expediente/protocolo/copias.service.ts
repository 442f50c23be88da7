import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { found } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { diaRefusal } from '../../common/dia-posible.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { isSigned } from '../../vocabulario/carpeta-estados.js';
import { isSameName } from '../../vocabulario/mismo-nombre.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { Copia } from './copia.entity.js';
import { copiaNombre } from './copia-nombre.js';
import type { CamposCopiaDto, NuevaCopiaDto } from './copias.dto.js';
import { CopiasRepository } from './copias.repository.js';
import { ProtocoloRepository } from './protocolo.repository.js';

/** The copies of signed instrumentos, from their issue until somebody takes them. */
@Injectable()
export class CopiasService {
  constructor(
    private readonly copias: CopiasRepository,
    private readonly protocolo: ProtocoloRepository,
    private readonly carpetas: CarpetaGate,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** Issues the next copy of a kind. @throws DomainError 404, 422 */
  async create(
    carpetaId: string,
    instrumentoId: string,
    { id, tipo, motivo, ...fields }: NuevaCopiaDto,
  ): Promise<void> {
    const instrumento = await this.lock(carpetaId, instrumentoId);
    if (instrumento.estado === 'errose') {
      throw new DomainError('ERROSE', 422, 'De un instrumento errose no se expiden copias.');
    }
    const { solicitante = '' } = fields;
    if (!solicitante) {
      throw invalidField('solicitante', 'Indique quién pide la copia.');
    }
    const reason = await this.reasonOf({ instrumentoId, tipo, solicitante }, motivo);
    const copia = {
      ...{ entregaId: null, motivo: reason },
      ...{ retiradaPor: null, retiradaEn: null, observacion: null, fecha: await this.hoy() },
      ...fields,
      ...{ id: id ?? uuid(), carpetaId, instrumentoId, tipo, solicitante, version: 1 },
      orden: (await this.copias.countOf(instrumentoId, tipo)) + 1,
      creadoPor: this.transactions.tenant.usuarioId,
      creadoEn: this.transactions.now,
    };
    const checked = await this.checked(copia, instrumento.fecha);
    await this.copias.insert(checked);
    this.record('copia.expedida', checked, { solicitante, ...(copia.motivo && { motivo: copia.motivo }) });
  }

  /** Changes fields of a copy. A taken copy takes only a new observación. @throws DomainError 404, 412, 422 */
  async update(
    { carpetaId, instrumentoId, id }: Pick<Copia, 'carpetaId' | 'instrumentoId' | 'id'>,
    version: number,
    fields: CamposCopiaDto,
  ): Promise<void> {
    const instrumento = await this.lock(carpetaId, instrumentoId);
    const copia = await this.copias.getAt(instrumentoId, id, version);
    const given = fields.retiradaPor === null ? { ...fields, retiradaEn: null } : fields;
    const asked = changesOf<Copia>(copia, given);
    if (Object.keys(asked).some((campo) => campo !== 'observacion')) {
      checkWaiting(copia);
    }
    const after = await this.checked({ ...copia, ...asked }, instrumento.fecha);
    if (after.solicitante !== copia.solicitante) {
      after.motivo = await this.reasonOf(after, fields.motivo);
    }
    const changes = changesOf<Copia>(copia, after);
    const campos = Object.keys(changes);
    if (campos.length === 0) {
      return;
    }
    await this.copias.update(copia, changes);
    if (copia.retiradaPor === null && after.retiradaPor !== null) {
      this.record('copia.retirada', after, { por: after.retiradaPor });
    } else {
      this.record('copia.modificada', after, { campos });
    }
  }

  /**
   * Removes the last copy of its kind, unless somebody took it. So their order has no gap. @throws DomainError 404,
   * 412, 422
   */
  async remove(
    { carpetaId, instrumentoId, id }: Pick<Copia, 'carpetaId' | 'instrumentoId' | 'id'>,
    version: number,
  ): Promise<void> {
    await this.lock(carpetaId, instrumentoId);
    const copia = await this.copias.getAt(instrumentoId, id, version);
    checkWaiting(copia);
    if (copia.orden < (await this.copias.countOf(instrumentoId, copia.tipo))) {
      throw new DomainError('COPIA_INTERMEDIA', 422, 'Solo se puede quitar la última copia de su tipo.');
    }
    await this.copias.delete(id);
    this.record('copia.quitada', copia, {});
  }

  /** The reason for a person's second primera copia; null for other copies. @throws DomainError 422 without a reason */
  private async reasonOf(
    { id, instrumentoId, tipo, solicitante }: Pick<Copia, 'instrumentoId' | 'tipo' | 'solicitante'> & { id?: string },
    motivo: string | null | undefined,
  ): Promise<string | null> {
    const copias = (await this.copias.findOf([instrumentoId])).get(instrumentoId) ?? [];
    const isSecond = copias.some(
      (copia) => copia.id !== id && copia.tipo === 'primera' && isSameName(copia.solicitante, solicitante),
    );
    if (tipo !== 'primera' || !isSecond) {
      return null;
    }
    if (!motivo) {
      throw invalidField('motivo', `${solicitante} ya tiene una primera copia: indique por qué se expide otra.`);
    }
    return motivo;
  }

  /**
   * Finds a signed instrumento, and locks its carpeta, so that its copies wait for each other. @throws DomainError 404,
   * 422
   */
  private async lock(carpetaId: string, instrumentoId: string) {
    await this.carpetas.lock(carpetaId, 'expedirCopias');
    const all = await this.protocolo.findOfCarpeta(carpetaId);
    const instrumento = found(
      all.find(({ id }) => id === instrumentoId),
      'el instrumento',
    );
    if (!isSigned((await this.carpetas.visible(carpetaId)).estado)) {
      throw new DomainError('SIN_FIRMAR', 422, 'La carpeta todavía no está firmada: no tiene copias.');
    }
    return instrumento;
  }

  /** The same copy with the day on which it was taken. @throws DomainError 422 for impossible days */
  private async checked<T extends Pick<Copia, 'fecha' | 'retiradaPor' | 'retiradaEn'>>(
    copia: T,
    firmada: string,
  ): Promise<T> {
    const hoy = await this.hoy();
    const retiradaEn = copia.retiradaPor === null ? copia.retiradaEn : (copia.retiradaEn ?? hoy);
    const refusal = diaRefusal(copia.fecha, hoy, { dia: firmada, que: 'al instrumento' });
    if (refusal) {
      throw invalidField('fecha', refusal);
    }
    if (retiradaEn !== null && copia.retiradaPor === null) {
      throw invalidField('retiradaPor', 'Indique quién la retiró.');
    }
    const retiro = retiradaEn && diaRefusal(retiradaEn, hoy, { dia: copia.fecha, que: 'a la fecha de la copia' });
    if (retiro) {
      throw invalidField('retiradaEn', retiro);
    }
    return { ...copia, retiradaEn };
  }

  private async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }

  private record(
    accion: Extract<Accion, `copia.${string}`>,
    { id, carpetaId, tipo, orden }: Pick<Copia, 'id' | 'carpetaId' | 'tipo' | 'orden'>,
    datos: Readonly<Record<string, unknown>>,
  ): void {
    const nombre = copiaNombre(tipo, orden);
    this.auditoria.record({ accion, entidad: 'copia', entidadId: id, carpetaId, datos: { nombre, ...datos } });
  }
}

/** @throws DomainError 422 for a taken copy, since its receipt names it */
function checkWaiting({ tipo, orden, retiradaPor }: Copia): void {
  if (retiradaPor !== null) {
    const nombre = copiaNombre(tipo, orden).toLowerCase();
    throw new DomainError(
      'COPIA_ENTREGADA',
      422,
      `La ${nombre} ya se entregó a ${retiradaPor}: no se cambia ni se quita. Puede anotarlo en su observación.`,
    );
  }
}
