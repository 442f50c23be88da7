import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { defined } from '../../../common/defined.js';
import { notFound } from '../../../common/errors/domain-error.js';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Etiquetas } from '../../../plataforma/etiquetas/etiquetas.service.js';
import { Imagenes } from '../../../plataforma/imagenes/imagenes.service.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';
import { type CamposContacto, ContactoFields, SIN_DATOS } from '../contacto-fields.service.js';
import { ContactosRepository } from '../contactos.repository.js';
import { ContactosService } from '../contactos.service.js';
import { ETIQUETAS_DE_CONTACTOS } from '../etiquetas-de-contactos.js';
import { Combinaciones } from './combinaciones.service.js';
import type { ContactoUsable } from './contacto-usable.js';
import { type DeshacerImportacionDto, MAX_NEW_TITLES } from './intercambio.dto.js';

const BATCH = 500;

/** A contact of a file, as columns to be stored. */
export interface FilaImportada {
  usable: ContactoUsable;
  datos: CamposContacto;
}

/** A contact that lost etiquetas, since the file has too many new ones. */
export interface SinEtiquetas {
  contacto: ContactoUsable;
  titles: string[];
}

/** Adds many contacts at once, and deletes all contacts of an import at once. */
@Injectable()
export class ContactosNuevos {
  constructor(
    private readonly contactos: ContactosRepository,
    private readonly servicio: ContactosService,
    private readonly campos: ContactoFields,
    private readonly combinaciones: Combinaciones,
    private readonly etiquetas: Etiquetas,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Turns contacts of a file into columns, without their etiquetas. */
  async read(usables: readonly ContactoUsable[]): Promise<FilaImportada[]> {
    const filas: FilaImportada[] = [];
    for (const usable of usables) {
      const fields = defined(await this.campos.read(usable.campos, SIN_DATOS));
      filas.push({ usable, datos: { ...SIN_DATOS, ...fields, avatar: usable.avatar } });
    }
    return filas;
  }

  /**
   * Sets the etiquetas that rows name. Missing etiquetas are created, up to MAX_NEW_TITLES. Callers hold the lock of
   * imports. So two imports with the same title create it once.
   * @returns the ids of new etiquetas, and the titles that each contact lost beyond the limit
   */
  async readEtiquetas(filas: readonly FilaImportada[]): Promise<{ made: string[]; without: SinEtiquetas[] }> {
    const { idOf, made } = await this.etiquetasOf(filas.flatMap(({ usable }) => usable.etiquetas));
    for (const { usable, datos } of filas) {
      datos.etiquetas = [...new Set(usable.etiquetas.flatMap((title) => idOf(title) ?? []))];
    }
    const without = filas
      .map(({ usable }) => ({ contacto: usable, titles: usable.etiquetas.filter((title) => !idOf(title)) }))
      .filter(({ titles }) => titles.length > 0);
    return { made, without };
  }

  /** Adds contacts. @returns their ids, in the same order */
  async create(nuevos: readonly CamposContacto[]): Promise<string[]> {
    const { now, tenant } = this.transactions;
    const rows = nuevos.map(({ etiquetas: _, ...columns }) => {
      const creation = { version: 1, creadoPor: tenant.usuarioId, creadoEn: now, actualizadoEn: now };
      return { id: uuid(), ...columns, ...creation };
    });
    for (let start = 0; start < rows.length; start += BATCH) {
      await this.contactos.insert(rows.slice(start, start + BATCH));
    }
    const fotos = nuevos.flatMap(({ avatar }) => avatar ?? []);
    await this.transactions.asPlatform((manager) => this.imagenes.show(manager, fotos));
    const ids = rows.map(({ id }) => id);
    await this.contactos.addEtiquetas(nuevos.map(({ etiquetas }, i) => ({ id: ids[i] ?? '', etiquetas })));
    return ids;
  }

  /**
   * Undoes an import: deletes its contactos, its etiquetas, and the values it added to existing contactos. Etiquetas
   * that something else uses stay.
   * @throws DomainError 404 when nothing of the import exists
   */
  async undo({ ids, etiquetas = [], importacion }: DeshacerImportacionDto): Promise<void> {
    const hasSplit = importacion ? await this.combinaciones.undo(importacion) : false;
    const hasRemoved = await this.servicio.removeUntold(ids);
    if (!hasSplit && !hasRemoved) {
      throw notFound('el contacto');
    }
    await this.contactos.removeUnusedEtiquetas(etiquetas);
    this.realtime.tellCuenta({ type: 'contacts.changed' });
  }

  /** The etiquetas of these titles. Missing etiquetas are created up to MAX_NEW_TITLES; further titles have none. */
  private async etiquetasOf(titles: readonly string[]) {
    const made: string[] = [];
    const known = await this.byTitle();
    for (const title of titles) {
      if (!known.has(plain(title)) && made.length < MAX_NEW_TITLES) {
        const { id } = await this.etiquetas.add(ETIQUETAS_DE_CONTACTOS, { titulo: title });
        known.set(plain(title), id);
        made.push(id);
      }
    }
    return { idOf: (title: string) => known.get(plain(title)), made };
  }

  private async byTitle(): Promise<Map<string, string>> {
    return new Map((await this.etiquetas.findAll(ETIQUETAS_DE_CONTACTOS)).map(({ id, titulo }) => [plain(titulo), id]));
  }
}

/** The form in which titles are compared: without letter case and accents. */
function plain(title: string): string {
  return withoutAccents(title.trim());
}
