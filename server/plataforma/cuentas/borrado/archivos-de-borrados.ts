import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '../../../common/config/settings.js';
import type { FileStorage } from '../../../common/files/file-storage.js';

/**
 * Deletes the stored files of deleted cuentas. Their keys are written down in DATA_DIR/borrados before the rows that
 * name them are deleted. So whatever happens after the commit, the next run finds what is left.
 */
export class ArchivosDeBorrados {
  private readonly folder: string;

  constructor(
    settings: Pick<Settings, 'DATA_DIR'>,
    private readonly storage: Pick<FileStorage, 'remove'>,
  ) {
    this.folder = resolve(settings.DATA_DIR, 'borrados');
  }

  /** Writes the keys down, through to the disk. */
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
   * Deletes the files that were written down for a cuenta whose rows are gone. It may be repeated, also by two at once.
   * @returns how many; null when nothing was written down
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
