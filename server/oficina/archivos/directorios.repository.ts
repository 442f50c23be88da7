import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { found } from '../../common/database/found.js';
import { likeAll, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Directorio } from './directorio.entity.js';
import { Arbol, type Rama } from './tree.js';

/** The counts and the size of a directorio's content. */
export interface Contenido {
  /** The number of archivos directly in the directorio. */
  archivos: number;
  /** The number of directorios directly in the directorio. */
  directorios: number;
  /** The size of the newest versions of all archivos in the directorio, at any depth. */
  bytes: number;
}

/** A directorio with the counts and the size of its content. */
export interface DirectorioConContenido {
  directorio: Directorio;
  contenido: Contenido;
}

const VACIO: Contenido = { archivos: 0, directorios: 0, bytes: 0 };

/** The directorios that the running user may see; row-level security hides the others. */
@Injectable()
export class DirectoriosRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Locks the tree until the transaction ends, so that nobody else changes it. The database's trigger takes the same
   * lock.
   */
  async lockTree(): Promise<void> {
    await this.lock('pg_advisory_xact_lock');
  }

  /**
   * Keeps the tree from changes until the transaction ends. Several transactions may hold this lock at the same time.
   */
  async shareTree(): Promise<void> {
    await this.lock('pg_advisory_xact_lock_shared');
  }

  /**
   * Keeps others from giving or taking names in some directorios until the transaction ends. Call it after {@link
   * shareTree} and before any row is locked.
   */
  async lockNames(directorios: readonly (string | null)[]): Promise<void> {
    const keys = [...new Set(directorios.map((id) => id ?? 'raiz'))].toSorted();
    for (const key of keys) {
      await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `archivos/${this.transactions.tenant.cuentaId}/${key}`,
      ]);
    }
  }

  /** All directorios that are not in the trash. */
  async tree(): Promise<Arbol> {
    const ramas = await this.transactions.prepared<Rama>(
      `select id, padre_id as "padreId", nombre, reservado from directorios
        where eliminado_en is null order by nombre_orden, id`,
      [],
    );
    return new Arbol(ramas);
  }

  /** The number of directorios of the cuenta that the running user sees. */
  count(): Promise<number> {
    return this.transactions.manager.count(Directorio);
  }

  /** A directorio that is not in the trash. @throws DomainError 404, also for one in the trash */
  async getLive(id: string): Promise<Directorio> {
    const row = await this.transactions.manager.findOneBy(Directorio, { id, eliminadoEn: IsNull() });
    return found(row, 'el directorio');
  }

  findByIds(ids: readonly string[]): Promise<Directorio[]> {
    return this.transactions.manager.findBy(Directorio, { id: In(ids) });
  }

  /**
   * These ids with each directorio after the directorios that contain it. Directorios in the trash count too, and
   * unknown ids stay.
   */
  async outermostFirst(ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length < 2) {
      return ids;
    }
    const rows: { id: string; nivel: number }[] = await this.transactions.manager.query(
      `with recursive arriba as (
         select id as de, padre_id from directorios where id = any ($1)
         union all
         select a.de, d.padre_id from arriba a join directorios d on d.id = a.padre_id)
       select de as id, count(*)::int as nivel from arriba group by de`,
      [ids],
    );
    const niveles = new Map(rows.map(({ id, nivel }) => [id, nivel]));
    return ids.toSorted((a, b) => (niveles.get(a) ?? 0) - (niveles.get(b) ?? 0));
  }

  /** The directorios directly in a directorio, by name; null is the outermost level. */
  findIn(padreId: string | null): Promise<Directorio[]> {
    return this.transactions.manager
      .createQueryBuilder(Directorio, 'd')
      .where(padreId === null ? 'd.padreId is null' : 'd.padreId = :padreId', { padreId })
      .andWhere('d.eliminadoEn is null')
      .orderBy('d.nombre_orden')
      .addOrderBy('d.id')
      .getMany();
  }

  /**
   * The directorios of a place with this name, as the database compares names. There may be two, one of them
   * restricted: the restricted one comes first.
   */
  findNamedIn(padreId: string | null, nombre: string): Promise<{ id: string; nombre: string }[]> {
    return this.transactions.prepared(
      `select id, nombre from directorios
        where ${padreId === null ? '(padre_id is null and $1::uuid is null)' : 'padre_id = $1'}
          and nombre_orden = orden_es($2) and eliminado_en is null order by restringido desc, id`,
      [padreId, nombre],
    );
  }

  /** The ids of those directorios that the whole cuenta sees. */
  async findOpen(ids: readonly string[]): Promise<string[]> {
    const rows = await this.transactions.prepared<{ id: string }>(
      'select id from directorios where id = any ($1) and not reservado',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Directorios that were put into the trash themselves, the last first. */
  findTrashed(limit: number): Promise<Directorio[]> {
    return this.transactions.manager
      .createQueryBuilder(Directorio, 'd')
      .where('d.eliminadoCon = d.id')
      .orderBy('d.eliminadoEn', 'DESC')
      .addOrderBy('d.id')
      .limit(limit)
      .getMany();
  }

  /** Directorios whose name has all words, ordered by name. */
  async findNamed(buscar: string, limit: number): Promise<Directorio[]> {
    const patterns = likePatterns(buscar);
    const rows: { id: string }[] = await this.transactions.manager.query(
      `select id from directorios where eliminado_en is null and ${likeAll('sin_acentos(nombre)', patterns)}
        order by nombre_orden, id limit $${patterns.length + 1}`,
      [...patterns, limit],
    );
    const ids = rows.map(({ id }) => id);
    return (await this.findByIds(ids)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** Adds the counts and the size of each directorio's content. The order stays. */
  async withContenido(directorios: readonly Directorio[]): Promise<DirectorioConContenido[]> {
    const contenidos = await this.contenidos(directorios.map(({ id }) => id));
    return directorios.map((directorio) => ({ directorio, contenido: contenidos.get(directorio.id) ?? VACIO }));
  }

  private async contenidos(ids: readonly string[]): Promise<ReadonlyMap<string, Contenido>> {
    if (ids.length === 0) {
      return new Map();
    }
    const rows: (Contenido & { id: string })[] = await this.transactions.manager.query(
      `with recursive adentro as (
         select id as raiz, id from directorios where id = any ($1)
         union all
         select a.raiz, d.id from adentro a join directorios d on d.padre_id = a.id and d.eliminado_en is null)
       select a.raiz as id, coalesce(sum(f.bytes), 0)::float8 as bytes,
              coalesce(sum(f.total) filter (where a.id = a.raiz), 0)::int as archivos,
              (select count(*)::int from directorios h where h.padre_id = a.raiz and h.eliminado_en is null) as directorios
         from adentro a
         left join lateral (
           select sum(bytes) as bytes, count(*) as total from archivos
            where directorio_id = a.id and eliminado_en is null) f on true
        group by a.raiz`,
      [ids],
    );
    return new Map(rows.map(({ id, ...contenido }) => [id, contenido]));
  }

  /** Whether a directorio contains, at any depth, something that the running user does not see. */
  async hasHidden(id: string): Promise<boolean> {
    const [{ hidden }] = await this.transactions.manager.query('select directorio_con_ocultos($1) as hidden', [id]);
    return hidden;
  }

  async insert(
    directorio: Pick<Directorio, 'id' | 'padreId' | 'nombre' | 'descripcion' | 'restringido'>,
  ): Promise<void> {
    const { manager, now, tenant } = this.transactions;
    await manager.insert(Directorio, {
      ...directorio,
      creadoPor: tenant.usuarioId,
      creadoEn: now,
      actualizadoEn: now,
    });
  }

  async update(id: string, changes: Partial<Directorio>): Promise<void> {
    await this.transactions.manager.update(Directorio, { id }, { ...changes, actualizadoEn: this.transactions.now });
  }

  /** Moves a directorio. The time of its last change stays. */
  async move(id: string, changes: Pick<Directorio, 'padreId' | 'nombre'>): Promise<void> {
    await this.transactions.manager.update(Directorio, { id }, changes);
  }

  /** Puts directorios into the trash. Directorios that are in the trash already stay as they are. */
  async trash(ids: readonly string[], changes: Partial<Directorio>): Promise<void> {
    await this.transactions.manager.update(Directorio, { id: In(ids), eliminadoEn: IsNull() }, changes);
  }

  /** Takes out of the trash all directorios that went into it with this one. @returns how many */
  async restore(eliminadoCon: string, changes: Partial<Directorio>): Promise<number> {
    const where = { eliminadoCon, eliminadoEn: Not(IsNull()) };
    return (await this.transactions.manager.update(Directorio, where, changes)).affected ?? 0;
  }

  private async lock(name: string): Promise<void> {
    await this.transactions.manager.query(`select ${name}(hashtextextended('directorios/' || $1, 0))`, [
      this.transactions.tenant.cuentaId,
    ]);
  }
}
