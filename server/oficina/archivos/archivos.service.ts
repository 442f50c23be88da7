import { Injectable } from '@nestjs/common';
import { changesOf } from '../../common/database/changes.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { cleanFileName } from '../../common/files/file-name.js';
import { partOf } from '../../common/input/pagination.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { Archivo } from './archivo.entity.js';
import type { ArchivoVersion } from './archivo-version.entity.js';
import type { ArchivosQuery, BuscarArchivosQuery, CambiarArchivoDto } from './archivos.dto.js';
import { type ArchivoConVersion, ArchivosRepository, type Lectura, type Total } from './archivos.repository.js';
import { type DirectorioConContenido, DirectoriosRepository } from './directorios.repository.js';
import { DirectoriosService } from './directorios.service.js';
import { enPapelera, yaExiste } from './negativas.js';
import { type ArchivoHallado, TextosDelDrive } from './textos-del-drive.service.js';
import type { Rama } from './tree.js';

const MAX_LECTURAS = 20;

/** A part of the content of a directorio. */
export interface Lista {
  directorio: DirectorioConContenido | null;
  ruta: Rama[];
  directorios: DirectorioConContenido[];
  archivos: ArchivoConVersion[];
  siguiente: string | null;
  total: Total;
}

/** An archivo or directorio with the directorios that lead to it. */
export type ConRuta<T> = T & { ruta: Rama[] };

/** Archivos and directorios that were found, each with its path. */
export interface Hallados {
  directorios: ConRuta<DirectorioConContenido>[];
  archivos: ConRuta<ArchivoConVersion & Partial<Pick<ArchivoHallado, 'pasaje'>>>[];
}

/** Lists the archivos of the office. Changes their names and descriptions. */
@Injectable()
export class ArchivosService {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly directorios: DirectoriosRepository,
    private readonly tree: DirectoriosService,
    private readonly auditoria: Auditoria,
    private readonly textos: TextosDelDrive,
  ) {}

  /** A part of the content of a directorio. @throws DomainError 404 */
  async list({ directorioId, orden, sentido, despues, limite }: ArchivosQuery): Promise<Lista> {
    const id = directorioId ?? null;
    const own = id === null ? null : await this.directorios.getLive(id);
    const tramo = { orden, desc: sentido === 'desc', limite: limite + 1, ...(despues && { despues }) };
    const found = await this.archivos.findIn(id, tramo);
    const { part: archivos, siguiente } = partOf(found, limite, ({ archivo }) => archivo.id);
    const [directorio] = own ? await this.directorios.withContenido([own]) : [];
    return {
      directorio: directorio ?? null,
      ruta: (await this.directorios.tree()).pathOf(id),
      directorios: despues ? [] : await this.directorios.withContenido(await this.directorios.findIn(id)),
      archivos,
      siguiente,
      total: await this.archivos.totalIn(id),
    };
  }

  /** An archivo, the path to it, and the people who saw it last. @throws DomainError 404 */
  async get(id: string): Promise<ConRuta<ArchivoConVersion> & { lecturas: Lectura[] }> {
    const { directorioId } = await this.archivos.get(id);
    const found = await this.withVersion(id);
    const ruta = (await this.directorios.tree()).pathOf(directorioId);
    return { ...found, ruta, lecturas: await this.archivos.findLecturas(id, MAX_LECTURAS) };
  }

  /** Every version of an archivo, newest first. @throws DomainError 404 */
  async findVersiones(id: string): Promise<ArchivoVersion[]> {
    await this.archivos.get(id);
    return this.archivos.findVersiones(id);
  }

  /** Directorios whose name has all words, and archivos whose name or text has them. */
  async search({ buscar, limite }: BuscarArchivosQuery): Promise<Hallados> {
    const directorios = await this.directorios.withContenido(await this.directorios.findNamed(buscar, limite));
    return this.withRuta({ directorios, archivos: await this.textos.find(buscar, limite) });
  }

  /**
   * Archivos and directorios that were put into the trash themselves, the last first. The content of a directorio in
   * the trash is left out.
   */
  async trashed(limit: number): Promise<Hallados> {
    const directorios = await this.directorios.withContenido(await this.directorios.findTrashed(limit));
    return this.withRuta({ directorios, archivos: await this.archivos.findTrashed(limit) });
  }

  /** Changes the name or the description of an archivo. @throws DomainError 404; 409 when the name is taken; 422 */
  async update(id: string, { nombre, descripcion }: CambiarArchivoDto): Promise<ArchivoConVersion> {
    const { directorioId } = await this.archivos.get(id);
    await this.directorios.shareTree();
    await this.directorios.lockNames([directorioId]);
    const archivo = await this.archivos.getLocked(id);
    if (archivo.eliminadoEn !== null) {
      throw enPapelera(archivo.nombre);
    }
    const changes = changesOf(archivo, {
      nombre: nombre === undefined ? undefined : await this.freeName(archivo, nombre),
      descripcion: descripcion === undefined ? undefined : descripcion || null,
    });
    if (Object.keys(changes).length > 0) {
      await this.archivos.update(id, changes);
      await this.tree.tell([archivo.directorioId]);
    }
    if (changes.nombre !== undefined) {
      this.record('archivo.renombrado', archivo, { de: archivo.nombre, a: changes.nombre });
    }
    return this.withVersion(id);
  }

  /** The archivos with these ids and their newest versions, in the order of `ids`. */
  findByIds(ids: readonly string[]): Promise<ArchivoConVersion[]> {
    return this.archivos.findByIds(ids);
  }

  private async freeName({ id, directorioId }: Archivo, nombre: string): Promise<string> {
    const clean = cleanFileName(nombre);
    if (clean === '') {
      throw invalidField('nombre', 'Ese nombre no se puede usar.');
    }
    const taken = await this.archivos.findNamedIn(directorioId, clean);
    if (taken && taken.id !== id) {
      throw yaExiste(taken.nombre, taken.id);
    }
    return clean;
  }

  private async withRuta({
    directorios,
    archivos,
  }: {
    directorios: DirectorioConContenido[];
    archivos: (ArchivoConVersion & Partial<Pick<ArchivoHallado, 'pasaje'>>)[];
  }): Promise<Hallados> {
    const tree = await this.directorios.tree();
    return {
      directorios: directorios.map((row) => ({ ...row, ruta: tree.pathOf(row.directorio.padreId) })),
      archivos: archivos.map((row) => ({ ...row, ruta: tree.pathOf(row.archivo.directorioId) })),
    };
  }

  private async withVersion(id: string): Promise<ArchivoConVersion> {
    const [archivo] = await this.archivos.findByIds([id]);
    return archivo as ArchivoConVersion;
  }

  private record(accion: Accion, { id }: Archivo, datos: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'archivo', entidadId: id, datos });
  }
}
