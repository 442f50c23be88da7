import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DomainError } from '../../common/errors/domain-error.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { CertificadosService } from '../certificados/certificados.service.js';
import { DocumentosService } from '../documentos/documentos.service.js';
import { type Filed, FilingService } from '../documentos/filing.service.js';
import { InmueblesService } from '../inmuebles/inmuebles.service.js';
import { PartesService } from '../partes/partes.service.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { DatosDeCarpeta } from './datos.js';
import type { CampoFaltante } from './evaluar.js';
import type { Plantilla, PlantillaVersion } from './plantilla.entity.js';
import type { Llenada } from './plantilla.worker.js';
import type { GenerarDocumentoDto } from './plantillas.dto.js';
import { type DocumentoDePlantilla, PlantillasRepository } from './plantillas.repository.js';
import { TallerDePlantillas } from './taller-de-plantillas.service.js';

/** A template that can be used in a carpeta. */
export interface PlantillaParaCarpeta {
  plantilla: Plantilla;
  esDelActo: boolean;
  documentos: DocumentoDePlantilla[];
}

/** A template, and the data that fill it. */
interface Preparado {
  plantilla: Plantilla;
  version: PlantillaVersion;
  datos: DatosDeCarpeta;
}

/** A document that was made from a template. */
export interface Generado {
  documentoId: string;
  n: number;
}

/** Fills templates with the data of a carpeta. Documents are filed in the same way as uploads. */
@Injectable()
export class TextosDePlantillas {
  constructor(
    private readonly plantillas: PlantillasRepository,
    private readonly taller: TallerDePlantillas,
    private readonly gate: CarpetaGate,
    private readonly tiposActo: TiposActoService,
    private readonly partes: PartesService,
    private readonly inmuebles: InmueblesService,
    private readonly certificados: CertificadosService,
    private readonly documentos: DocumentosService,
    private readonly filing: FilingService,
    private readonly storage: FileStorage,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** The templates in use, those of the carpeta's acto first. @throws DomainError 404 */
  async findFor(carpetaId: string): Promise<PlantillaParaCarpeta[]> {
    const { tipoActoId } = await this.gate.visible(carpetaId);
    const all = (await this.plantillas.findAll()).filter(({ activa }) => activa);
    const made = Map.groupBy(await this.plantillas.findDocumentosOf(carpetaId), ({ plantillaId }) => plantillaId);
    return all
      .map((plantilla) => ({
        plantilla,
        esDelActo: plantilla.tiposActo.includes(tipoActoId),
        documentos: made.get(plantilla.id) ?? [],
      }))
      .filter(({ plantilla, esDelActo }) => esDelActo || plantilla.tiposActo.length === 0)
      .toSorted((a, b) => Number(b.esDelActo) - Number(a.esDelActo));
  }

  /**
   * The text of a template in a carpeta. Must not be called inside a transaction.
   * @throws DomainError 404; 422 for a file that cannot be filled
   */
  async probar(tenant: TenantContext, carpetaId: string, plantillaId: string): Promise<Llenada> {
    return this.combinado(await this.read(tenant, () => this.preparar(carpetaId, plantillaId)));
  }

  /**
   * Makes a document from a template, or the next version of a document. Must not be called inside a transaction.
   * @throws DomainError 404; 409 without room in the plan, or for a second first document; 422 with each missing field
   */
  async generar(
    tenant: TenantContext,
    carpetaId: string,
    plantillaId: string,
    { documentoId, otro = false, seccionId = null, nombre, motivo = null }: GenerarDocumentoDto,
  ): Promise<Generado> {
    const isFirst = !documentoId && !otro;
    const preparado = await this.read(tenant, async () => {
      await this.gate.allows(carpetaId, 'editarDocumentos');
      await this.assertMade(carpetaId, plantillaId, documentoId);
      if (isFirst) {
        await this.assertNone(carpetaId, plantillaId);
      }
      return this.preparar(carpetaId, plantillaId);
    });
    const { bytes, faltan } = await this.combinado(preparado);
    if (faltan.length > 0) {
      throw missing(faltan);
    }
    const { plantilla, version } = preparado;
    const origen = `la plantilla «${plantilla.nombre}» (versión ${version.n})`;
    const name = `${(nombre ?? plantilla.nombre).replace(/\.docx$/i, '')}.docx`;
    const file = {
      nombre: name,
      content: Readable.from([bytes]),
      withRows: async (made: Filed) => {
        if (isFirst) {
          // When two people make the first document at once, the second is refused.
          await this.plantillas.lockFirstDocumento(carpetaId, plantillaId);
          await this.assertNone(carpetaId, plantillaId);
        }
        await this.plantillas.note(plantillaId, made);
      },
    };
    const filed = documentoId
      ? await this.filing.addVersion(tenant, documentoId, { ...file, motivo, nota: `Generada de ${origen}` })
      : await this.filing.file(tenant, carpetaId, { ...file, seccionId, origen });
    return { documentoId: filed.documentoId, n: filed.n };
  }

  /** The document that was made, for the answer. */
  async findGenerado(tenant: TenantContext, { documentoId }: Generado) {
    return this.read(tenant, async () => {
      const [documento] = await this.documentos.findByIds([documentoId]);
      return { documento, naming: await this.directory.naming() };
    });
  }

  private async combinado({ version, datos }: Preparado): Promise<Llenada> {
    return this.taller.llenar(await buffer(this.storage.contentOf(version.clave)), datos);
  }

  private async preparar(carpetaId: string, plantillaId: string): Promise<Preparado> {
    const carpeta = await this.gate.visible(carpetaId);
    const plantilla = await this.plantillas.get(plantillaId);
    const version = await this.plantillas.getVersion(plantillaId, plantilla.versionActual);
    const { nombre, pais, zonaHoraria } = await this.directory.cuenta();
    const miembros = await this.directory.conocidos();
    const escribano = miembros.get(carpeta.escribanoId ?? '');
    const firmante = await this.plantillas.findFirmante(carpetaId);
    const now = DateTime.fromJSDate(this.transactions.now, { zone: zonaHoraria });
    const tipoActo = await this.tiposActo.getReglas(carpeta);
    const datos: DatosDeCarpeta = {
      carpeta,
      acto: tipoActo.nombre,
      escribano: escribano ? { ...escribano, nombre: firmante ?? escribano.nombre } : null,
      responsable: (carpeta.responsableId && miembros.get(carpeta.responsableId)?.nombre) || null,
      oficina: { nombre, pais },
      ahora: { fecha: now.toFormat('yyyy-MM-dd'), hora: now.toFormat('HH:mm') },
      partes: await this.partes.findOfCarpeta(carpetaId),
      inmuebles: (await this.inmuebles.findOfCarpeta(carpetaId)).map(({ inmueble, porcentaje }) => ({
        ...inmueble,
        porcentaje,
      })),
      certificados: (await this.certificados.findOfCarpeta(carpetaId)).filas.filter(
        ({ expedido }) => expedido !== null,
      ),
      clausulas: await this.plantillas.findClausulas(),
    };
    return { plantilla, version, datos };
  }

  /** @throws DomainError 422 unless the document was made of this template in this carpeta */
  private async assertMade(carpetaId: string, plantillaId: string, documentoId?: string | null): Promise<void> {
    const made = documentoId ? await this.plantillas.findDocumentosOf(carpetaId) : [];
    if (documentoId && !made.some((one) => one.id === documentoId && one.plantillaId === plantillaId)) {
      const mensaje = 'Ese documento no se generó de esta plantilla en esta carpeta.';
      throw new DomainError('DATOS_INVALIDOS', 422, mensaje, [{ campo: 'documentoId', mensaje }]);
    }
  }

  /** @throws DomainError 409 when the carpeta has a document of the template */
  private async assertNone(carpetaId: string, plantillaId: string): Promise<void> {
    const made = (await this.plantillas.findDocumentosOf(carpetaId)).find((one) => one.plantillaId === plantillaId);
    if (made) {
      const mensaje = `Ya se generó «${made.nombre}» de esta plantilla en esta carpeta: genere su versión ${made.versiones + 1}, u otro documento.`;
      throw new DomainError('YA_GENERADO', 409, mensaje, [{ mensaje, documentoId: made.id }]);
    }
  }

  private read<T>(tenant: TenantContext, work: () => Promise<T>): Promise<T> {
    return this.transactions.tenantTransaction(tenant, work, { readOnly: true });
  }
}

/** The message for a missing field: «Falta «Estado civil» de Ana Paz.» */
export function mensajeDe({ nombre, de, imposible }: CampoFaltante): string {
  return imposible ?? `Falta «${nombre}»${de ? ` de ${de}` : ''}.`;
}

function missing(faltan: readonly CampoFaltante[]): DomainError {
  const details = faltan.map((falta) => ({ ...falta, campo: falta.nombre, mensaje: mensajeDe(falta) }));
  const message = faltan.length === 1 ? mensajeDe(faltan[0] as CampoFaltante) : `Faltan ${faltan.length} datos.`;
  return new DomainError('FALTAN_DATOS', 422, message, details);
}
