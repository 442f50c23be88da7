import { Injectable } from '@nestjs/common';
import type { MailboxObject } from 'imapflow';
import { AusentesRepository } from './ausentes.repository.js';
import type { Conexion } from './conexion.js';
import { CuentaExternaWriter } from './cuenta-externa-writer.service.js';
import type { Conocido, EstadoEnServidor, ImapFolder, Marcas } from './externo.js';
import { ExternosRepository } from './externos.repository.js';
import { fetchMarcas, MAX_LISTED, MAX_SIZE, search } from './lectura-imap.js';

/** Compares the known mails of a folder with the mails of its server. */
@Injectable()
export class Comparacion {
  constructor(
    private readonly externos: ExternosRepository,
    private readonly ausentes: AusentesRepository,
    private readonly writer: CuentaExternaWriter,
  ) {}

  /**
   * Takes over the changes of known mails.
   * @returns the UIDs of unknown mails, and whether the server listed all mails that it has
   */
  async compare(
    conexion: Conexion,
    folder: ImapFolder,
    conocidos: readonly Conocido[],
    modseq: bigint | undefined,
  ): Promise<{ nuevos: number[]; isWhole: boolean }> {
    const { client } = conexion;
    const { exists, uidNext } = client.mailbox as MailboxObject;
    const byUid = new Map(conocidos.map((conocido) => [conocido.uid, conocido]));
    const hasModseq = modseq !== undefined && folder.modseq !== null;
    const last = conocidos.reduce((most, { uid }) => Math.max(most, uid), 0);
    const isSame = exists === conocidos.length && uidNext <= last + 1;
    if (hasModseq && String(modseq) === folder.modseq && isSame) {
      return { nuevos: [], isWhole: true };
    }
    const marked = await fetchMarcas(client, exists, hasModseq ? BigInt(folder.modseq ?? 0) : undefined);
    const deleted = new Set(marked.filter(({ isDeleted }) => isDeleted).map(({ uid }) => uid));
    let listed = marked.map(({ uid }) => uid);
    if (hasModseq && exists > 0) {
      const isKnown = isSame && deleted.size === 0;
      listed = isKnown ? [...byUid.keys()] : (await search(client, { all: true })).slice(-MAX_LISTED);
      for (const uid of isKnown ? [] : await search(client, { deleted: true })) {
        deleted.add(uid);
      }
    }
    // Some mails may have been removed since the folder was opened.
    const { exists: left } = client.mailbox as MailboxObject;
    const isWhole = listed.length >= Math.min(exists, left, MAX_LISTED);
    const oldest = exists > MAX_LISTED ? listed.reduce((least, uid) => Math.min(least, uid), MAX_SIZE * 2) : 0;
    // Mails that are marked as deleted are left out, as other mail programs do.
    const all = new Set(listed.filter((uid) => !deleted.has(uid)));
    const changed = marked.flatMap(({ uid, isDeleted, ...marcas }): EstadoEnServidor[] => {
      const conocido = isDeleted ? undefined : byUid.get(uid);
      return conocido && isOther(conocido, marcas) ? [{ ...marcas, id: conocido.id, uid, folderId: folder.id }] : [];
    });
    const isGone = ({ uid }: Conocido) => deleted.has(uid) || (isWhole && uid >= oldest && !all.has(uid));
    const gone = conocidos.filter(isGone).map(({ id }) => id);
    if (changed.length + gone.length > 0) {
      await this.writer.write(conexion, async () => {
        await this.ausentes.mark(gone);
        await this.writer.tellChanged(conexion, await this.externos.apply(changed));
      });
    }
    return { nuevos: [...all].filter((uid) => !byUid.has(uid)), isWhole };
  }
}

function isOther(one: Marcas, other: Marcas): boolean {
  return one.visto !== other.visto || one.destacado !== other.destacado || one.respondido !== other.respondido;
}
