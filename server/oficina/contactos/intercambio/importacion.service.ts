import { Injectable } from '@nestjs/common';
import { counted, type Limites } from '../../../common/files/csv-table.js';
import { extensionOf } from '../../../common/files/file-name.js';
import type { Importador, TextoImportado } from '../../../common/importaciones/importaciones.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { ContactoFields } from '../contacto-fields.service.js';
import { type ContactoUsable, quoted, usableOf } from './contacto-usable.js';
import type { SinEtiquetas } from './contactos-nuevos.service.js';
import { readCsv } from './csv-reader.js';
import { type Elecciones, eleccionesOf } from './elecciones.js';
import { FotosDeContactos } from './fotos.service.js';
import { ImportacionConRepetidos } from './importacion-con-repetidos.service.js';
import { ImportacionesRecientes } from './importaciones-recientes.service.js';
import {
  type FilaDeContactosDto,
  type ImportacionContactosDto,
  MAX_CONTACTOS,
  MAX_NEW_TITLES,
  type RevisionContactosDto,
} from './intercambio.dto.js';
import type { ContactoLeido } from './leido.js';
import { readVcards } from './vcard-reader.js';

const LIMITES: Limites = {
  most: MAX_CONTACTOS,
  demasiadas: ['DEMASIADOS_CONTACTOS', 'El archivo tiene más de 5.000 contactos.'],
  ninguna: ['SIN_CONTACTOS', 'El archivo no tiene contactos.'],
};
/** The most sentences about one row. */
const MAX_AVISOS = 5;
const MAX_TITLES = 3;

/**
 * Imports contacts from files of other programs. Usable contacts are added in one transaction; the other rows are
 * reported.
 */
@Injectable()
export class ImportacionContactos implements Importador<Leidos, RevisionContactosDto, ImportacionContactosDto> {
  readonly formatos = 'vCard (.vcf) o CSV (.csv)';
  readonly looks = 1;

  constructor(
    private readonly repetidos: ImportacionConRepetidos,
    private readonly recientes: ImportacionesRecientes,
    private readonly campos: ContactoFields,
    private readonly fotos: FotosDeContactos,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
  ) {}

  /** @throws DomainError 422 for invalid choices, or when the file has no contacts */
  async read({ nombre, texto, campos }: TextoImportado, tenant: TenantContext): Promise<Leidos> {
    const elecciones = eleccionesOf(campos);
    const { pais, today } = await this.transactions.tenantTransaction(
      tenant,
      async () => ({ pais: (await this.directory.cuenta()).pais, today: await this.campos.today() }),
      { readOnly: true },
    );
    return { elecciones, ...(await readAll(contactosIn(nombre, texto, pais), today)) };
  }

  async prepare({ usables }: Leidos, { usuarioId }: TenantContext): Promise<void> {
    await this.fotos.store(usables, usuarioId);
  }

  look({ usables }: Leidos): Promise<RevisionContactosDto> {
    return this.repetidos.check(usables);
  }

  async store({ usables, omitidos, elecciones }: Leidos): Promise<ImportacionContactosDto> {
    const { ids, etiquetas, importados, without, repetidos } = await this.repetidos.import(usables, elecciones);
    await this.recientes.keep({ contactos: ids, etiquetas, combinacion: repetidos?.importacion ?? null });
    return {
      creados: ids.length,
      omitidos,
      incompletos: incomplete(importados, without),
      contactos: ids,
      etiquetas,
      ...(repetidos && { repetidos }),
    };
  }
}

interface Leidos {
  elecciones: Elecciones | null;
  usables: ContactoUsable[];
  omitidos: FilaDeContactosDto[];
}

/** The usable contacts of a file, and the other rows. @throws DomainError 422 when the file has no contacts */
async function readAll(
  leidos: AsyncIterable<ContactoLeido>,
  today: string,
): Promise<Pick<Leidos, 'usables' | 'omitidos'>> {
  const usables: ContactoUsable[] = [];
  const omitidos: FilaDeContactosDto[] = [];
  for await (const leido of counted(leidos, LIMITES)) {
    const usable = await usableOf(leido, today);
    typeof usable === 'string' ? omitidos.push(filaOf(leido, usable)) : usables.push(usable);
  }
  return { usables, omitidos };
}

async function* contactosIn(nombre: string, text: string, pais: string): AsyncGenerator<ContactoLeido> {
  const isVcard = /^\s*BEGIN:VCARD/i.test(text) || ['vcf', 'vcard'].includes(extensionOf(nombre));
  yield* isVcard ? readVcards(text, pais) : readCsv(text, pais);
}

/** The rows from which something was left out. */
function incomplete(usables: readonly ContactoUsable[], without: readonly SinEtiquetas[]): FilaDeContactosDto[] {
  const ofTitles = new Map(without.map(({ contacto, titles }) => [contacto, withoutTitles(titles)]));
  return usables.flatMap((usable) => {
    const avisos = [...usable.avisos, ...(ofTitles.get(usable) ?? [])];
    const more = avisos.length > MAX_AVISOS ? [`Y otros ${avisos.length - MAX_AVISOS} datos.`] : [];
    return avisos.length === 0 ? [] : [filaOf(usable.leido, [...avisos.slice(0, MAX_AVISOS), ...more].join(' '))];
  });
}

function withoutTitles(titles: readonly string[]): string[] {
  const named = titles.slice(0, MAX_TITLES).map(quoted).join(', ');
  const more = titles.length > MAX_TITLES ? ` y otras ${titles.length - MAX_TITLES}` : '';
  return [`El archivo trae más de ${MAX_NEW_TITLES} etiquetas nuevas; se importó sin ${named}${more}.`];
}

function filaOf({ fila, name }: ContactoLeido, motivo: string): FilaDeContactosDto {
  return { fila, nombre: name.slice(0, 200) || null, motivo };
}
