import { Injectable } from '@nestjs/common';
import type { FileFacts } from '../common/files/incoming-file.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Archivo } from './archivo.entity.js';
import type { ArchivoVersion } from './archivo-version.entity.js';
import type { SiExiste } from './archivos.dto.js';
import { ArchivosRepository } from './archivos.repository.js';

/** For how long an equal upload of the same person is the one whose answer was lost, in milliseconds. */
const REPEATED_MS = 10 * 60_000;

/** Ends an upload whose file was stored before, so that its bytes are not kept twice. */
export class YaGuardado extends Error {
  constructor(readonly archivoId: string) {
    super('The file was stored before.');
  }
}

/** Knows the uploads that are sent again, since the connection was lost before the answer came. */
@Injectable()
export class Repeticiones {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Whether the running person stored the newest version of an archivo a moment ago. */
  async mayBe(archivoId: string): Promise<boolean> {
    const [row] = await this.archivos.findByIds([archivoId]);
    return row !== undefined && this.isOwnAndNew(row.actual);
  }

  /** @param taken the archivo that has the name of the file @throws YaGuardado when the file was stored a moment ago */
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
    const repeated = candidates.find((version) => this.isRepeated(version, stored));
    if (repeated) {
      throw new YaGuardado(repeated.archivoId);
    }
  }

  /** @throws YaGuardado when the file is the newest version, stored a moment ago with the same reason */
  async checkVersion({ id, versionActual: n }: Archivo, motivo: string | null, stored: FileFacts): Promise<void> {
    const newest = await this.archivos.getVersion(id, n);
    if (n > 1 && newest.motivo === motivo && this.isRepeated(newest, stored)) {
      throw new YaGuardado(id);
    }
  }

  private isRepeated(version: ArchivoVersion, { sha256 }: FileFacts): boolean {
    return version.sha256 === sha256 && this.isOwnAndNew(version);
  }

  private isOwnAndNew({ autorId, creadaEn }: ArchivoVersion): boolean {
    const { now, tenant } = this.transactions;
    return autorId === tenant.usuarioId && now.getTime() - creadaEn.getTime() < REPEATED_MS;
  }
}
