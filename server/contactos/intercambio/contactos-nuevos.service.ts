import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { withoutAccents } from '../../common/input/search-words.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Etiquetas } from '../../etiquetas/etiquetas.service.js';
import { Imagenes } from '../../imagenes/imagenes.service.js';
import { ContactoCampos, SIN_DATOS } from '../contacto-campos.service.js';
import { ContactosRepository } from '../contactos.repository.js';
import { ContactosService } from '../contactos.service.js';
import { ETIQUETAS_DE_CONTACTOS } from '../etiquetas-de-contactos.js';
import type { ContactoUsable } from './contacto-usable.js';
import { MAX_NEW_TITLES } from './intercambio.dto.js';

const BATCH = 500;

/** What was added. */
export interface Agregados {
  /** Ids of the contactos, in the order in which they came. */
  ids: string[];
  /** Ids of the etiquetas that were made for them. */
  etiquetas: string[];
  /** The contacts that lost etiquetas, since there would be too many new ones. */
  without: { contacto: ContactoUsable; titles: string[] }[];
}

/** Adds many contacts at once, and deletes them again as one. */
@Injectable()
export class ContactosNuevos {
  constructor(
    private readonly contactos: ContactosRepository,
    private readonly servicio: ContactosService,
    private readonly campos: ContactoCampos,
    private readonly etiquetas: Etiquetas,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Adds contacts with the etiquetas that they name; missing etiquetas are created. */
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
   * Takes back what was added: these contactos, and those of these etiquetas that nothing else uses.
   * @throws DomainError 404 when none of the contactos is there
   */
  async undo(ids: readonly string[], etiquetas: readonly string[] = []): Promise<void> {
    await this.servicio.removeUntold(ids);
    await this.contactos.removeUnusedEtiquetas(etiquetas);
    this.realtime.tellCuenta({ type: 'contacts.changed' });
  }

  /** The etiquetas of these titles. Missing ones are created up to MAX_NEW_TITLES; other titles have none. */
  private async etiquetasOf(titles: readonly string[]) {
    const made: string[] = [];
    let known = await this.byTitle();
    if (!titles.every((title) => known.has(plain(title)))) {
      // Imports wait for each other and look again, so that two with the same title create it once.
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

/** A title as it is compared: without letter case and accents. */
function plain(title: string): string {
  return withoutAccents(title.trim());
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
