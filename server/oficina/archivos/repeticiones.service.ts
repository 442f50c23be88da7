import { Injectable } from '@nestjs/common';
import type { FileFacts } from '../../common/files/incoming-file.js';
import { isOwnAndNew, isSentAgain, StoredBefore } from '../../common/files/sent-again.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Archivo } from './archivo.entity.js';
import { ArchivosRepository } from './archivos.repository.js';
import type { SiExiste } from './subidas.dto.js';

/** Recognises uploads that a client sends again because the answer was lost. */
@Injectable()
export class Repeticiones {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Whether the running person stored the newest version of an archivo a moment ago. */
  async mayBe(archivoId: string): Promise<boolean> {
    const [row] = await this.archivos.findByIds([archivoId]);
    return row !== undefined && isOwnAndNew(row.actual, this.transactions);
  }

  /** @param taken the archivo that has the name of the file @throws StoredBefore when the file was stored a moment ago */
  async checkArchivo(
    directorioId: string | null,
    { id, nombre, siExiste }: { id: string; nombre: string; siExiste: SiExiste | undefined },
    stored: FileFacts,
  ): Promise<void> {
    if (siExiste === 'omitir') {
      return;
    }
    const candidates =
      siExiste === 'conservar_ambos'
        ? await this.archivos.findFirstVersionesOf(directorioId, nombre)
        : (await this.archivos.findByIds([id])).map(({ actual }) => actual);
    const repeated = candidates.find((version) => isSentAgain(version, stored, this.transactions));
    if (repeated) {
      throw new StoredBefore(repeated.archivoId);
    }
  }

  /** @throws StoredBefore when the file is the newest version, stored a moment ago with the same reason */
  async checkVersion({ id, versionActual: n }: Archivo, motivo: string | null, stored: FileFacts): Promise<void> {
    const newest = await this.archivos.getVersion(id, n);
    if (n > 1 && newest.motivo === motivo && isSentAgain(newest, stored, this.transactions)) {
      throw new StoredBefore(id);
    }
  }
}
