import { Injectable } from '@nestjs/common';
import { type FindOperator, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { restorable } from '../../common/database/deleted.js';
import { found } from '../../common/database/found.js';
import { notFound } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Aviso, type Familia } from './aviso.entity.js';

/** The texts of an aviso, and its link. */
export type TextosAviso = Pick<Aviso, 'titulo' | 'descripcion' | 'icono' | 'imagen' | 'enlace' | 'esInterno'>;

/** The marks that the person of an aviso can change. */
export type MarcasAviso = Partial<Pick<Aviso, 'leido' | 'visto'>>;

/** A new aviso of a member of the running cuenta. */
interface AvisoDeMiembro extends TextosAviso, MarcasAviso, AmbitoAviso {
  usuarioId: string;
  rolId: number;
  familia: Familia;
}

/** An aviso that was added, or that others were joined into, and how many it stands for. */
export type Agregado = Pick<Aviso, 'id' | 'cantidad'>;

/** The group and the carpeta of an aviso. */
export interface AmbitoAviso {
  /** Unread avisos of a group are joined into one. */
  grupo?: string | null;
  /** False when the joined aviso repeats the same news, which does not raise the count. */
  isCounted?: boolean;
  /** The carpeta of the aviso. A person sees an aviso as long as they see its carpeta. */
  carpetaId?: string | null;
}

/** The longest list of a panel. */
const MAX_LISTED = 100;

/** The avisos of the running user. Row-level security hides all other avisos. */
@Injectable()
export class AvisosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The avisos of a panel, the newest first. */
  find(familia: Familia): Promise<Aviso[]> {
    const order = { creadoEn: 'desc', id: 'desc' } as const;
    return this.transactions.manager.find(Aviso, { where: { familia }, order, take: MAX_LISTED });
  }

  /** @throws DomainError 404 */
  async get(familia: Familia, id: string): Promise<Aviso> {
    return found(await this.transactions.manager.findOneBy(Aviso, { familia, id }), 'el aviso');
  }

  /**
   * Adds avisos, each with the rights of its member. When the group has an unread aviso, that aviso comes to the top
   * instead. It keeps its old texts, and its count rises by one.
   * @returns for each, the aviso; undefined when its carpeta is invisible to the member
   */
  async add(avisos: readonly AvisoDeMiembro[]): Promise<(Agregado | undefined)[]> {
    if (avisos.length === 0) {
      return [];
    }
    const creadoEn = this.transactions.now;
    const nuevos = avisos.map(({ isCounted = true, ...aviso }, n) => {
      return { ...aviso, n, id: uuid(), creadoEn, suma: isCounted ? 1 : 0 };
    });
    // A text may have been cut in the middle of a character, which PostgreSQL refuses in JSON.
    const json = JSON.stringify(nuevos, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
    const rows = await this.transactions.prepared<Agregado & { n: number }>('select * from avisar($1)', [json]);
    const added = new Map(rows.map(({ n, ...row }) => [n, row]));
    return avisos.map((_, n) => added.get(n));
  }

  /** Whether the running user may know of an event, in a carpeta or outside of carpetas. */
  async mayKnow(carpetaId: string | null = null): Promise<boolean> {
    const known = 'select from carpetas where id = $1';
    return carpetaId === null || (await this.transactions.prepared(known, [carpetaId])).length > 0;
  }

  /** Replaces the texts of an aviso, and the number of joined avisos. */
  async write(id: string, textos: TextosAviso & Partial<Pick<Aviso, 'cantidad'>>): Promise<void> {
    await this.transactions.manager.update(Aviso, { id }, textos);
  }

  /** @throws DomainError 404 */
  async mark(familia: Familia, id: string, marcas: MarcasAviso): Promise<void> {
    await this.update(familia, id, { ...marcas, ...(marcas.leido && { grupo: null }) });
  }

  /** Makes a read aviso unread, and an unread one read. @throws DomainError 404 */
  async toggle(familia: Familia, id: string): Promise<void> {
    // An aviso without a group is read. An aviso that becomes read must lose its group.
    await this.update(familia, id, { leido: () => 'not leido', grupo: null });
  }

  async markAll(familia: Familia): Promise<void> {
    // The rows are locked in the order of ids. Otherwise two calls at once could wait for each other.
    await this.transactions.manager.query(
      `update avisos set leido = true, visto = true, grupo = null
        where id in (select id from avisos where familia = $1 and not (leido and visto) and eliminado_en is null
                      order by id for update)`,
      [familia],
    );
  }

  /** @returns whether any aviso of the groups was unread */
  async readGroups(familia: Familia, grupos: readonly string[]): Promise<boolean> {
    const unread = { familia, grupo: In(grupos), leido: false };
    const { affected } = await this.transactions.manager.update(Aviso, unread, { leido: true, grupo: null });
    return affected !== 0;
  }

  /** The unread aviso of a group. */
  findUnread(familia: Familia, grupo: string): Promise<Aviso | null> {
    return this.transactions.manager.findOneBy(Aviso, { familia, grupo, leido: false });
  }

  /** Removes an aviso for good. */
  async erase(id: string): Promise<void> {
    await this.transactions.manager.delete(Aviso, { id });
  }

  /** Removes all avisos with this link for good, also deleted avisos. @returns whether there were any */
  async eraseLinked(familia: Familia, enlace: string): Promise<boolean> {
    const { affected } = await this.transactions.manager.delete(Aviso, { familia, enlace });
    return affected !== 0;
  }

  /**
   * Removes the avisos with this link and one of these descriptions for good. That includes deleted avisos. The unread
   * aviso of the group stays.
   * @returns whether there were any
   */
  async eraseSaid(familia: Familia, enlace: string, descripciones: readonly string[]): Promise<boolean> {
    const said = { familia, enlace, grupo: IsNull(), descripcion: In(descripciones) };
    const { affected } = await this.transactions.manager.delete(Aviso, said);
    return affected !== 0;
  }

  /** @throws DomainError 404 */
  async delete(familia: Familia, id: string): Promise<void> {
    // Without a group, no more avisos join a deleted aviso. A restore brings it back alone.
    await this.update(familia, id, { eliminadoEn: this.transactions.now, grupo: null });
  }

  /** Restores an aviso that was deleted in the last day. @throws DomainError 404 */
  async restore(familia: Familia, id: string): Promise<void> {
    await this.update(familia, id, { eliminadoEn: null }, restorable(this.transactions.now));
  }

  private async update(
    familia: Familia,
    id: string,
    changes: object,
    eliminadoEn: FindOperator<unknown> = IsNull(),
  ): Promise<void> {
    if (Object.keys(changes).length === 0) {
      return;
    }
    const { affected } = await this.transactions.manager.update(Aviso, { familia, id, eliminadoEn }, changes);
    if (affected !== 1) {
      throw notFound('el aviso');
    }
  }
}
