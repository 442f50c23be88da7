import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import type { Trozo } from '../../plataforma/textos/pasaje.js';
import { Textos } from '../../plataforma/textos/textos.service.js';
import { type ArchivoConVersion, ArchivosRepository } from './archivos.repository.js';
import { DirectoriosService } from './directorios.service.js';

/** An archivo that a search found. */
export interface ArchivoHallado extends ArchivoConVersion {
  /** The place in the text that has the words; null when the name has them. */
  pasaje: Trozo[] | null;
}

/** Finds archivos by name and by text. Tells open pages of the drive when a text or small picture is new. */
@Injectable()
export class TextosDelDrive implements OnModuleInit {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly tree: DirectoriosService,
    private readonly textos: Textos,
    private readonly miniaturas: Miniaturas,
  ) {}

  onModuleInit(): void {
    this.textos.onLeido((sha256) => this.tell(sha256));
    this.miniaturas.onHecha((sha256) => this.tell(sha256));
  }

  /**
   * Archivos whose name has all words, then archivos whose text has them. In each group the last changed come first.
   */
  async find(buscar: string, limit: number): Promise<ArchivoHallado[]> {
    const named = await this.archivos.findNamed(buscar, limit);
    const known = new Set(named.map(({ archivo }) => archivo.id));
    const withText = named.length < limit ? await this.archivos.findWithText(buscar, limit) : [];
    const more = withText.filter(({ archivo }) => !known.has(archivo.id)).slice(0, limit - named.length);
    const pasajes = await this.textos.pasajesDe(
      more.map(({ actual }) => actual.sha256),
      buscar,
    );
    return [
      ...named.map((row) => ({ ...row, pasaje: null })),
      ...more.map((row) => ({ ...row, pasaje: pasajes.get(row.actual.sha256) ?? [] })),
    ];
  }

  private async tell(sha256: string): Promise<void> {
    const directorios = await this.archivos.findDirectoriosWith(sha256);
    if (directorios.length > 0) {
      await this.tree.tell(directorios);
    }
  }
}
