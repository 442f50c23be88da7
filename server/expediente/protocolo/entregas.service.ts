import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found, foundAt } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { diaRefusal } from '../../common/dia-posible.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { CarpetaEstadosService } from '../carpetas/carpeta-estados.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { Copia } from './copia.entity.js';
import { copiaNombre } from './copia-nombre.js';
import { CopiasRepository } from './copias.repository.js';
import { Entrega } from './entrega.entity.js';
import type { NuevaEntregaDto } from './entregas.dto.js';
import { ProtocoloRepository } from './protocolo.repository.js';
import { writeReciboPdf } from './recibo-pdf.js';
import { instrumentoEnTexto } from './tipos-instrumento.js';

/** An entrega, and the copies that the recipient took. */
export interface EntregaConCopias {
  entrega: Entrega;
  copias: Copia[];
}

/** The states in which an entrega of further copies moves nothing. */
const ENTREGADAS: readonly EstadoCarpeta[] = ['entregada', 'archivada'];

/** Records entregas: the recipient, the day and the copies. The first moves the carpeta to entregada. */
@Injectable()
export class EntregasService {
  constructor(
    private readonly copias: CopiasRepository,
    private readonly protocolo: ProtocoloRepository,
    private readonly carpetas: CarpetaGate,
    private readonly estados: CarpetaEstadosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** The entregas of a carpeta, the latest first. @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<EntregaConCopias[]> {
    await this.carpetas.visible(carpetaId);
    const entregas = await this.transactions.manager.find(Entrega, {
      where: { carpetaId },
      order: { creadoEn: 'desc', id: 'desc' },
    });
    const copias = Map.groupBy(await this.copiasOf(carpetaId), ({ entregaId }) => entregaId);
    return entregas.map((entrega) => ({ entrega, copias: copias.get(entrega.id) ?? [] }));
  }

  /**
   * Writes an entrega, and marks its copies as taken. The first moves the carpeta to entregada.
   * @param version the version of the carpeta
   * @throws DomainError 404, 412, 422 as the move
   */
  async create(carpetaId: string, version: number, { copias, ...fields }: NuevaEntregaDto): Promise<void> {
    const carpeta = foundAt(await this.carpetas.lock(carpetaId, 'expedirCopias'), 'la carpeta', version);
    const hoy = dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
    const dia = fields.dia ?? hoy;
    const refusal = diaRefusal(dia, hoy, { dia: carpeta.fechaFirma, que: 'a la firma' });
    if (refusal) {
      throw invalidField('dia', refusal);
    }
    const isMore = ENTREGADAS.includes(carpeta.estado);
    const taken = await this.checked(carpetaId, copias, dia, isMore);
    if (taken.length === 0 && !fields.observacion) {
      throw invalidField('observacion', 'No hay copias sin retirar: anote qué se entrega.');
    }
    const { now, tenant } = this.transactions;
    const entrega: Entrega = {
      ...{ id: fields.id ?? uuid(), carpetaId, aQuien: fields.aQuien, documento: fields.documento ?? null },
      ...{ dia, observacion: fields.observacion ?? null, creadoPor: tenant.usuarioId, creadoEn: now },
    };
    await this.transactions.manager.insert(Entrega, entrega);
    for (const copia of taken) {
      await this.copias.update(copia, { entregaId: entrega.id, retiradaPor: entrega.aQuien, retiradaEn: dia });
    }
    this.auditoria.record({
      accion: 'entrega.registrada',
      entidad: 'entrega',
      entidadId: entrega.id,
      carpetaId,
      datos: { aQuien: entrega.aQuien, copias: taken.map(nombreDe) },
    });
    if (!isMore) {
      await this.estados.pass(carpeta, { estado: 'entregada' }, { dia });
    }
  }

  /** The receipt of an entrega, which the recipient signs. @throws DomainError 404 */
  async recibo(carpetaId: string, id: string): Promise<Buffer> {
    const carpeta = await this.carpetas.visible(carpetaId);
    const entrega = found(await this.transactions.manager.findOneBy(Entrega, { id, carpetaId }), 'la entrega');
    const copias = await this.copias.findOfEntrega(id);
    const instrumento = (await this.protocolo.findOfCarpeta(carpetaId)).find(({ estado }) => estado === 'vigente');
    const { nombre: oficina } = await this.directory.cuenta();
    return writeReciboPdf({
      ...{ oficina, codigo: carpeta.codigo, caratula: carpeta.caratula, entrega, copias: copias.map(nombreDe) },
      instrumento: instrumento ? `${instrumentoEnTexto(instrumento)} de ${instrumento.anio}` : null,
    });
  }

  /**
   * Finds these copies, which nobody may have taken. @param isMore whether there was an entrega before @throws
   * DomainError 422
   */
  private async checked(carpetaId: string, ids: readonly string[], dia: string, isMore: boolean): Promise<Copia[]> {
    const waiting = (await this.copiasOf(carpetaId)).filter(({ retiradaPor }) => retiradaPor === null);
    const taken = waiting.filter(({ id }) => ids.includes(id));
    if (taken.length < new Set(ids).size) {
      throw invalidField('copias', 'Una de las copias ya se retiró o no es de esta carpeta.');
    }
    if ((isMore || waiting.length > 0) && taken.length === 0) {
      throw invalidField('copias', 'Indique qué copias se entregan.');
    }
    if (taken.some(({ fecha }) => fecha > dia)) {
      throw invalidField('dia', 'Una de las copias se expidió después.');
    }
    return taken;
  }

  private async copiasOf(carpetaId: string): Promise<Copia[]> {
    const instrumentos = await this.protocolo.findOfCarpeta(carpetaId);
    return [...(await this.copias.findOf(instrumentos.map(({ id }) => id))).values()].flat();
  }
}

const nombreDe = ({ tipo, orden }: Copia) => copiaNombre(tipo, orden);
