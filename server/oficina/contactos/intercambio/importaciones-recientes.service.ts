import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { found } from '../../../common/database/found.js';
import { ContactosNuevos } from './contactos-nuevos.service.js';
import {
  ImportacionesRecientesRepository,
  type ImportacionReciente,
  type LoImportado,
} from './importaciones-recientes.repository.js';

/** The imports of the last day, which can be undone. */
@Injectable()
export class ImportacionesRecientes {
  constructor(
    private readonly recientes: ImportacionesRecientesRepository,
    private readonly nuevos: ContactosNuevos,
  ) {}

  findAll(): Promise<ImportacionReciente[]> {
    return this.recientes.findAll();
  }

  /** Stores the ids of an import, so that it can be undone. */
  async keep(importado: LoImportado): Promise<void> {
    if (importado.contactos.length > 0 || importado.combinacion) {
      await this.recientes.keep(uuid(), importado);
    }
  }

  /** Undoes an import. @throws DomainError 404 after a day, or when nothing of the import exists */
  async undo(id: string): Promise<void> {
    const { contactos, etiquetas, combinacion } = found(await this.recientes.take(id), 'la importación');
    await this.nuevos.undo({ ids: contactos, etiquetas, importacion: combinacion });
  }
}
