import { Injectable } from '@nestjs/common';
import { type EnPapelera, PapeleraGroup, type PapeleraSource } from '../../../plataforma/papelera/papelera-source.js';
import { PersonaArchivosRepository } from './persona-archivos.repository.js';

/** The trash of personas' documents, each with the name of its persona. */
@Injectable()
@PapeleraGroup({ tipo: 'personaArchivo', permission: 'carpetas.editar' })
export class PersonaArchivosPapelera implements PapeleraSource {
  constructor(private readonly archivos: PersonaArchivosRepository) {}

  find(limit: number): Promise<EnPapelera[]> {
    return this.archivos.findDeleted(limit);
  }
}
