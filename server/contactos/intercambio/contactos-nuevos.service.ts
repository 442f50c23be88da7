import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Etiquetas } from '../../etiquetas/etiquetas.service.js';
import { Imagenes } from '../../imagenes/imagenes.service.js';
import { ContactoCampos, SIN_DATOS } from '../contacto-campos.service.js';
import { ContactosRepository } from '../contactos.repository.js';
import { ETIQUETAS_DE_CONTACTOS } from '../etiquetas-de-contactos.js';
import type { ContactoUsable } from './contacto-usable.js';
import { MAX_NEW_TITLES } from './intercambio.dto.js';

const BATCH = 500;

/** What was added. */
export interface Agregados {
  /** Of contactos, in the order that they came in. */
  ids: string[];
  /** Ids of the etiquetas that were made for them. */
  etiquetas: string[];
  /** Who goes without some of their etiquetas, as there would be too many new ones. */
  without: { contacto: ContactoUsable; titles: string[] }[];
}

/** Adds many contacts at once, and takes them back as one. */
@Injectable()
export class ContactosNuevos {
  constructor(
    private readonly contactos: ContactosRepository,
    private readonly campos: ContactoCampos,
    private readonly etiquetas: Etiquetas,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Adds them with the etiquetas that they name, which are made where there are none. */
  async create(nuevos: readonly ContactoUsable[]): Promise<Agregados> {
    const { now, tenant } = this.transactions;
    const rows: (Parameters<ContactosRepository['insert']>[0][number] & { id: string })[] = [];
    for (const { campos, avatar } of nuevos) {
      const fields = withoutUndefined(await this.campos.read(campos, SIN_DATOS));
      const { etiquetas: _, ...columns } = { ...SIN_DATOS, ...fields };
      const creation = { version: 1, creadoPor: tenant.usuarioId, creadoEn: now, actualizadoEn: now };
      rows.push({ id: uuid(), ...columns, avatar, ...creation });
    }
    for (let start = 0; start < rows.length; start += BATCH) {
      await this.contactos.insert(rows.slice(start, start + BATCH));
    }
    const fotos = nuevos.flatMap(({ avatar }) => avatar ?? []);
    await this.transactions.asPlatform((manager) => this.imagenes.show(manager, fotos));
    const ids = rows.map(({ id }) => id);
    const { idOf, made } = await this.etiquetasOf(nuevos.flatMap(({ etiquetas }) => etiquetas));
    await this.contactos.addEtiquetas(
      nuevos.map(({ etiquetas }, i) => ({
        id: ids[i] ?? '',
        etiquetas: etiquetas.flatMap((title) => idOf(title) ?? []),
      })),
    );
    this.realtime.tellCuenta({ type: 'contacts.changed' });
    const without = nuevos
      .map((contacto) => ({ contacto, titles: contacto.etiquetas.filter((title) => !idOf(title)) }))
      .filter(({ titles }) => titles.length > 0);
    return { ids, etiquetas: made, without };
  }

  /**
   * Takes back what was added: these contactos, and of these etiquetas those that nothing else has come to have.
   * @throws DomainError 404 when there is none of the contactos
   */
  async undo(ids: readonly string[], etiquetas: readonly string[] = []): Promise<void> {
    if ((await this.contactos.remove(ids)) === 0) {
      throw notFound('el contacto');
    }
    await this.contactos.removeUnusedEtiquetas(etiquetas);
    this.realtime.tellCuenta({ type: 'contacts.changed' });
  }

  /** The etiqueta of each of these titles: as many as a file may bring are made, and the others have none. */
  private async etiquetasOf(titles: readonly string[]) {
    const made: string[] = [];
    let known = await this.byTitle();
    if (!titles.every((title) => known.has(plain(title)))) {
      // One import at a time, and each looks anew: two that bring the same title make it once.
      await this.contactos.lockEtiquetas();
      known = await this.byTitle();
      for (const title of titles) {
        if (!known.has(plain(title)) && made.length < MAX_NEW_TITLES) {
          const { id } = await this.etiquetas.add(ETIQUETAS_DE_CONTACTOS, { titulo: title });
          known.set(plain(title), id);
          made.push(id);
        }
      }
    }
    return { idOf: (title: string) => known.get(plain(title)), made };
  }

  private async byTitle(): Promise<Map<string, string>> {
    return new Map((await this.etiquetas.findAll(ETIQUETAS_DE_CONTACTOS)).map(({ id, titulo }) => [plain(titulo), id]));
  }
}

/** Titles are the same in any letter case, accented or not. */
function plain(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
