import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { Archivo } from './archivo.entity.js';
import { ArchivosRepository, type Copiable } from './archivos.repository.js';
import { CopiasDeArchivos } from './copias.service.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { DirectoriosService } from './directorios.service.js';
import { elegidos, Lote } from './lote.js';
import type { MoverArchivosDto } from './lotes.dto.js';
import { demasiadoHondo, dentroDeSi, enPapelera, MAX_NIVELES } from './negativas.js';
import { NombresRepository } from './nombres.repository.js';
import type { NombresDelLugar } from './nombres-del-lugar.js';
import type { Arbol } from './tree.js';

/** The place to which archivos and directorios go. */
interface Destino {
  id: string | null;
  tree: Arbol;
  archivos: NombresDelLugar;
  directorios: NombresDelLugar;
}

/** Moves and copies several archivos and directorios at once. A refused one does not stop the others. */
@Injectable()
export class MovimientosDeArchivos {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly directorios: DirectoriosRepository,
    private readonly nombres: NombresRepository,
    private readonly copias: CopiasDeArchivos,
    private readonly tree: DirectoriosService,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * Moves the chosen archivos and directorios into a directorio. A chosen one that is inside another chosen one stays
   * there.
   * @throws DomainError 422
   */
  async move(dto: MoverArchivosDto): Promise<Lote> {
    const chosen = elegidos(dto);
    const destino = await this.open(dto);
    const lote = new Lote();
    const { alone, isAlong } = apart(destino.tree, chosen.directorios);
    for (const id of alone) {
      await this.moveDirectorio(lote, destino, id);
    }
    const movedTrees = new Set(lote.directorios);
    lote.directorios.push(...chosen.directorios.filter((id) => isAlong(destino.tree.find(id)?.padreId, movedTrees)));
    const moved: { id: string; antes: string; nombre: string }[] = [];
    for (const archivo of await this.lockArchivos(lote, destino, chosen.archivos)) {
      if (archivo.directorioId === destino.id || isAlong(archivo.directorioId, movedTrees)) {
        lote.archivos.push(archivo.id);
        continue;
      }
      // An archivo in a refused directorio stays there, so it needs no name in the new place.
      const nombre = isAlong(archivo.directorioId) ? null : await this.nameOf(lote, destino.archivos, archivo);
      if (nombre !== null) {
        moved.push({ id: archivo.id, antes: archivo.nombre, nombre });
        lote.archivos.push(archivo.id);
        lote.change(archivo.nombre, archivo.directorioId, destino.id);
      }
    }
    await this.archivos.move(moved, { directorioId: destino.id });
    await this.record('archivos.movidos', lote, destino);
    return lote;
  }

  /**
   * Copies the chosen archivos and directorios into a directorio. Copies have the newest version only.
   * @throws DomainError 409, 422
   */
  async copy(dto: MoverArchivosDto): Promise<Lote> {
    const chosen = elegidos(dto);
    const destino = await this.open(dto);
    const lote = new Lote();
    for (const id of chosen.directorios) {
      const rama = destino.tree.find(id);
      const refusal = rama && (this.refusalOf(destino, id) ?? (await this.copias.refusalOf(destino.tree, id)));
      if (!rama) {
        lote.refuseUnknown(id, 'el directorio');
      } else if (refusal) {
        lote.refuse(id, rama.nombre, refusal);
      } else {
        const nombre = await this.nameOf(lote, destino.directorios, rama);
        if (nombre !== null) {
          lote.directorios.push(await this.copias.copyDirectorio(destino.tree, id, destino.id, nombre));
          lote.change(rama.nombre, destino.id);
        }
      }
    }
    const copies: Copiable[] = [];
    for (const { id, bytes, ...archivo } of await this.lockArchivos(lote, destino, chosen.archivos)) {
      const nombre = await this.nameOf(lote, destino.archivos, { id, nombre: archivo.nombre });
      if (nombre !== null) {
        copies.push({ id, bytes, nombre, directorioId: destino.id });
        lote.change(archivo.nombre, destino.id);
      }
    }
    lote.archivos.push(...(await this.copias.copyArchivos(copies)));
    await this.record('archivos.copiados', lote, destino);
    return lote;
  }

  /** Opens the place. Locks keep others from changing it meanwhile. */
  private async open({ directorioId, directorios = [], siExiste }: MoverArchivosDto): Promise<Destino> {
    if (directorios.length > 0) {
      await this.directorios.lockTree();
    } else {
      await this.directorios.shareTree();
      await this.directorios.lockNames([directorioId]);
    }
    const tree = await this.directorios.tree();
    if (directorioId !== null && !tree.find(directorioId)) {
      throw invalidField('directorioId', 'El directorio de destino no existe.');
    }
    return {
      id: directorioId,
      tree,
      archivos: await this.nombres.in('archivos', directorioId, siExiste),
      directorios: await this.nombres.in('directorios', directorioId, siExiste),
    };
  }

  private async moveDirectorio(lote: Lote, destino: Destino, id: string): Promise<void> {
    const rama = destino.tree.find(id);
    const refusal = rama && this.refusalOf(destino, id);
    if (!rama) {
      lote.refuseUnknown(id, 'el directorio');
    } else if (refusal) {
      lote.refuse(id, rama.nombre, refusal);
    } else if (rama.padreId === destino.id) {
      lote.directorios.push(id);
    } else {
      const nombre = await this.nameOf(lote, destino.directorios, rama);
      if (nombre !== null) {
        await this.directorios.move(id, { padreId: destino.id, nombre });
        lote.directorios.push(id);
        lote.change(rama.nombre, rama.padreId, destino.id);
      }
    }
  }

  /** Locks the archivos that can go, in the order of the call. Their names are compared in one query. */
  private async lockArchivos(lote: Lote, destino: Destino, ids: readonly string[]): Promise<Archivo[]> {
    const locked = new Map((await this.archivos.findLocked(ids)).map((row) => [row.id, row]));
    await destino.archivos.learn([...locked.values()].map(({ nombre }) => nombre));
    return ids.flatMap((id) => {
      const archivo = locked.get(id);
      if (archivo?.eliminadoEn === null) {
        return [archivo];
      }
      if (archivo) {
        lote.refuse(id, archivo.nombre, enPapelera(archivo.nombre));
      } else {
        lote.refuseUnknown(id, 'el archivo');
      }
      return [];
    });
  }

  /** Why a directorio cannot go to the place. */
  private refusalOf({ id: destinoId, tree }: Destino, id: string) {
    const path = tree.pathOf(destinoId);
    if (path.some((rama) => rama.id === id)) {
      return dentroDeSi();
    }
    return path.length + tree.heightOf(id) > MAX_NIVELES ? demasiadoHondo() : undefined;
  }

  /** The name that an archivo or directorio gets in the place; null when it does not go there. */
  private async nameOf(
    lote: Lote,
    nombres: NombresDelLugar,
    { id, nombre }: { id: string; nombre: string },
  ): Promise<string | null> {
    const taken = await nombres.take(id, nombre);
    if (taken === 'omitido') {
      lote.omitidos.push(id);
      return null;
    }
    if (taken instanceof Error) {
      lote.refuse(id, nombre, taken);
      return null;
    }
    return taken.nombre;
  }

  private async record(
    accion: 'archivos.movidos' | 'archivos.copiados',
    lote: Lote,
    { id, tree }: Destino,
  ): Promise<void> {
    if (lote.nombres.length > 0) {
      const { nombres, archivos, directorios } = lote;
      this.auditoria.record({
        accion,
        entidad: id ? 'directorio' : 'cuenta',
        entidadId: id ?? this.transactions.tenant.cuentaId,
        datos: { nombres, archivos, directorios, a: tree.find(id ?? '')?.nombre ?? null },
      });
      await this.tree.tell([...lote.lugares]);
    }
  }
}

/**
 * Returns the chosen directorios that are inside no other chosen one. `isAlong` says whether the content of a
 * directorio goes along with one of `trees`, by default a chosen directorio.
 */
function apart(tree: Arbol, chosen: readonly string[]) {
  const isAlong = (padreId: string | null | undefined, trees: ReadonlySet<string> = all) =>
    tree.pathOf(padreId ?? null).some(({ id }) => trees.has(id));
  const all: ReadonlySet<string> = new Set(chosen);
  return { alone: chosen.filter((id) => !isAlong(tree.find(id)?.padreId)), isAlong };
}
