import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import type { Documento } from '../documentos/documento.entity.js';
import { DocumentosService } from '../documentos/documentos.service.js';
import { FilingService } from '../documentos/filing.service.js';
import type { Seccion } from '../documentos/seccion.entity.js';
import { SeccionesService } from '../documentos/secciones.service.js';
import { allEnded } from './all-ended.js';
import { contentOf, MOTIVOS_VERSION, type PlanDocumento } from './demo-documentos.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OpenOficina } from './open-oficina.js';

/** Files at once. With three offices this is still below the connections of the pool. */
const SIDE_BY_SIDE = 3;

/** A carpeta whose documents are being filed. */
interface Filing {
  office: OpenOficina;
  planned: PlanCarpeta;
  carpetaId: string;
  /** The secciones of the carpeta; new ones are added. */
  secciones: Seccion[];
}

/** Files the documents of the demo's carpetas. */
@Injectable()
export class DemoFiling {
  constructor(
    private readonly transactions: Transactions,
    private readonly documentos: DocumentosService,
    private readonly secciones: SeccionesService,
    private readonly filing: FilingService,
  ) {}

  /** Files the documents that a carpeta does not have yet. */
  async fileAll(office: OpenOficina, planned: PlanCarpeta, carpetaId: string): Promise<void> {
    if (planned.documentos.length === 0) {
      return;
    }
    const { secciones, documentos } = await this.transactions.tenantTransaction(office.filer(planned), () =>
      this.documentos.findOfCarpeta(carpetaId, { papelera: false }),
    );
    const known = new Map(documentos.map(({ documento }) => [documento.nombre, documento]));
    const filing = { office, planned, carpetaId, secciones };
    for (const documento of planned.documentos) {
      const [first = planned.creadaEn] = documento.versiones;
      await this.transactions.atTime(first, () => this.seccionFor(filing, documento));
    }
    // Documents of the same moment are filed in parallel, since most of the time is waiting for the disk.
    const batches = Map.groupBy(planned.documentos, ({ versiones: [first] }) => first?.getTime());
    const limit = pLimit(SIDE_BY_SIDE);
    for (const batch of batches.values()) {
      await allEnded(batch.map((documento) => limit(() => this.file(filing, documento, known.get(documento.nombre)))));
    }
  }

  /** Files the missing versions of a document. */
  private async file(filing: Filing, documento: PlanDocumento, known: Documento | undefined): Promise<void> {
    const { office, planned, carpetaId } = filing;
    const { nombre, versiones } = documento;
    let documentoId = known?.id;
    for (const [i, en] of versiones.entries()) {
      if (i < (known?.versionActual ?? 0)) {
        continue;
      }
      const content = Readable.from([contentOf(office.oficina, planned, documento, i)]);
      documentoId = await this.transactions.atTime(en, async () => {
        if (documentoId) {
          const version = { nombre, content, motivo: MOTIVOS_VERSION[i - 1] };
          return (await this.filing.addVersion(office.filer(planned), documentoId, version)).documentoId;
        }
        const seccionId = await this.seccionFor(filing, documento);
        return (await this.filing.file(office.filer(planned), carpetaId, { nombre, content, seccionId })).documentoId;
      });
    }
  }

  /** The innermost seccion of a document; missing secciones are made. */
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
