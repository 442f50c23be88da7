import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../common/tenancy/transactions.js';
import { ArchivosService } from '../oficina/archivos/archivos.service.js';
import { ContenidoDeArchivos } from '../oficina/archivos/contenido.service.js';
import { DirectoriosService } from '../oficina/archivos/directorios.service.js';
import { GuardadoService } from '../oficina/archivos/guardado.service.js';
import { ARCHIVOS, type ArchivoDemo, bytesOf, type DirectorioDemo } from './demo-archivos.js';
import { DemoContent } from './demo-content.service.js';
import { daysAgo } from './demo-moments.js';
import type { OpenOficina } from './open-oficina.js';

const OLDEST = 700;
/** Every third file was seen by another person too. */
const SEEN_EACH = 3;

/** Fills the drive of an office. */
@Injectable()
export class DemoArchivos {
  constructor(
    private readonly content: DemoContent,
    private readonly transactions: Transactions,
    private readonly directorios: DirectoriosService,
    private readonly archivos: ArchivosService,
    private readonly guardado: GuardadoService,
    private readonly contenido: ContenidoDeArchivos,
  ) {}

  /** Adds the missing files. */
  async load(office: OpenOficina): Promise<void> {
    const { directorios, archivos } = this.content.read('archivos', ARCHIVOS);
    await this.transactions.atTime(daysAgo(OLDEST), () =>
      this.transactions.tenantTransaction(office.person('titular'), () => this.addDirectorios(directorios)),
    );
    for (const [i, archivo] of archivos.entries()) {
      const id = await this.keep(office, archivo);
      if (id !== null && i % SEEN_EACH === 0) {
        await this.see(office, archivo, id);
      }
    }
  }

  private async addDirectorios(directorios: readonly DirectorioDemo[]): Promise<void> {
    const { ramas } = await this.directorios.tree();
    for (const directorio of directorios) {
      if (!ramas.some(({ nombre, padreId }) => nombre === directorio.nombre && padreId === null)) {
        await this.directorios.create(directorio);
      }
    }
  }

  /** @returns the id of the file, or null when the file was already there */
  private async keep(office: OpenOficina, archivo: ArchivoDemo): Promise<string | null> {
    const { ruta, autor, hace, descripcion } = archivo;
    const person = office.person(autor);
    let id: string | null = null;
    for (const [i, days] of hace.entries()) {
      const content = Readable.from([await bytesOf(archivo, office.oficina, i + 1)]);
      const kept = await this.transactions.atTime(daysAgo(days), async () =>
        id === null
          ? this.guardado.file(person, { nombre: ruta, content, directorioId: null, siExiste: 'omitir' })
          : this.guardado.addVersion(person, id, { nombre: ruta, content, motivo: 'Actualización anual' }),
      );
      if (kept.omitido) {
        return null;
      }
      id = kept.archivoId;
    }
    if (id !== null && descripcion) {
      const archivoId = id;
      await this.transactions.atTime(daysAgo(hace.at(-1) ?? 0), () =>
        this.transactions.tenantTransaction(person, () => this.archivos.update(archivoId, { descripcion })),
      );
    }
    return id;
  }

  private async see(office: OpenOficina, { hace }: ArchivoDemo, archivoId: string): Promise<void> {
    await this.transactions.atTime(daysAgo((hace.at(-1) ?? 0) / 2), () =>
      this.contenido.open(office.person('adscripto'), {
        archivoId,
        n: hace.length,
        descargar: false,
        http: { method: 'GET', headers: {} },
      }),
    );
  }
}
