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
    const etiquetaOf = await this.etiquetaFinder();
    const refused: Refused[] = [];
    const rows: Parameters<ContactosRepository['insert']>[0] = [];
    const tagged: { id: string; etiquetas: string[] }[] = [];
    for (const { leido, campos } of nuevos) {
      try {
        const fields = withoutUndefined(await this.campos.read(campos, SIN_DATOS));
        const { etiquetas: _, ...columns } = { ...SIN_DATOS, ...fields };
        const etiquetas: string[] = [];
        for (const title of leido.etiquetas) {
          etiquetas.push(await etiquetaOf(title));
        }
        const id = uuid();
        rows.push({ id, ...columns, version: 1, creadoPor: tenant.usuarioId, creadoEn: now, actualizadoEn: now });
        tagged.push({ id, etiquetas });
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
    await this.contactos.addEtiquetas(tagged);
    this.realtime.tellCuenta({ type: 'contacts.changed' });
    return { ids: tagged.map(({ id }) => id), refused };
  }

  /** A function that finds an etiqueta by its title, in any letter case and accented or not, or makes it. */
  private async etiquetaFinder(): Promise<(title: string) => Promise<string>> {
    const known = new Map((await this.etiquetas.findAll()).map(({ id, titulo }) => [plain(titulo), id]));
    let made = 0;
    return async (title) => {
      const id = known.get(plain(title));
      if (id) {
        return id;
      }
      if (title.length > MAX_TITLE) {
        throw new DomainError('DATOS_INVALIDOS', 422, 'Una de sus etiquetas tiene más de 60 caracteres.');
      }
      if (++made > MAX_NEW_TITLES) {
        throw new DomainError('DATOS_INVALIDOS', 422, `El archivo trae más de ${MAX_NEW_TITLES} etiquetas nuevas.`);
      }
      const etiqueta = await this.etiquetas.add(title);
      known.set(plain(title), etiqueta.id);
      return etiqueta.id;
    };
  }
}

function plain(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
