import { Injectable } from '@nestjs/common';
import type { AccessClaims } from '../../common/access/identity.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Exchange } from '../../common/files/downloads.js';
import { safeSegment } from '../../common/files/zip-paths.js';
import { type ZipListo, Zips } from '../../common/files/zips.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Lecturas } from '../../plataforma/auditoria/lecturas.service.js';
import { type ArchivoConVersion, ArchivosRepository } from './archivos.repository.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { elegidos } from './lote.js';
import type { ElegidosDto } from './lotes.dto.js';
import { rutasDeZip } from './rutas-de-zip.js';

/** The most archivos that a ZIP may have. */
const MAX_ARCHIVOS = 10_000;

/** The address from which a browser downloads the ZIP. */
const URL = '/api/archivos/zip';

@Injectable()
export class ZipDeArchivos {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly directorios: DirectoriosRepository,
    private readonly zips: Zips,
    private readonly lecturas: Lecturas,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Allows a browser to download the chosen archivos and directorios.
   * @returns the address of the ZIP
   * @throws DomainError 422 when the choice is empty, too large or has too many archivos
   */
  async allow(exchange: Exchange, claims: AccessClaims, dto: ElegidosDto): Promise<string> {
    const chosen = elegidos(dto);
    await this.find(chosen);
    await this.zips.allow(exchange, claims, URL, chosen);
    return URL;
  }

  /** Answers with the chosen archivos that the person may still see. The audit records one download. */
  async send(exchange: Exchange): Promise<void> {
    const isRead = exchange.request.method !== 'HEAD';
    const zip = await this.zips.open<ElegidosDto>(exchange.request, URL, 'archivos.ver', (chosen) =>
      this.open(chosen, isRead),
    );
    await this.zips.send(exchange, zip);
  }

  private async open(chosen: ElegidosDto, isRead: boolean): Promise<ZipListo> {
    const found = await this.find(chosen);
    const { tree, nombres } = found;
    if (isRead && (await this.recordReading(chosen, nombres))) {
      await this.archivos.see([...found.archivos, ...found.contenidos].map(({ archivo }) => archivo.id));
    }
    const [only] = nombres.length === 1 && found.archivos.length === 0 ? nombres : [];
    return {
      nombre: `${safeSegment(only ?? 'Archivos', 'Archivos')}.zip`,
      ...rutasDeZip(tree, chosen.directorios ?? [], found),
    };
  }

  private recordReading(chosen: ElegidosDto, nombres: readonly string[]): Promise<boolean> {
    return this.lecturas.record({
      accion: 'archivos.descargados',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { ...chosen, nombres },
    });
  }

  /** The chosen archivos and directorios that are not in the trash. */
  private async find({ archivos = [], directorios = [] }: ElegidosDto) {
    const tree = await this.directorios.tree();
    const inside = new Set(directorios.flatMap((id) => tree.within(id).map((rama) => rama.id)));
    const own = (await this.archivos.findByIds(archivos)).filter(
      ({ archivo }) => archivo.eliminadoEn === null && !inside.has(archivo.directorioId ?? ''),
    );
    // The archivos are counted before any is read: there may be hundreds of thousands.
    if (own.length + (await this.archivos.countIn([...inside])) > MAX_ARCHIVOS) {
      throw new DomainError(
        'DEMASIADOS_ARCHIVOS',
        422,
        `Un ZIP lleva hasta ${MAX_ARCHIVOS.toLocaleString('es-AR')} archivos. Elija menos.`,
      );
    }
    const held = await this.archivos.findAllIn([...inside]);
    const all: ArchivoConVersion[] = [...own, ...held];
    if (all.length === 0) {
      throw new DomainError('SIN_ARCHIVOS', 422, 'No hay archivos para descargar en lo que eligió.');
    }
    this.zips.checkSize(
      all.reduce((sum, { actual }) => sum + actual.bytes, 0),
      'archivos',
    );
    const named = directorios.flatMap((id) => tree.find(id)?.nombre ?? []);
    return { tree, archivos: own, contenidos: held, nombres: [...named, ...own.map(({ archivo }) => archivo.nombre)] };
  }
}
