import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Importaciones } from '../../../common/importaciones/importaciones.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Imagenes } from '../../../plataforma/imagenes/imagenes.service.js';
import { type ContactoFila, ContactosRepository } from '../contactos.repository.js';
import { ContactosService } from '../contactos.service.js';
import { CONTACTOS_COMBINADOS, CombinacionesRepository, type ContactoCombinado } from './combinaciones.repository.js';
import { type Agregado, combinar, isNothing, juntar, separar } from './combinar.js';
import type { FilaImportada } from './contactos-nuevos.service.js';

interface Cambiado {
  before: ContactoFila;
  after: ContactoFila;
  agregado: Agregado;
}

/** Merges rows of an import into existing contactos, and undoes it. */
@Injectable()
export class Combinaciones {
  constructor(
    private readonly importaciones: Importaciones,
    private readonly combinaciones: CombinacionesRepository,
    private readonly contactos: ContactosRepository,
    private readonly servicio: ContactosService,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Merges rows into locked contactos.
   * @returns how many rows added something, and the id to undo it; null when no row did
   */
  async add(filas: readonly { id: string; fila: FilaImportada }[]) {
    const found = await this.contactos.findByIds([...new Set(filas.map(({ id }) => id))]);
    const cambiados = new Map<string, Cambiado>();
    const byId = new Map(found.map((contacto) => [contacto.id, contacto]));
    let combinados = 0;
    for (const { id, fila } of filas) {
      const before = byId.get(id);
      if (!before) {
        continue;
      }
      const known = cambiados.get(id);
      const { combinado, agregado, avisos } = combinar(known?.after ?? before, fila.datos);
      fila.usable.avisos.push(...avisos);
      if (!isNothing(agregado)) {
        combinados++;
        const all = known ? juntar(known.agregado, agregado) : agregado;
        cambiados.set(id, { before, after: combinado, agregado: all });
      }
    }
    if (cambiados.size === 0) {
      return { combinados, importacion: null };
    }
    const all = [...cambiados.values()];
    await this.write(all);
    await this.contactos.addEtiquetas(
      all.map(({ before, agregado }) => ({
        id: before.id,
        etiquetas: agregado.etiquetas,
        desde: before.etiquetas.length,
      })),
    );
    const importacion = uuid();
    await this.importaciones.keep(
      CONTACTOS_COMBINADOS,
      importacion,
      all.map(({ before, agregado }) => ({ id: before.id, agregado })),
    );
    return { combinados, importacion };
  }

  /** Removes the values that an import added to contactos. @returns whether any of these contactos still exists */
  async undo(importacion: string): Promise<boolean> {
    const agregados = await this.importaciones.takeAny<ContactoCombinado>(CONTACTOS_COMBINADOS, importacion);
    await this.combinaciones.lockContactos(agregados.map(({ id }) => id));
    const found = await this.contactos.findByIds(agregados.map(({ id }) => id));
    const byId = new Map(found.map((contacto) => [contacto.id, contacto]));
    const there = agregados.flatMap(({ id, agregado }) => {
      const before = byId.get(id);
      return before ? [{ before, after: separar(before, agregado), agregado }] : [];
    });
    await this.write(there);
    await this.combinaciones.removeEtiquetas(there.map(({ before, agregado }) => ({ id: before.id, agregado })));
    return there.length > 0;
  }

  private async write(cambiados: readonly Cambiado[]): Promise<void> {
    await this.combinaciones.write(cambiados.map(({ after }) => after));
    const others = cambiados.filter(({ before, after }) => before.avatar !== after.avatar);
    await this.transactions.asPlatform(async (manager) => {
      await this.imagenes.retire(
        manager,
        others.map(({ before }) => before.avatar),
      );
      await this.imagenes.show(
        manager,
        others.map(({ after }) => after.avatar),
      );
    });
    for (const { before, after } of cambiados) {
      if (before.personaId) {
        await this.servicio.offer(before, after);
      }
    }
  }
}
