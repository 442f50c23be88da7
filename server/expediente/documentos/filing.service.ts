import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { usableFileName } from '../../common/files/file-name.js';
import { isSentAgain, StoredBefore } from '../../common/files/sent-again.js';
import { type StoredFile, Uploads } from '../../common/files/uploads.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria, type Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { Plan } from '../../plataforma/plan/plan.service.js';
import { Textos } from '../../plataforma/textos/textos.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { Documento } from './documento.entity.js';
import type { DocumentoVersion } from './documento-version.entity.js';
import { DocumentosRepository, type Duplicado } from './documentos.repository.js';
import { assertNoProgram } from './programa-negado.js';
import { Resguardo } from './resguardo.service.js';
import { SeccionesRepository } from './secciones.repository.js';

/** A file to be filed as a new document. */
export interface NewFile {
  /** The name of the uploaded file. Characters that a name cannot have are removed. */
  nombre: string;
  content: AsyncIterable<Uint8Array>;
  seccionId?: string | null;
  /** The origin in words, for the audit: «un correo de Ana Paz». */
  origen?: string;
  /** Writes rows about the document, in the transaction that files it. */
  withRows?: WithRows;
}

/** When this function throws, the file is not filed. */
type WithRows = (filed: Filed) => Promise<void>;

/** A version whose bytes are stored, and the words of the audit about it. */
interface StoredVersion {
  documento: Pick<Documento, 'id' | 'carpetaId' | 'nombre'>;
  n: number;
  nombreOriginal: string;
  stored: StoredFile;
  motivo?: string | null;
  origen?: string;
  /** Whether the version replaces a document of an approved requisito or of a certificate. */
  aprobado?: boolean;
}

/** A file to be filed as the next version of a document. */
export interface NewVersion {
  nombre: string;
  content: AsyncIterable<Uint8Array>;
  /** The reason for the new version as the person wrote it, at most 300 characters. */
  motivo?: string | null;
  /** Words that are written beside the reason or in its place, such as the origin. They do not count as a reason. */
  nota?: string;
  withRows?: WithRows;
}

/** A filed version. */
export interface Filed {
  documentoId: string;
  carpetaId: string;
  n: number;
  /** Another version with the same bytes, if the running user may see it. */
  duplicado: Duplicado | null;
}

const MAX_MOTIVO = 300;

/**
 * Files bytes as documents and versions. Each call opens a transaction before the first byte and another after the last
 * byte. So no transaction waits for a slow client. It must not be called inside another transaction.
 */
@Injectable()
export class FilingService {
  constructor(
    private readonly uploads: Uploads,
    private readonly documentos: DocumentosRepository,
    private readonly secciones: SeccionesRepository,
    private readonly gate: CarpetaGate,
    private readonly resguardo: Resguardo,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly plan: Plan,
    private readonly textos: Textos,
    private readonly miniaturas: Miniaturas,
  ) {}

  /** Checks that a carpeta takes documents, before the first byte is read. @throws DomainError 404, 422 */
  async checkCarpeta(tenant: TenantContext, carpetaId: string): Promise<void> {
    await this.read(tenant, () => this.gate.allows(carpetaId, 'subirDocumentos'));
  }

  /** Checks that a document takes versions, before the first byte is read. @throws DomainError 404, 422 */
  async checkDocumento(tenant: TenantContext, documentoId: string): Promise<void> {
    await this.read(tenant, () => this.checkTakesVersion(documentoId));
  }

  /**
   * Files a new document in a carpeta. A file that is sent again within minutes, since its answer was lost, is filed
   * once.
   * @throws DomainError 404; 409 when the plan has no room; 422 for an unusable name, empty file or foreign seccion;
   * 507
   */
  async file(
    tenant: TenantContext,
    carpetaId: string,
    { nombre, content, seccionId = null, origen, withRows }: NewFile,
  ): Promise<Filed> {
    const name = usableFileName(nombre);
    const check = () => this.checkDestinations(carpetaId, [seccionId]);
    const file = async (stored: StoredFile) => {
      await check();
      if (origen === undefined) {
        await this.documentos.lockAdding({ carpetaId, nombre: name });
        const likely = await this.documentos.findFirstVersionesOf({ carpetaId, seccionId, nombre: name });
        await this.checkRepeated(likely, stored);
      }
      const id = uuid();
      await this.documentos.insert([{ id, carpetaId, seccionId, nombre: name }]);
      const documento = { id, carpetaId, nombre: name };
      return this.addRow({ documento, n: 1, nombreOriginal: name, stored, origen }, withRows);
    };
    return this.receive(tenant, content, file, check);
  }

  /** Files several new documents at once, all or none. Files that are sent again are filed again. */
  async fileAll(tenant: TenantContext, carpetaId: string, files: readonly NewFile[]): Promise<Filed[]> {
    const names = files.map(({ nombre }) => usableFileName(nombre));
    const seccionIds = files.map(({ seccionId }) => seccionId ?? null);
    const check = () => this.checkDestinations(carpetaId, seccionIds);
    const contents = files.map(({ content }) => content);
    const file = async (stored: StoredFile[]) => {
      await check();
      const documentos = files.map(({ origen }, i) => {
        const nombre = names[i] as string;
        const file = stored[i] as StoredFile;
        return { id: uuid(), carpetaId, seccionId: seccionIds[i] ?? null, nombre, origen, file };
      });
      await this.documentos.insert(
        documentos.map(({ id, seccionId, nombre }) => ({ id, carpetaId, seccionId, nombre })),
      );
      return this.addRows(
        documentos.map(({ file, origen, ...documento }) => ({
          documento,
          n: 1,
          nombreOriginal: documento.nombre,
          stored: file,
          origen,
        })),
      );
    };
    return this.uploads.receiveAll(tenant, contents, file, check);
  }

  /** Files the next version of a document. @throws DomainError 404; 409 when the plan has no room; 422; 507 */
  async addVersion(
    tenant: TenantContext,
    documentoId: string,
    { nombre, content, motivo, nota, withRows }: NewVersion,
  ): Promise<Filed> {
    const name = usableFileName(nombre);
    const reason = motivo?.normalize('NFC').trim() || null;
    if (reason && reason.length > MAX_MOTIVO) {
      throw invalidField('motivo', `El motivo puede tener hasta ${MAX_MOTIVO} caracteres.`);
    }
    const file = async (stored: StoredFile) => {
      // The lock makes the second of two simultaneous uploads take the next number.
      const documento = await this.documentos.getLocked(documentoId);
      const carpeta = await this.gate.lock(documento.carpetaId, 'editarDocumentos');
      this.checkIsThere(documento);
      await this.resguardo.check(carpeta, documento, reason);
      const newest = await this.documentos.getVersion(documentoId, documento.versionActual);
      const noted = [reason, nota].filter(Boolean).join('. ').slice(0, MAX_MOTIVO) || null;
      if (newest.n > 1 && newest.motivo === noted) {
        await this.checkRepeated([newest], stored);
      }
      const n = documento.versionActual + 1;
      await this.documentos.update(documentoId, { versionActual: n });
      const aprobado = await this.resguardo.haveApproved([documentoId]);
      return this.addRow({ documento, n, nombreOriginal: name, stored, motivo: noted, aprobado }, withRows);
    };
    return this.receive(tenant, content, file, () => this.checkTakesVersion(documentoId));
  }

  /** Receives a file. `work` throws StoredBefore when the same file is stored already. */
  private async receive(
    tenant: TenantContext,
    content: AsyncIterable<Uint8Array>,
    work: (stored: StoredFile) => Promise<Filed>,
    check: () => Promise<void>,
  ): Promise<Filed> {
    try {
      return await this.uploads.receive(tenant, content, work, check);
    } catch (error) {
      if (error instanceof StoredBefore) {
        return error.stored;
      }
      throw error;
    }
  }

  /** @throws StoredBefore when the file is one of these versions, sent again */
  private async checkRepeated(versiones: readonly DocumentoVersion[], stored: StoredFile): Promise<void> {
    const repeated = versiones.find((version) => isSentAgain(version, stored, this.transactions));
    if (repeated) {
      const { documentoId, carpetaId, n, sha256 } = repeated;
      const duplicado = await this.documentos.findDuplicado(sha256, documentoId);
      throw new StoredBefore<Filed>({ documentoId, carpetaId, n, duplicado });
    }
  }

  private async addRow(version: StoredVersion, withRows?: WithRows): Promise<Filed> {
    const [filed] = (await this.addRows([version])) as [Filed];
    await withRows?.(filed);
    return filed;
  }

  private async addRows(versions: readonly StoredVersion[]): Promise<Filed[]> {
    if (versions.some(({ stored }) => stored.bytes === 0)) {
      throw new DomainError('ARCHIVO_VACIO', 422, 'El archivo está vacío.');
    }
    for (const { documento, nombreOriginal, stored } of versions) {
      assertNoProgram(documento.nombre, nombreOriginal, stored.mime);
    }
    await this.plan.assertStorage(versions.reduce((sum, { stored }) => sum + stored.bytes, 0));
    const autorId = this.transactions.tenant.usuarioId;
    await this.documentos.insertVersions(
      versions.map(({ documento: { id: documentoId, carpetaId }, n, nombreOriginal, stored, motivo = null }) => {
        return { documentoId, carpetaId, n, nombreOriginal, autorId, motivo, ...stored };
      }),
    );
    const files = versions.map(({ stored }) => stored);
    await this.textos.pedir(...files);
    await this.miniaturas.pedir(...files);
    this.auditoria.recordAll(versions.map(hechoOf));
    const filed: Filed[] = [];
    for (const { documento, n, stored } of versions) {
      const { id: documentoId, carpetaId } = documento;
      // A query for each version: PostgreSQL keeps its plan. A query for all would be planned each time.
      const duplicado = await this.documentos.findDuplicado(stored.sha256, documentoId);
      filed.push({ documentoId, carpetaId, n, duplicado });
    }
    return filed;
  }

  private async checkDestinations(carpetaId: string, seccionIds: readonly (string | null)[]): Promise<void> {
    await this.gate.allows(carpetaId, 'subirDocumentos');
    const ids = new Set(seccionIds.filter((id) => id !== null));
    for (const id of ids) {
      if (!(isUUID(id) && (await this.secciones.isOfCarpeta(id, carpetaId)))) {
        throw invalidField('seccionId', 'La sección no existe en esta carpeta.');
      }
    }
  }

  private async checkTakesVersion(documentoId: string): Promise<void> {
    const documento = await this.documentos.get(documentoId);
    await this.gate.allows(documento.carpetaId, 'editarDocumentos');
    this.checkIsThere(documento);
  }

  private checkIsThere({ eliminadoEn }: Documento): void {
    if (eliminadoEn !== null) {
      throw new DomainError('EN_PAPELERA', 422, 'El documento está en la papelera. Restáurelo primero.');
    }
  }

  private read(tenant: TenantContext, work: () => Promise<unknown>): Promise<unknown> {
    return this.transactions.tenantTransaction(tenant, work, { readOnly: true });
  }
}

function hechoOf({ documento: { id, carpetaId, nombre }, n, stored, motivo, origen, aprobado }: StoredVersion): Hecho {
  const { sha256, bytes } = stored;
  return {
    accion: n === 1 ? 'documento.subido' : 'documento.versionado',
    entidad: 'documento',
    entidadId: id,
    carpetaId,
    datos: {
      nombre,
      n,
      sha256,
      bytes,
      ...(motivo && { motivo }),
      ...(origen && { origen }),
      ...(aprobado && { aprobado }),
    },
  };
}
