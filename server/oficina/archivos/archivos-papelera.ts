import { Injectable } from '@nestjs/common';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../plataforma/papelera/papelera-source.js';
import { ArchivosService, type ConRuta } from './archivos.service.js';

interface Eliminado {
  id: string;
  nombre: string;
  eliminadoEn: Date | null;
  seEliminaEn: Date | null;
}

/** An entry of the trash of all tools. It has its own end, since it stays longer than entries of other tools. */
const toEnPapelera = ({ id, nombre, eliminadoEn, seEliminaEn }: Eliminado, { ruta }: ConRuta<unknown>): EnPapelera => ({
  id,
  nombre,
  lugar: ruta.map((paso) => paso.nombre).join(' / ') || null,
  eliminadoEn: eliminadoEn as Date,
  seBorraEn: seEliminaEn as Date,
});

/** Archivos that were put into the trash themselves, not with a directorio. */
@Injectable()
@PapeleraGroup({ tipo: 'archivo', permission: 'archivos.escribir' })
export class ArchivosPapelera implements PapeleraSource {
  constructor(private readonly archivos: ArchivosService) {}

  async find(limit: number): Promise<EnPapelera[]> {
    return (await this.archivos.trashed(limit)).archivos.map((row) => toEnPapelera(row.archivo, row));
  }
}

/** Directorios that were put into the trash themselves, each with all that it contains. */
@Injectable()
@PapeleraGroup({ tipo: 'directorio', permission: 'archivos.escribir' })
export class DirectoriosPapelera implements PapeleraSource {
  constructor(private readonly archivos: ArchivosService) {}

  async find(limit: number): Promise<EnPapelera[]> {
    return (await this.archivos.trashed(limit)).directorios.map((row) => toEnPapelera(row.directorio, row));
  }
}
