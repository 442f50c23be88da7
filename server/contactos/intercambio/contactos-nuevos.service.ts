import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DomainError } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.service.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ContactoCampos, SIN_DATOS } from '../contacto-campos.service.js';
import type { CamposContactoDto } from '../contactos.dto.js';
import { ContactosRepository } from '../contactos.repository.js';
import { EtiquetasService } from '../etiquetas.service.js';
import type { ContactoLeido } from './leido.js';

const BATCH = 500;
const MAX_TITLE = 60;
/** As many etiquetas as one file may bring that there are not yet. */
const MAX_NEW_TITLES = 100;

/** A contact of a file whose fields have the form that they need. */
export interface NuevoContacto {
  leido: ContactoLeido;
  campos: CamposContactoDto;
}

interface Refused {
  leido: ContactoLeido;
  motivo: string;
}

/** Adds many contacts at once. */
@Injectable()
export class ContactosNuevos {
  constructor(
    private readonly contactos: ContactosRepository,
    private readonly campos: ContactoCampos,
    private readonly etiquetas: EtiquetasService,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Adds those that can be, with the etiquetas that they name, which are made where there are none; says which cannot. */
  async create(nuevos: readonly NuevoContacto[]): Promise<{ ids: string[]; refused: Refused[] }> {
    const { now, tenant } = this.transactions;
    const checkTitles = await this.titleChecker();
    const refused: Refused[] = [];
    const rows: Parameters<ContactosRepository['insert']>[0] = [];
    const tagged: { id: string; titles: readonly string[] }[] = [];
    for (const { leido, campos } of nuevos) {
      try {
        const fields = withoutUndefined(await this.campos.read(campos, SIN_DATOS));
        const { etiquetas: _, ...columns } = { ...SIN_DATOS, ...fields };
        checkTitles(leido.etiquetas);
        const id = uuid();
        rows.push({ id, ...columns, version: 1, creadoPor: tenant.usuarioId, creadoEn: now, actualizadoEn: now });
        tagged.push({ id, titles: leido.etiquetas });
      } catch (error) {
        if (!(error instanceof DomainError)) {
          throw error;
        }
        refused.push({ leido, motivo: error.message });
      }
    }
    for (let start = 0; start < rows.length; start += BATCH) {
      await this.contactos.insert(rows.slice(start, start + BATCH));
    }
    const idOf = await this.etiquetasOf(tagged.flatMap(({ titles }) => titles));
    await this.contactos.addEtiquetas(tagged.map(({ id, titles }) => ({ id, etiquetas: titles.flatMap(idOf) })));
    this.realtime.tellCuenta({ type: 'contacts.changed' });
    return { ids: tagged.map(({ id }) => id), refused };
  }

  /** A function that refuses titles that no etiqueta can have, and more new ones than a file may bring. */
  private async titleChecker(): Promise<(titles: readonly string[]) => void> {
    const known = await this.byTitle();
    const added = new Set<string>();
    return (titles) => {
      if (titles.some((title) => title.length > MAX_TITLE)) {
        throw new DomainError('DATOS_INVALIDOS', 422, 'Una de sus etiquetas tiene más de 60 caracteres.');
      }
      const wanted = new Set([...added, ...titles.map(plain).filter((title) => !known.has(title))]);
      if (wanted.size > MAX_NEW_TITLES) {
        throw new DomainError('DATOS_INVALIDOS', 422, `El archivo trae más de ${MAX_NEW_TITLES} etiquetas nuevas.`);
      }
      for (const title of wanted) {
        added.add(title);
      }
    };
  }

  /** A function that knows the etiqueta of each of these titles: those that there are not are made. */
  private async etiquetasOf(titles: readonly string[]): Promise<(title: string) => string | []> {
    let known = await this.byTitle();
    const isKnown = (title: string) => known.has(plain(title));
    if (!titles.every(isKnown)) {
      // One import at a time, and each looks anew: two that bring the same title make it once.
      await this.etiquetas.lockAdding();
      known = await this.byTitle();
      for (const title of titles) {
        if (!isKnown(title)) {
          known.set(plain(title), (await this.etiquetas.add(title)).id);
        }
      }
    }
    return (title) => known.get(plain(title)) ?? [];
  }

  private async byTitle(): Promise<Map<string, string>> {
    return new Map((await this.etiquetas.findAll()).map(({ id, titulo }) => [plain(titulo), id]));
  }
}

/** Titles are the same in any letter case, accented or not. */
function plain(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
