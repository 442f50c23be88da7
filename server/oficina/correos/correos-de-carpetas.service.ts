import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FileStorage } from '../../common/files/file-storage.js';
import { type OutgoingFile, outgoing } from '../../common/files/send-file.js';
import { type PageQuery, paginacionOf } from '../../common/input/pagination.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { CarpetaGate } from '../../expediente/carpetas/carpeta-gate.service.js';
import { type Filed, FilingService } from '../../expediente/documentos/filing.service.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { posiblesNumerosEn } from '../../vocabulario/numero-escrito.js';
import type { CorreoAdjunto } from './correo-adjunto.entity.js';
import { CorreoAdjuntosRepository } from './correo-adjuntos.repository.js';
import type { CorreoListadoDto } from './correos.dto.js';
import { toArchivado, toArchivadoListado } from './correos.presenter.js';
import { CorreosRepository } from './correos.repository.js';
import { CorreosService } from './correos.service.js';
import type {
  ArchivarCorreosDto,
  CarpetaSugeridaDto,
  CorreoArchivadoDto,
  CorreosArchivadosAhoraDto,
  CorreosArchivadosDto,
  DesarchivarCorreosDto,
} from './correos-de-carpetas.dto.js';
import {
  type ArchivadoEntero,
  type CorreoNombrado,
  CorreosDeCarpetasRepository,
} from './correos-de-carpetas.repository.js';
import { deQuien, hechoDeCorreo } from './hecho-de-correo.js';

/** Files mails of the running user's mailbox in carpetas, and reads filed mails. */
@Injectable()
export class CorreosDeCarpetas {
  constructor(
    private readonly filed: CorreosDeCarpetasRepository,
    private readonly correos: CorreosRepository,
    private readonly buzon: CorreosService,
    private readonly adjuntos: CorreoAdjuntosRepository,
    private readonly gate: CarpetaGate,
    private readonly filing: FilingService,
    private readonly storage: FileStorage,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /** A page of the mails of a carpeta, the newest first. @throws DomainError 404 */
  async findPage(carpetaId: string, query: PageQuery): Promise<CorreosArchivadosDto> {
    await this.gate.visible(carpetaId);
    const [filas, total] = await this.filed.findPage(carpetaId, query);
    const [directorio, naming] = [await this.buzon.directorio(), await this.directory.naming()];
    return {
      correos: filas.map((fila) => toArchivadoListado(fila, directorio, naming)),
      paginacion: paginacionOf(query, total),
    };
  }

  /** A whole mail of a carpeta. @throws DomainError 404 */
  async get(carpetaId: string, id: string): Promise<CorreoArchivadoDto> {
    return this.present(carpetaId, await this.filed.get(carpetaId, id));
  }

  /**
   * Files mails of the running user's mailbox. Drafts and deleted mails are left out.
   * @param solo whether a rule files them
   * @returns the mails that are filed there now, and the ids of the new ones
   * @throws DomainError 404, 422 for a carpeta in the trash
   */
  async file({ ids, carpetaId, hilo = false }: ArchivarCorreosDto, solo = false): Promise<CorreosArchivadosAhoraDto> {
    await this.gate.allows(carpetaId, 'comentar');
    const filed = await this.filed.file(carpetaId, ids, hilo);
    this.auditoria.recordAll(filed.map((correo) => hechoDeCorreo('correo.archivado', carpetaId, correo, solo)));
    const there = await this.correos.findIn(carpetaId, ids, hilo);
    const isNew = new Set(filed.map(({ id }) => id));
    return {
      correos: await this.buzon.tellChanged(there.map(({ id }) => id)),
      nuevos: there.filter(({ correoId }) => isNew.has(correoId)).map(({ id }) => id),
    };
  }

  /** The carpetas to which a mail of the user's mailbox may belong, the likeliest first. @throws DomainError 404 */
  async findSugeridas(id: string): Promise<CarpetaSugeridaDto[]> {
    const { asunto, propia, deDireccion, para, cc, cco } = await this.correos.get(id);
    const miembros = await this.buzon.directorio();
    const all = propia ? [...para, ...cc, ...cco].map(({ direccion }) => direccion) : [deDireccion];
    const outside = all.map((direccion) => direccion.toLowerCase()).filter((direccion) => !miembros.has(direccion));
    return this.filed.findSugeridas(id, posiblesNumerosEn(asunto), outside);
  }

  /** Takes a mail off a carpeta. It can be restored for a day. @throws DomainError 404, 422 */
  async remove(carpetaId: string, id: string): Promise<void> {
    await this.gate.allows(carpetaId, 'comentar');
    await this.takeOff(carpetaId, [await this.filed.get(carpetaId, id)]);
  }

  /**
   * Takes mails of the running user's mailbox off a carpeta.
   * @returns these mails, as the mailbox now lists them @throws DomainError 404, 422
   */
  async unfile({ ids, carpetaId }: DesarchivarCorreosDto): Promise<CorreoListadoDto[]> {
    await this.gate.allows(carpetaId, 'comentar');
    await this.takeOff(carpetaId, await this.filed.findOfCopias(carpetaId, ids));
    return this.buzon.tellChanged(ids);
  }

  /**
   * Restores a mail that was taken off. Nothing changes when the mail is filed there already. @throws DomainError 404,
   * 422
   */
  async restore(carpetaId: string, id: string): Promise<CorreoArchivadoDto> {
    await this.gate.allows(carpetaId, 'comentar');
    const isRestored = await this.filed.restore(carpetaId, id);
    const correo = await this.filed.get(carpetaId, id);
    if (isRestored) {
      this.auditoria.recordAll([hechoDeCorreo('correo.restaurado', carpetaId, correo)]);
    }
    return this.present(carpetaId, correo);
  }

  /** A file with its mail. Must not be called inside a transaction. @throws DomainError 404 */
  getAdjunto(
    tenant: TenantContext,
    { carpetaId, correoId, adjuntoId }: AdjuntoDeCarpeta,
  ): Promise<[CorreoAdjunto, CorreoNombrado]> {
    return this.transactions.tenantTransaction(
      tenant,
      async () => {
        const correo = await this.filed.get(carpetaId, correoId);
        return [await this.adjuntos.get(correoId, adjuntoId), correo];
      },
      { readOnly: true },
    );
  }

  /** Decides how a file is sent. @throws DomainError 404 */
  async open(
    tenant: TenantContext,
    { carpetaId, correoId, adjuntoId }: AdjuntoDeCarpeta,
    descargar: boolean,
    http: Pick<FastifyRequest, 'headers'>,
  ): Promise<OutgoingFile> {
    const [adjunto] = await this.getAdjunto(tenant, { carpetaId, correoId, adjuntoId });
    return outgoing(adjunto, descargar, http.headers);
  }

  /**
   * Files a copy of an attachment as a new document of the carpeta. Must not be called inside a transaction.
   * @throws DomainError
   */
  async fileAsDocumento(
    tenant: TenantContext,
    one: AdjuntoDeCarpeta,
    seccionId: string | null | undefined,
  ): Promise<Filed> {
    const [{ nombre, clave }, correo] = await this.getAdjunto(tenant, one);
    const content = this.storage.contentOf(clave);
    return this.filing.file(tenant, one.carpetaId, {
      nombre,
      content,
      seccionId,
      origen: `un correo de ${deQuien(correo)}`,
    });
  }

  private async present(carpetaId: string, correo: ArchivadoEntero): Promise<CorreoArchivadoDto> {
    return toArchivado(carpetaId, correo, await this.buzon.directorio(), await this.directory.naming());
  }

  private async takeOff(carpetaId: string, correos: readonly CorreoNombrado[]): Promise<void> {
    const removed = await this.filed.remove(
      carpetaId,
      correos.map(({ id }) => id),
    );
    const told = correos.filter(({ id }) => removed.includes(id));
    this.auditoria.recordAll(told.map((correo) => hechoDeCorreo('correo.quitado', carpetaId, correo)));
  }
}

/** A file of a mail of a carpeta. */
interface AdjuntoDeCarpeta {
  carpetaId: string;
  correoId: string;
  adjuntoId: string;
}
