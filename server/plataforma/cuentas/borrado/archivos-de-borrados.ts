import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '../../../common/config/settings.js';
import type { FileStorage } from '../../../common/files/file-storage.js';

/**
 * Deletes the stored files of deleted cuentas. Before the rows are deleted, the keys of the files are written into
 * DATA_DIR/borrados. So after any interruption, the next run finds the files that are left.
 */
export class ArchivosDeBorrados {
  private readonly folder: string;

  constructor(
    settings: Pick<Settings, 'DATA_DIR'>,
    private readonly storage: Pick<FileStorage, 'remove'>,
  ) {
    this.folder = resolve(settings.DATA_DIR, 'borrados');
  }

  /** Writes the keys to a file, and waits until the disk has it. */
  async note(cuentaId: string, claves: readonly string[]): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = await open(this.fileOf(cuentaId), 'w', 0o600);
    try {
      await file.writeFile(JSON.stringify(claves));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /**
   * Deletes the listed files of a cuenta whose rows are gone. It can be repeated, and two runs can work at once.
   * @returns the number of files; null without a list for the cuenta
   */
  async remove(cuentaId: string): Promise<number | null> {
    const claves = await this.read(cuentaId);
    for (const clave of claves ?? []) {
      await this.storage.remove(clave);
    }
    await rm(this.fileOf(cuentaId), { force: true });
    return claves?.length ?? null;
  }

  private async read(cuentaId: string): Promise<string[] | null> {
    try {
      return JSON.parse(await readFile(this.fileOf(cuentaId), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return null;
      }
      throw error;
    }
  }

  private fileOf(cuentaId: string): string {
    return join(this.folder, `${cuentaId}.json`);
  }
}
