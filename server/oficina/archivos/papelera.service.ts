import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { Trash } from '../../common/files/trash.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { Archivo } from './archivo.entity.js';
import { ArchivosRepository } from './archivos.repository.js';
import type { Directorio } from './directorio.entity.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { DirectoriosService } from './directorios.service.js';
import { elegidos, Lote } from './lote.js';
import type { ElegidosDto } from './lotes.dto.js';
import { conOcultos } from './negativas.js';
import { NombresRepository } from './nombres.repository.js';
import type { NombresDelLugar } from './nombres-del-lugar.js';

const HOURLY = '47 * * * *';

/** An archivo or directorio in the trash, and the place where it was. */
interface Eliminado {
  id: string;
  nombre: string;
  lugar: string | null;
  eliminadoCon: string | null;
}

/** Puts archivos and whole directorios into the trash, and restores them. */
@Injectable()
export class PapeleraDeArchivos implements OnModuleInit {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly directorios: DirectoriosRepository,
    private readonly nombres: NombresRepository,
    private readonly tree: DirectoriosService,
    private readonly trash: Trash,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.trash.schedule('archivos-vencidos', HOURLY, 'vaciar_archivos');
  }

  /**
   * Puts the chosen archivos and directorios into the trash. A directorio goes with all that it contains.
   * @throws DomainError 422
   */
  async remove(dto: ElegidosDto): Promise<Lote> {
    const chosen = elegidos(dto);
    const lote = new Lote();
    await (chosen.directorios.length > 0 ? this.directorios.lockTree() : this.directorios.shareTree());
    const tree = await this.directorios.tree();
    const gone = new Set<string>();
    for (const id of await this.directorios.outermostFirst(chosen.directorios)) {
      const rama = tree.find(id);
      if (!rama) {
        lote.refuseUnknown(id, 'el directorio');
      } else if (await this.directorios.hasHidden(id)) {
        lote.refuse(id, rama.nombre, conOcultos());
      } else {
        const inside = tree.within(id).map((each) => each.id);
        const entry = { ...this.trash.entry(), eliminadoCon: id };
        if (!gone.has(id)) {
          await this.archivos.trashIn(inside, entry);
          await this.directorios.trash(inside, entry);
          lote.change(rama.nombre, rama.padreId, ...inside);
        }
        for (const each of inside) {
          gone.add(each);
        }
        lote.directorios.push(id);
      }
    }
    for (const { id, nombre, directorioId, eliminadoEn } of await this.lockArchivos(lote, chosen.archivos)) {
      if (eliminadoEn === null) {
        lote.change(nombre, directorioId);
      }
      lote.archivos.push(id);
    }
    await this.archivos.trash(lote.archivos, this.trash.entry());
    await this.record('archivos.eliminados', lote);
    return lote;
  }

  /**
   * Restores the chosen archivos and directorios, with the content that went into the trash with them. When a name is
   * taken meanwhile, a number is added to it. A directorio with content that the person does not see is refused: that
   * content would stay in the trash.
   * @throws DomainError 422
   */
  async restore(dto: ElegidosDto): Promise<Lote> {
    const chosen = elegidos(dto);
    const lote = new Lote();
    // The restore gives names in several places, so it locks the whole tree.
    await this.directorios.lockTree();
    for (const id of await this.directorios.outermostFirst(chosen.directorios)) {
      const [row] = await this.directorios.findByIds([id]);
      if (!row) {
        lote.refuseUnknown(id, 'el directorio');
      } else if (row.eliminadoEn === null || (await this.mayReturnWhole(lote, row))) {
        await this.restoreDirectorio(lote, row);
      }
    }
    await this.restoreArchivos(lote, chosen.archivos);
    await this.record('archivos.restaurados', lote);
    return lote;
  }

  /**
   * Restores a single archivo or directorio, as {@link restore}.
   * @throws DomainError with the reason why it cannot be restored
   */
  async restoreOne(dto: ElegidosDto): Promise<Lote> {
    const lote = await this.restore(dto);
    const [refused] = lote.rechazados;
    if (refused) {
      throw new DomainError(refused.code, refused.code === 'NO_ENCONTRADO' ? 404 : 409, refused.message);
    }
    return lote;
  }

  private async restoreDirectorio(lote: Lote, { id, nombre, padreId, eliminadoEn }: Directorio): Promise<void> {
    const exit = { ...this.trash.exit(), eliminadoCon: null };
    if (eliminadoEn !== null) {
      const free = await (await this.nombres.in('directorios', padreId)).takeFree(nombre);
      // The name changes first: the statement below brings back the directorio with its content.
      if (free !== nombre) {
        await this.directorios.update(id, { nombre: free });
      }
    }
    // A directorio may be back already: then this restores content that stayed in the trash.
    const back = (await this.directorios.restore(id, exit)) + (await this.archivos.restore(id, exit));
    if (back > 0) {
      const inside = (await this.directorios.tree()).within(id);
      lote.change(nombre, padreId, ...inside.map((rama) => rama.id));
    }
    lote.directorios.push(id);
  }

  private async restoreArchivos(lote: Lote, ids: readonly string[]): Promise<void> {
    const places = new Map<string | null, NombresDelLugar>();
    const restored: { id: string; antes: string; nombre: string }[] = [];
    for (const row of await this.lockArchivos(lote, ids)) {
      const { id, nombre: antes, directorioId, eliminadoEn } = row;
      if (eliminadoEn === null) {
        lote.archivos.push(id);
      } else if (await this.mayReturn(lote, { ...row, lugar: directorioId })) {
        const nombres = places.get(directorioId) ?? (await this.nombres.in('archivos', directorioId));
        places.set(directorioId, nombres);
        const nombre = await nombres.takeFree(antes);
        restored.push({ id, antes, nombre });
        lote.archivos.push(id);
        lote.change(nombre, directorioId);
      }
    }
    await this.archivos.move(restored, { ...this.trash.exit(), eliminadoCon: null });
  }

  /** Locks the archivos that exist, in the order of the call. */
  private async lockArchivos(lote: Lote, ids: readonly string[]): Promise<Archivo[]> {
    const locked = new Map((await this.archivos.findLocked(ids)).map((row) => [row.id, row]));
    for (const id of ids.filter((each) => !locked.has(each))) {
      lote.refuseUnknown(id, 'el archivo');
    }
    return ids.flatMap((id) => locked.get(id) ?? []);
  }

  private async mayReturnWhole(lote: Lote, row: Directorio): Promise<boolean> {
    if (!(await this.mayReturn(lote, { ...row, lugar: row.padreId }))) {
      return false;
    }
    const hasHidden = await this.directorios.hasHidden(row.id);
    if (hasHidden) {
      lote.refuse(row.id, row.nombre, conOcultos());
    }
    return !hasHidden;
  }

  /** Whether something may leave the trash. Refuses it when the directorio that contains it is in the trash. */
  private async mayReturn(lote: Lote, { id, nombre, lugar, eliminadoCon }: Eliminado): Promise<boolean> {
    const [padre] = lugar ? await this.directorios.findByIds([lugar]) : [];
    if (eliminadoCon === id && (lugar === null || padre?.eliminadoEn === null)) {
      return true;
    }
    const message = `Estaba en «${padre?.nombre ?? ''}», que está en la papelera. Restaure ese directorio primero.`;
    lote.refuse(id, nombre, { code: 'LUGAR_EN_PAPELERA', message });
    return false;
  }

  private async record(accion: 'archivos.eliminados' | 'archivos.restaurados', lote: Lote): Promise<void> {
    if (lote.nombres.length > 0) {
      const { nombres, archivos, directorios } = lote;
      this.auditoria.record({
        accion,
        entidad: 'cuenta',
        entidadId: this.transactions.tenant.cuentaId,
        datos: { nombres, archivos, directorios },
      });
      await this.tree.tell([...lote.lugares]);
    }
  }
}
