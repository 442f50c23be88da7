import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { FilesUnavailable } from '../../common/files/file-driver.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { FileMeter } from '../../common/files/incoming-file.js';
import { MeteredZip, type ZipEntry } from '../../common/files/metered-zip.js';
import { UniquePaths } from '../../common/files/zip-paths.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import {
  findOtrosArchivos,
  findVersiones,
  type OtroArchivo,
  platformRows,
  RowCount,
  rowsOf,
  type VersionExportada,
} from './contenido-de-cuenta.js';
import { TABLAS_DE_CUENTA, TABLAS_DE_PLATAFORMA } from './exported-tables.js';

/** A file of the ZIP, as the manifest describes it. */
interface Archivo extends ZipEntry {
  /** The number of rows in a file of rows. */
  filas?: number;
  /** The document of the file, with its `version`. */
  documentoId?: string;
  version?: number;
  /** A document of a persona, or a file of a chat. */
  archivoId?: string;
}

interface Manifiesto {
  cuenta: { id: string; nombre: string };
  archivos: Archivo[];
  /** Documents whose bytes are missing. This should never happen, so the manifest lists them. */
  faltantes: Pick<Archivo, 'documentoId' | 'version' | 'archivoId' | 'ruta'>[];
}

/** Writes all data of a cuenta into one ZIP. */
@Injectable()
export class ExportacionZip {
  private readonly logger = new Logger(ExportacionZip.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Streams the ZIP to storage under `clave`. The rows come from one snapshot. The documents follow outside of any
   * transaction, since a version never changes.
   * @param tenant the titular whose permissions decide the visible rows
   * @returns the size and the hash of the ZIP
   */
  async write(tenant: TenantContext, clave: string, signal: AbortSignal): Promise<{ bytes: number; sha256: string }> {
    const broken = new AbortController();
    const zip = new MeteredZip(new Date(), AbortSignal.any([signal, broken.signal]));
    const meter = new FileMeter();
    const written = this.storage.write(clave, meter.measure(zip.content)).catch((error: unknown) => {
      // Without the abort, `fill` would wait forever for a reader.
      broken.abort(error);
      throw error;
    });
    const filled = this.fill(zip, tenant).catch((error: unknown) => {
      zip.fail(error);
      throw error;
    });
    const results = await Promise.allSettled([written, filled]);
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) {
      throw (failed as PromiseRejectedResult).reason;
    }
    return meter.facts();
  }

  private async fill(zip: MeteredZip, tenant: TenantContext): Promise<void> {
    const { manifiesto, documentos } = await this.transactions.tenantTransaction(
      tenant,
      () => this.addRows(zip, tenant.cuentaId),
      { readOnly: true, isSnapshot: true },
    );
    await this.addDocumentos(zip, documentos, manifiesto);
    const totales = Object.fromEntries(
      manifiesto.archivos.flatMap(({ ruta, filas }) => (filas === undefined ? [] : [[tableOf(ruta), filas]])),
    );
    const text = { formato: 'carpetas/exportacion', version: 1, creadaEn: new Date(), totales, ...manifiesto };
    await zip.add('manifest.json', bytesOf(text));
    zip.end();
  }

  private async addRows(
    zip: MeteredZip,
    cuentaId: string,
  ): Promise<{ manifiesto: Manifiesto; documentos: (VersionExportada | OtroArchivo)[] }> {
    // The manager is read here. The ZIP reads the rows outside of this call, where no transaction is known.
    const { manager } = this.transactions;
    const archivos: Archivo[] = [];
    for (const tabla of TABLAS_DE_CUENTA) {
      const count = new RowCount();
      const entry = await zip.add(`datos/${tabla.tabla}.json`, rowsOf(manager, tabla, count));
      archivos.push({ ...entry, filas: count.filas });
    }
    const documentos = [...(await findVersiones(manager)), ...(await findOtrosArchivos(manager))];
    const platform = await this.transactions.asPlatform(async (platformManager) => {
      const read = [];
      for (const tabla of TABLAS_DE_PLATAFORMA) {
        read.push({ tabla: tabla.tabla, filas: await platformRows(platformManager, tabla, cuentaId) });
      }
      return read;
    });
    for (const { tabla, filas } of platform) {
      archivos.push({ ...(await zip.add(`datos/${tabla}.json`, bytesOf(filas))), filas: filas.length });
    }
    const [cuenta] = (platform.find(({ tabla }) => tabla === 'cuentas')?.filas ?? []) as { nombre: string }[];
    const manifiesto = { cuenta: { id: cuentaId, nombre: cuenta?.nombre ?? '' }, archivos, faltantes: [] };
    return { manifiesto, documentos };
  }

  private async addDocumentos(
    zip: MeteredZip,
    documentos: readonly (VersionExportada | OtroArchivo)[],
    manifiesto: Manifiesto,
  ): Promise<void> {
    const paths = new UniquePaths();
    for (const { clave, ruta: wanted, ...documento } of documentos) {
      const ruta = paths.take(wanted);
      const which = 'archivoId' in documento ? documento : { documentoId: documento.documentoId, version: documento.n };
      const content = await this.open(clave);
      if (content) {
        // Most kinds of document are compressed already.
        const entry = await zip.add(ruta, content, { compress: false });
        manifiesto.archivos.push({ ...entry, ...which });
      } else {
        manifiesto.faltantes.push({ ...which, ruta });
      }
    }
  }

  /** Null when the bytes are missing. A lost file must not stop the export of the others. */
  private async open(clave: string): Promise<Readable | null> {
    try {
      return await this.storage.read(clave);
    } catch (err) {
      if (err instanceof FilesUnavailable) {
        throw err;
      }
      this.logger.error({ err, clave }, 'An export goes without a document whose bytes are not there.');
      return null;
    }
  }
}

function tableOf(ruta: string): string {
  return ruta.replace(/^datos\/|\.json$/g, '');
}

function bytesOf(value: unknown): Readable {
  return Readable.from([Buffer.from(`${JSON.stringify(value, null, 1)}\n`)]);
}
