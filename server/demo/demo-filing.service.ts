import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import type { Documento } from '../expediente/documentos/documento.entity.js';
import { DocumentosService } from '../expediente/documentos/documentos.service.js';
import { FilingService, type NewFile } from '../expediente/documentos/filing.service.js';
import type { Seccion } from '../expediente/documentos/seccion.entity.js';
import { SeccionesRepository } from '../expediente/documentos/secciones.repository.js';
import { SeccionesService } from '../expediente/documentos/secciones.service.js';
import { allEnded } from './all-ended.js';
import { contentOf, MOTIVOS_VERSION, type PlanDocumento } from './demo-documentos.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OpenOficina } from './open-oficina.js';

/** The number of files in one call. */
const TOGETHER = 25;
/** The number of calls at the same time. With three offices this is still below the connections of the pool. */
const SIDE_BY_SIDE = 3;

/** A carpeta whose documents are being filed. */
interface Filing {
  office: OpenOficina;
  planned: PlanCarpeta;
  carpetaId: string;
  /** The secciones of the carpeta. New secciones are added. */
  secciones: Seccion[];
  /** The ids of new documents, by their names. */
  ids: Map<string, string>;
}

/** Files the documents of the demo's carpetas. */
@Injectable()
export class DemoFiling {
  constructor(
    private readonly transactions: Transactions,
    private readonly documentos: DocumentosService,
    private readonly secciones: SeccionesService,
    private readonly arboles: SeccionesRepository,
    private readonly filing: FilingService,
  ) {}

  /** Files the documents that a carpeta does not have yet. A new carpeta has no documents. */
  async fileAll(
    office: OpenOficina,
    planned: PlanCarpeta,
    { id, isNew }: { id: string; isNew: boolean },
  ): Promise<void> {
    if (planned.documentos.length === 0) {
      return;
    }
    const { secciones, documentos } = await this.transactions.tenantTransaction(office.filer(planned), async () =>
      isNew
        ? { secciones: await this.arboles.findOfCarpeta(id), documentos: [] }
        : this.documentos.findOfCarpeta(id, { papelera: false }),
    );
    const known = new Map(documentos.map(({ documento }) => [documento.nombre, documento]));
    const filing = { office, planned, carpetaId: id, secciones, ids: new Map<string, string>() };
    for (const documento of planned.documentos) {
      const [first = planned.creadaEn] = documento.versiones;
      await this.transactions.atTime(first, () => this.seccionFor(filing, documento));
    }
    // Documents of the same moment are filed together.
    const missing = planned.documentos.filter(({ nombre }) => !known.has(nombre));
    const limit = pLimit(SIDE_BY_SIDE);
    for (const [first, batch] of Map.groupBy(missing, ({ versiones }) => versiones[0]?.getTime() ?? 0)) {
      const parts = Array.from({ length: Math.ceil(batch.length / TOGETHER) }, (_, i) =>
        batch.slice(i * TOGETHER, (i + 1) * TOGETHER),
      );
      await allEnded(parts.map((part) => limit(() => this.file(filing, part, new Date(first)))));
    }
    for (const documento of planned.documentos) {
      await this.addVersions(filing, documento, known.get(documento.nombre));
    }
  }

  /** Files new documents, with the first version of each. */
  private async file(filing: Filing, documentos: readonly PlanDocumento[], en: Date): Promise<void> {
    const { office, planned, carpetaId, ids } = filing;
    const files: NewFile[] = [];
    for (const documento of documentos) {
      const content = Readable.from([contentOf(office.oficina, planned, documento, 0)]);
      files.push({ nombre: documento.nombre, content, seccionId: await this.seccionFor(filing, documento) });
    }
    const filed = await this.transactions.atTime(en, () =>
      this.filing.fileAll(office.filer(planned), carpetaId, files),
    );
    for (const [i, { documentoId }] of filed.entries()) {
      ids.set(files[i]?.nombre ?? '', documentoId);
    }
  }

  /** Files the missing versions of a document after its first version. */
  private async addVersions(filing: Filing, documento: PlanDocumento, known: Documento | undefined): Promise<void> {
    const { office, planned, ids } = filing;
    const { nombre, versiones } = documento;
    const documentoId = known?.id ?? ids.get(nombre) ?? '';
    const done = known?.versionActual ?? 1;
    for (const [i, en] of [...versiones.entries()].slice(done)) {
      const content = Readable.from([contentOf(office.oficina, planned, documento, i)]);
      const version = { nombre, content, motivo: MOTIVOS_VERSION[i - 1] };
      await this.transactions.atTime(en, () => this.filing.addVersion(office.filer(planned), documentoId, version));
    }
  }

  /** The innermost seccion of a document. Missing secciones are made. */
  private async seccionFor(
    { office, planned, carpetaId, secciones }: Filing,
    { ruta }: PlanDocumento,
  ): Promise<string | null> {
    let padreId: string | null = null;
    for (const nombre of ruta) {
      const known = secciones.find((seccion) => seccion.nombre === nombre && seccion.padreId === padreId);
      padreId = (known ?? (await this.addSeccion(office.filer(planned), carpetaId, { nombre, padreId }, secciones))).id;
    }
    return padreId;
  }

  private async addSeccion(
    writer: TenantContext,
    carpetaId: string,
    fields: Pick<Seccion, 'nombre' | 'padreId'>,
    secciones: Seccion[],
  ): Promise<Seccion> {
    const seccion = await this.transactions.tenantTransaction(writer, () => this.secciones.create(carpetaId, fields));
    secciones.push(seccion);
    return seccion;
  }
}
