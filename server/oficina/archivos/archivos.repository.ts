import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { firstHallables } from '../../common/database/common-words.js';
import { found } from '../../common/database/found.js';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { Textos } from '../../plataforma/textos/textos.service.js';
import { Archivo } from './archivo.entity.js';
import { ArchivoVersion } from './archivo-version.entity.js';
import type { ElegidosDto } from './lotes.dto.js';

/** The orders in which a directorio is listed. */
export const ORDENES = ['nombre', 'fecha', 'tamano', 'tipo'] as const;
export type Orden = (typeof ORDENES)[number];

/** The columns that each order compares. The id decides between equal values. */
const COLUMNS: Record<Orden, readonly string[]> = {
  nombre: ['nombre_orden'],
  fecha: ['actualizado_en'],
  tamano: ['bytes', 'nombre_orden'],
  tipo: ['extension', 'nombre_orden'],
};

/** A part of the list of archivos of a directorio. */
export interface Tramo {
  orden: Orden;
  desc: boolean;
  /** The id of the archivo after which the part begins. */
  despues?: string;
  limite: number;
}

export interface ArchivoConVersion {
  archivo: Archivo;
  actual: ArchivoVersion;
}

/** A person who saw an archivo, and when last. */
export interface Lectura {
  usuarioId: string;
  vistoEn: Date;
}

/** The number of archivos, and their size together. */
export interface Total {
  archivos: number;
  bytes: number;
}

/** The fields of an archivo that a copy needs. */
export type Copiable = Pick<Archivo, 'id' | 'directorioId' | 'nombre' | 'bytes'>;

/** A copy of a document of a reserved carpeta that the whole office sees. */
interface ReservadoALaVista {
  id: string;
  nombre: string;
  carpetaId: string;
}

/** A copy to be made of an archivo, with the copy's id, place and name. */
export interface CopiaDeArchivo {
  original: string;
  id: string;
  directorioId: string | null;
  nombre: string;
}

/** How many rows one statement adds. */
const INSERTED = 1_000;

const LIVE = { eliminadoEn: IsNull() };

/**
 * The condition that a row is in the directorio $1, or at the outermost level. IS NOT DISTINCT FROM would use no index.
 */
const inPlace = (directorioId: string | null): string =>
  directorioId === null ? '(directorio_id is null and $1::uuid is null)' : 'directorio_id = $1';

/** The archivos that the running user may see; row-level security hides the others. */
@Injectable()
export class ArchivosRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly textos: Textos,
    private readonly miniaturas: Miniaturas,
  ) {}

  /** A part of the archivos directly in a directorio; null is the outermost level. */
  async findIn(directorioId: string | null, { orden, desc, despues, limite }: Tramo): Promise<ArchivoConVersion[]> {
    const columns = [...COLUMNS[orden], 'id'];
    const direction = desc ? 'desc' : 'asc';
    const rows: { id: string }[] = await this.transactions.manager.query(
      `select id from archivos a
        where ${inPlace(directorioId)} and eliminado_en is null
          ${despues ? `and (${columns}) ${desc ? '<' : '>'} (select ${columns} from archivos where id = $3)` : ''}
        order by ${columns.map((column) => `${column} ${direction}`)} limit $2`,
      [directorioId, limite, ...(despues ? [despues] : [])],
    );
    return this.findByIds(rows.map(({ id }) => id));
  }

  /** The number and the size of the archivos directly in a directorio; null is the outermost level. */
  async totalIn(directorioId: string | null): Promise<Total> {
    const [total] = await this.transactions.prepared<Total>(
      `select count(*)::int as archivos, coalesce(sum(bytes), 0)::float8 as bytes from archivos
        where ${inPlace(directorioId)} and eliminado_en is null`,
      [directorioId],
    );
    return total as Total;
  }

  /** All archivos directly in some directorios, ordered by name. */
  async findAllIn(directorios: readonly string[]): Promise<ArchivoConVersion[]> {
    const archivos = await this.transactions.manager
      .createQueryBuilder(Archivo, 'a')
      .where('a.directorioId = any(:directorios)', { directorios })
      .andWhere('a.eliminadoEn is null')
      .orderBy('a.nombre_orden')
      .addOrderBy('a.id')
      .getMany();
    return this.withVersion(archivos);
  }

  /** The archivo with this name in a directorio. Names are compared without case and accents. */
  async findNamedIn(directorioId: string | null, nombre: string): Promise<{ id: string; nombre: string } | null> {
    const [row] = await this.transactions.prepared<{ id: string; nombre: string }>(
      `select id, nombre from archivos
        where ${inPlace(directorioId)} and nombre_orden = orden_es($2) and eliminado_en is null`,
      [directorioId, nombre],
    );
    return row ?? null;
  }

  /** The single versions of archivos in a directorio that came from files with this name. */
  findFirstVersionesOf(directorioId: string | null, nombreOriginal: string): Promise<ArchivoVersion[]> {
    return this.transactions.manager
      .createQueryBuilder(ArchivoVersion, 'v')
      .innerJoin(Archivo, 'a', 'a.id = v.archivoId and a.versionActual = v.n')
      .where(directorioId === null ? 'a.directorioId is null' : 'a.directorioId = :directorioId', { directorioId })
      .andWhere('a.eliminadoEn is null and v.n = 1 and v.nombreOriginal = :nombreOriginal', { nombreOriginal })
      .getMany();
  }

  /** The last changed archivos whose name has all words. Archivos in the trash are left out. */
  async findNamed(buscar: string, limit: number): Promise<ArchivoConVersion[]> {
    const { manager } = this.transactions;
    const patterns = likePatterns(buscar);
    const { from, haveWords } = await firstHallables(manager, 'archivos', patterns);
    const rows: { id: string }[] = await manager.query(
      `select a.id from ${from} join archivos a on a.id = h.id
        where a.eliminado_en is null and ${haveWords}
        order by a.actualizado_en desc, a.id desc limit $${patterns.length + 1}`,
      [...patterns, limit],
    );
    return this.findByIds(rows.map(({ id }) => id));
  }

  /** The last changed archivos whose newest version has these words in its text. Archivos in the trash are left out. */
  async findWithText(buscar: string, limit: number): Promise<ArchivoConVersion[]> {
    // For common words, the query uses no index: it reads texts in the order of the answer.
    const texts = (await this.textos.areRare(buscar))
      ? 'textos_por_partes h on h.sha256 = v.sha256 and h.partes @@ (select partes_buscadas($1))'
      : `textos_hallables h on h.sha256 = v.sha256 and coalesce(h.partes, '') @@ (select partes_buscadas($1))`;
    const rows: { id: string }[] = await this.transactions.manager.query(
      `select a.id from archivos a
         join archivo_versiones v on v.cuenta_id = a.cuenta_id and v.archivo_id = a.id and v.n = a.version_actual
         join ${texts}
        where a.eliminado_en is null order by a.actualizado_en desc, a.id desc limit $2`,
      [buscar, limit],
    );
    return this.findByIds(rows.map(({ id }) => id));
  }

  /** The number of archivos directly in some directorios. */
  async countIn(directorios: readonly string[]): Promise<number> {
    const [row] = await this.transactions.prepared<{ total: number }>(
      'select count(*)::int as total from archivos where directorio_id = any ($1) and eliminado_en is null',
      [directorios],
    );
    return row?.total ?? 0;
  }

  /** The places of the archivos that have a version with these bytes. */
  async findDirectoriosWith(sha256: string): Promise<(string | null)[]> {
    const rows: { directorioId: string | null }[] = await this.transactions.manager.query(
      `select distinct directorio_id as "directorioId" from archivos a
         join archivo_versiones v on v.cuenta_id = a.cuenta_id and v.archivo_id = a.id where v.sha256 = $1`,
      [sha256],
    );
    return rows.map(({ directorioId }) => directorioId);
  }

  /** Archivos that were put into the trash themselves, the last first. */
  async findTrashed(limit: number): Promise<ArchivoConVersion[]> {
    const archivos = await this.transactions.manager
      .createQueryBuilder(Archivo, 'a')
      .where('a.eliminadoCon = a.id')
      .orderBy('a.eliminadoEn', 'DESC')
      .addOrderBy('a.id')
      .limit(limit)
      .getMany();
    return this.withVersion(archivos);
  }

  /** The archivos with these ids and their newest versions, in the order of `ids`. */
  async findByIds(ids: readonly string[]): Promise<ArchivoConVersion[]> {
    const archivos = await this.transactions.manager.findBy(Archivo, { id: In(ids) });
    const places = new Map(ids.map((id, index) => [id, index]));
    return this.withVersion(archivos.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)));
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Archivo> {
    return found(await this.transactions.manager.findOneBy(Archivo, { id }), 'el archivo');
  }

  /** Locks an archivo until the end of the transaction. @throws DomainError 404 */
  async getLocked(id: string): Promise<Archivo> {
    return found((await this.findLocked([id]))[0], 'el archivo');
  }

  /** Locks archivos in the order of their ids, until the end of the transaction. */
  findLocked(ids: readonly string[]): Promise<Archivo[]> {
    return this.transactions.manager.find(Archivo, {
      where: { id: In(ids) },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Every version of an archivo, newest first. */
  async findVersiones(archivoId: string): Promise<ArchivoVersion[]> {
    const { manager } = this.transactions;
    return this.textos.withEstado(await manager.find(ArchivoVersion, { where: { archivoId }, order: { n: 'desc' } }));
  }

  /** @throws DomainError 404 */
  async getVersion(archivoId: string, n: number): Promise<ArchivoVersion> {
    return found(await this.transactions.manager.findOneBy(ArchivoVersion, { archivoId, n }), 'la versión');
  }

  async insert(
    archivo: Pick<Archivo, 'id' | 'directorioId' | 'nombre' | 'descripcion' | 'bytes' | 'carpetaId'>,
  ): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    await manager.insert(Archivo, {
      ...archivo,
      versionActual: 1,
      creadoPor: tenant.usuarioId,
      creadoEn: now,
      actualizadoEn: now,
    });
  }

  /** Adds a version, and asks for the text and the small picture of its bytes. A copy's bytes were asked for before. */
  async insertVersion(version: Omit<ArchivoVersion, 'creadaEn' | 'autorId' | 'miniatura'>): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    await manager.insert(ArchivoVersion, { ...version, autorId: tenant.usuarioId, creadaEn: now });
    await this.textos.pedir(version);
    await this.miniaturas.pedir(version);
  }

  /** Locks the archivos directly in some directorios until the end of the transaction, in the order of their ids. */
  findLockedIn(directorios: readonly string[]): Promise<Copiable[]> {
    return this.transactions.manager.query(
      `select id, directorio_id as "directorioId", nombre, bytes::float8 as bytes from archivos
        where directorio_id = any ($1) and eliminado_en is null order by id for update`,
      [directorios],
    );
  }

  /**
   * Copies of documents of reserved carpetas that lie where the whole office sees them. Searches these archivos, and
   * the content of these directorios at any depth, also in the trash.
   */
  findReservadosALaVista({ archivos = [], directorios = [] }: ElegidosDto): Promise<ReservadoALaVista[]> {
    return this.transactions.prepared(
      `with recursive adentro as (
         select id from directorios where id = any ($2)
         union all
         select d.id from adentro a join directorios d on d.padre_id = a.id)
       select a.id, a.nombre, a.carpeta_id as "carpetaId" from archivos a
         join carpetas c on c.cuenta_id = a.cuenta_id and c.id = a.carpeta_id
        where (a.id = any ($1) or a.directorio_id in (select id from adentro))
          and a.carpeta_id is not null and not a.reservado and c.reservada`,
      [archivos, directorios],
    );
  }

  /** Adds copies of archivos. The first version of a copy has the content of the original's newest version. */
  async copy(copies: readonly CopiaDeArchivo[]): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    for (let start = 0; start < copies.length; start += INSERTED) {
      const some = copies.slice(start, start + INSERTED);
      const [originals, ids] = [some.map(({ original }) => original), some.map(({ id }) => id)];
      const [places, names] = [some.map(({ directorioId }) => directorioId), some.map(({ nombre }) => nombre)];
      await manager.query(
        `insert into archivos (id, directorio_id, nombre, descripcion, bytes, carpeta_id, version_actual, creado_por,
           creado_en, actualizado_en)
         select c.id, c.directorio_id, c.nombre, a.descripcion, a.bytes, a.carpeta_id, 1, $5, $6, $6
           from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) c (original, id, directorio_id, nombre)
           join archivos a on a.id = c.original`,
        [originals, ids, places, names, tenant.usuarioId, now],
      );
      await manager.query(
        `insert into archivo_versiones
           (archivo_id, n, sha256, bytes, mime, nombre_original, clave, miniatura, autor_id, creada_en)
         select c.id, 1, v.sha256, v.bytes, v.mime, v.nombre_original, v.clave, v.miniatura, $3, $4
           from unnest($1::uuid[], $2::uuid[]) c (original, id)
           join archivos a on a.id = c.original
           join archivo_versiones v on v.cuenta_id = a.cuenta_id and v.archivo_id = a.id and v.n = a.version_actual`,
        [originals, ids, tenant.usuarioId, now],
      );
    }
  }

  async update(id: string, changes: Partial<Archivo>): Promise<void> {
    await this.transactions.manager.update(Archivo, { id }, { ...changes, actualizadoEn: this.transactions.now });
  }

  /** Moves archivos, and changes the names that differ. The time of their last change stays. */
  async move(rows: readonly { id: string; antes: string; nombre: string }[], changes: Partial<Archivo>): Promise<void> {
    const { manager } = this.transactions;
    const renamed = rows.filter(({ antes, nombre }) => antes !== nombre);
    for (const { id, nombre } of renamed) {
      await manager.update(Archivo, { id }, { ...changes, nombre });
    }
    const others = rows.filter((row) => !renamed.includes(row)).map(({ id }) => id);
    if (others.length > 0) {
      await manager.update(Archivo, { id: In(others) }, changes);
    }
  }

  /** Puts archivos into the trash, each by itself. Archivos that are in the trash already stay as they are. */
  async trash(ids: readonly string[], changes: Partial<Archivo>): Promise<void> {
    await this.transactions.manager.update(Archivo, { id: In(ids), ...LIVE }, { ...changes, eliminadoCon: () => 'id' });
  }

  /** Puts all archivos directly in some directorios into the trash. */
  async trashIn(directorios: readonly string[], changes: Partial<Archivo>): Promise<void> {
    await this.transactions.manager.update(Archivo, { directorioId: In(directorios), ...LIVE }, changes);
  }

  /** Takes out of the trash all archivos that went into it with a directorio. @returns how many */
  async restore(eliminadoCon: string, changes: Partial<Archivo>): Promise<number> {
    const where = { eliminadoCon, eliminadoEn: Not(IsNull()) };
    return (await this.transactions.manager.update(Archivo, where, changes)).affected ?? 0;
  }

  /** Records that the running user saw some archivos. */
  async see(archivos: readonly string[]): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    await manager.query(
      `insert into archivo_lecturas (archivo_id, usuario_id, visto_en) select unnest($1::uuid[]), $2, $3
       on conflict (cuenta_id, archivo_id, usuario_id) do update set visto_en = excluded.visto_en`,
      [archivos, tenant.usuarioId, now],
    );
  }

  /** The people who saw an archivo, the last first. */
  findLecturas(archivoId: string, limit: number): Promise<Lectura[]> {
    return this.transactions.manager.query(
      `select usuario_id as "usuarioId", visto_en as "vistoEn" from archivo_lecturas
        where archivo_id = $1 order by visto_en desc, usuario_id limit $2`,
      [archivoId, limit],
    );
  }

  private async withVersion(archivos: Archivo[]): Promise<ArchivoConVersion[]> {
    const versiones: ArchivoVersion[] = await this.transactions.manager
      .createQueryBuilder(ArchivoVersion, 'v')
      .innerJoin(Archivo, 'a', 'a.id = v.archivoId and a.versionActual = v.n')
      .where('a.id = any(:ids)', { ids: archivos.map(({ id }) => id) })
      .getMany();
    const byArchivo = new Map((await this.textos.withEstado(versiones)).map((version) => [version.archivoId, version]));
    return archivos.flatMap((archivo) => {
      const actual = byArchivo.get(archivo.id);
      return actual ? [{ archivo, actual }] : [];
    });
  }
}
