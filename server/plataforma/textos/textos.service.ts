import { Injectable } from '@nestjs/common';
import { Settings } from '../../common/config/settings.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { expresionDe, pasajeDe, type Trozo } from './pasaje.js';
import { type Bytes, type EstadoDeTexto, TextosRepository } from './textos.repository.js';

/** Called when the text of bytes was read, or will not be read. Runs in a transaction of their cuenta. */
type OnLeido = (sha256: string) => Promise<void>;

/** A version of any file. */
interface ConTexto {
  sha256: string;
  texto?: EstadoDeTexto | null;
}

/**
 * The texts of files: of versions of documents, and of other files in the storage. The same bytes are read once in a
 * cuenta.
 */
@Injectable()
export class Textos {
  private readonly listeners: OnLeido[] = [];

  constructor(
    private readonly textos: TextosRepository,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
  ) {}

  /**
   * Requests the texts of bytes that the running transaction files. People who see a file with the bytes may search its
   * text.
   */
  async pedir(...bytes: readonly Bytes[]): Promise<void> {
    await this.textos.ask(bytes);
    if (this.settings.FILE_TEXTS) {
      await this.jobs.send('textos-de-archivos', {}, { singletonKey: 'uno' });
    }
  }

  /** Adds to versions the states of their texts; null while texts are not read. */
  async withEstado<Version extends ConTexto>(versiones: Version[]): Promise<Version[]> {
    const hashes = versiones.map(({ sha256 }) => sha256);
    const isRead = this.settings.FILE_TEXTS && hashes.length > 0;
    const estados = isRead ? await this.textos.findEstados(hashes) : new Map<string, EstadoDeTexto>();
    for (const version of versiones) {
      version.texto = estados.get(version.sha256) ?? null;
    }
    return versiones;
  }

  /**
   * Whether few texts of the cuenta have the words of a search. If so, the index of `textos_por_partes` finds them.
   * Otherwise `textos_hallables` reads the texts in the order of the answer.
   */
  areRare(buscar: string): Promise<boolean> {
    return this.textos.areRare(buscar);
  }

  /** The passages in visible texts that match a search, by the hashes of their bytes. */
  async pasajesDe(hashes: readonly string[], buscar: string): Promise<Map<string, Trozo[]>> {
    const comienzos = hashes.length === 0 ? [] : await this.textos.findComienzos(buscar);
    if (comienzos.length === 0) {
      return new Map();
    }
    const around = await this.textos.findAround(hashes, expresionDe(comienzos));
    return new Map(
      [...around].flatMap(([sha256, text]) => {
        const pasaje = pasajeDe(text, comienzos);
        return pasaje ? [[sha256, pasaje] as const] : [];
      }),
    );
  }

  /** Calls `listener` after each file. Call it in `onModuleInit`. */
  onLeido(listener: OnLeido): void {
    this.listeners.push(listener);
  }

  async tell(sha256: string): Promise<void> {
    for (const listener of this.listeners) {
      await listener(sha256);
    }
  }
}
