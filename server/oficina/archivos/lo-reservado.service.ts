import { Injectable } from '@nestjs/common';
import { CarpetaGate } from '../../expediente/carpetas/carpeta-gate.service.js';
import { documentoReservado } from '../../expediente/documentos/documento-reservado.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { Archivo } from './archivo.entity.js';
import { ArchivosRepository } from './archivos.repository.js';
import type { ElegidosDto } from './lotes.dto.js';
import { LO_VERAN_OTROS } from './negativas.js';

/** Watches copies of documents of reserved carpetas that only titulares and adscriptos see. */
@Injectable()
export class LoReservadoService {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly auditoria: Auditoria,
    private readonly gate: CarpetaGate,
  ) {}

  /**
   * Runs `work`, which may show copies of documents of reserved carpetas to the whole office. Records each shown copy.
   * Uses the running transaction.
   * @param elegidos the archivos and directorios that `work` changes
   * @param work returns the archivos and directorios after the change: the same ones, or their new copies
   * @throws DomainError 409 when others would see a copy and nobody confirmed that; the transaction then undoes `work`
   */
  async watch<T extends ElegidosDto>(
    loVeranOtros: boolean | undefined,
    elegidos: ElegidosDto,
    work: () => Promise<T>,
  ): Promise<T> {
    const before = new Set((await this.archivos.findReservadosALaVista(elegidos)).map(({ id }) => id));
    const done = await work();
    const after = await this.archivos.findReservadosALaVista(done);
    const shown = after.filter(({ id }) => !before.has(id));
    if (shown.length > 0 && !loVeranOtros) {
      throw documentoReservado(LO_VERAN_OTROS);
    }
    for (const { id, nombre, carpetaId } of shown) {
      this.record(id, carpetaId, { nombre, donde: 'donde lo ve toda la oficina' });
    }
    return done;
  }

  /**
   * Asks for a confirmation before a hidden copy goes into a carpeta other than its own. Then records the copy.
   * @throws DomainError 409
   */
  async checkCopy(
    { id, nombre, reservado, carpetaId }: Archivo,
    aCarpetaId: string,
    loVeranOtros: boolean,
  ): Promise<void> {
    if (!reservado || carpetaId === null || carpetaId === aCarpetaId) {
      return;
    }
    if (!(await this.gate.visible(carpetaId)).reservada) {
      return;
    }
    if (!loVeranOtros) {
      throw documentoReservado('En esa carpeta lo verán también otros: confirme si lo copia igual.');
    }
    this.record(id, carpetaId, { nombre, donde: 'en otra carpeta' });
  }

  private record(entidadId: string, carpetaId: string, datos: Record<string, string>): void {
    this.auditoria.record({ accion: 'archivo.mostrado', entidad: 'archivo', entidadId, carpetaId, datos });
  }
}
