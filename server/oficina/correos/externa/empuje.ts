import type { ImapFlow, MailboxLockObject } from 'imapflow';
import type { Clase, Empujado, Marcas, Pendiente } from './externo.js';
import { isGmail, type RutasPorClase, rangeOf } from './imap-folders.js';

const AT_ONCE = 500;

/** The functions and data that are needed to send changes to a server. */
export interface Empuje {
  client: ImapFlow;
  rutas: RutasPorClase;
  find(limit: number, ids?: readonly string[]): Promise<Pendiente[]>;
  /** @throws YaNoEsMia when another process follows the account */
  assertMine(): Promise<void>;
  /** Opens a folder; null when the server refuses it. */
  lockOf(ruta: string): Promise<MailboxLockObject | null>;
  settle(empujados: readonly Empujado[], clases: readonly Clase[]): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
  postpone(ids: readonly string[]): Promise<void>;
  idOf(ruta: string): Promise<string | null>;
}

/** Sends the changes of a person to a server, folder by folder. Accepted changes are recorded at once. */
export async function empujar(empuje: Empuje): Promise<void> {
  const pendientes = await empuje.find(AT_ONCE);
  const folders = Map.groupBy(pendientes, ({ ruta }) => ruta);
  for (const [ruta, some] of folders) {
    await inFolder(
      empuje,
      ruta,
      some.map(({ id }) => id),
    );
  }
}

async function inFolder(empuje: Empuje, ruta: string, ids: readonly string[]): Promise<void> {
  const { client } = empuje;
  const lock = await empuje.lockOf(ruta);
  if (!lock) {
    await empuje.postpone(ids);
    return;
  }
  try {
    // Changes that the person made while the folder was opened count too.
    const pendientes = (await empuje.find(AT_ONCE, ids)).filter((pendiente) => pendiente.ruta === ruta);
    // With new UIDs, the commands would change other mails. Such mails, and mails that are gone, are searched first.
    const { mailbox } = client;
    const same = pendientes.filter(({ uidvalidity }) => mailbox && Number(mailbox.uidValidity) === uidvalidity);
    const known = await present(client, same);
    await remove(
      empuje,
      known.filter(({ copiaId }) => copiaId === null),
    );
    await mark(
      empuje,
      known.filter(({ copiaId }) => copiaId !== null),
    );
    const there = new Set(known);
    const others = pendientes.filter((pendiente) => !there.has(pendiente));
    await empuje.postpone(others.map(({ id }) => id));
  } finally {
    lock.release();
  }
}

/** The mails of a list that the open folder has. */
async function present(client: ImapFlow, pendientes: readonly Pendiente[]): Promise<Pendiente[]> {
  if (pendientes.length === 0) {
    return [];
  }
  const uids = (await client.search({ uid: rangeOf(pendientes.map(({ uid }) => uid)) }, { uid: true })) || [];
  const there = new Set(uids);
  return pendientes.filter(({ uid }) => there.has(uid));
}

async function remove(empuje: Empuje, gone: readonly Pendiente[]): Promise<void> {
  if (gone.length > 0) {
    await empuje.assertMine();
    const ids = gone.map(({ id }) => id);
    await ((await expunge(empuje.client, gone)) ? empuje.forget(ids) : empuje.postpone(ids));
  }
}

/**
 * Deletes only these mails. Some servers can only expunge all marked mails. There the mails stay marked, which hides
 * them.
 */
function expunge(client: ImapFlow, some: readonly Pendiente[]): Promise<boolean> {
  const range = rangeOf(some.map(({ uid }) => uid));
  return client.capabilities.has('UIDPLUS')
    ? client.messageDelete(range, { uid: true })
    : client.messageFlagsAdd(range, ['\\Deleted'], { uid: true });
}

async function mark(empuje: Empuje, pendientes: readonly Pendiente[]): Promise<void> {
  const { client, rutas } = empuje;
  const empujados = new Map(pendientes.map((pendiente) => [pendiente.id, empujadoOf(pendiente)]));
  const refused = new Set<string>();
  const set = async (some: readonly Pendiente[], flag: string, isOn: boolean, empujado: Partial<Marcas>) => {
    if (some.length === 0) {
      return;
    }
    await empuje.assertMine();
    const range = rangeOf(some.map(({ uid }) => uid));
    const isDone = await client[isOn ? 'messageFlagsAdd' : 'messageFlagsRemove'](range, [flag], { uid: true });
    for (const { id } of some) {
      if (isDone) {
        Object.assign(empujados.get(id) as Empujado, empujado);
      } else {
        refused.add(id);
      }
    }
  };
  for (const isOn of [true, false]) {
    await set(
      pendientes.filter(({ visto, leido }) => visto !== leido && leido === isOn),
      '\\Seen',
      isOn,
      { visto: isOn },
    );
    await set(
      pendientes.filter(({ destacado, destacada }) => destacado !== destacada && destacada === isOn),
      '\\Flagged',
      isOn,
      { destacado: isOn },
    );
  }
  await set(
    pendientes.filter(({ respondido, contestado }) => contestado && !respondido),
    '\\Answered',
    true,
    { respondido: true },
  );
  const clases = (['aqui', 'archive', 'spam', 'trash'] as const).filter((clase) => rutas[clase] !== undefined);
  const targets = Map.groupBy(pendientes, (pendiente) => targetOf(pendiente, rutas, isGmail(client)));
  for (const [target, some] of targets) {
    const told = some.map(({ id }) => empujados.get(id) as Empujado);
    const moved =
      target === undefined
        ? some.map((one, at) => stays(one, told[at] as Empujado))
        : await move(empuje, target, some, told);
    await empuje.settle(moved ?? told, clases);
    for (const { id } of moved ? [] : some) {
      refused.add(id);
    }
  }
  await empuje.postpone([...refused]);
}

function empujadoOf({ id, folderId, uid, visto, destacado, respondido }: Pendiente): Empujado {
  return { id, folderId, uid, visto, destacado, respondido };
}

/** A folder with all mails allows no other change, so its change counts as done. */
function stays({ papel, clase, enTodos }: Pendiente, empujado: Empujado): Empujado {
  return papel === 'todos' || enTodos ? { ...empujado, enClase: clase } : empujado;
}

/**
 * Moves mails. @returns their new places; null when the server refuses the move, or the target folder was never read
 */
async function move(
  empuje: Empuje,
  target: string,
  some: readonly Pendiente[],
  empujados: readonly Empujado[],
): Promise<Empujado[] | null> {
  const { client, idOf } = empuje;
  const folderId = await idOf(target);
  if (!folderId) {
    return null;
  }
  await empuje.assertMine();
  const range = rangeOf(some.map(({ uid }) => uid));
  if (
    isGmail(client) &&
    target === empuje.rutas.aqui &&
    some.every(({ papel }) => papel === 'otra' || papel === 'todos')
  ) {
    // The folders of Gmail are labels. The mail gets the label of the inbox and keeps its own.
    const isCopied = await client.messageCopy(range, target, { uid: true });
    return isCopied ? empujados.map((empujado) => ({ ...empujado, enClase: 'aqui' })) : null;
  }
  if (!client.capabilities.has('MOVE')) {
    const copied = await copy(client, target, some);
    const isDone = copied !== null && (await expunge(client, some));
    return isDone
      ? empujados.map((empujado) => ({ ...empujado, folderId, uid: copied.get(empujado.uid ?? 0) ?? null }))
      : null;
  }
  const moved = await client.messageMove(range, target, { uid: true });
  // When the server reports no new UIDs, the next reading of the folder finds them.
  return moved
    ? empujados.map((empujado) => ({ ...empujado, folderId, uid: moved.uidMap?.get(empujado.uid ?? 0) ?? null }))
    : null;
}

/**
 * Copies mails. Mails that an earlier try copied but could not remove are not copied again.
 * @returns the new UIDs that the server reports; null when the server refuses
 */
async function copy(
  client: ImapFlow,
  target: string,
  some: readonly Pendiente[],
): Promise<ReadonlyMap<number, number> | null> {
  const copied = await copiedBefore(client, target, some);
  const others = some.filter(({ uid }) => !copied.has(uid));
  if (others.length === 0) {
    return copied;
  }
  const made = await client.messageCopy(rangeOf(others.map(({ uid }) => uid)), target, { uid: true });
  return made ? new Map([...copied, ...(made.uidMap ?? [])]) : null;
}

/** The mails that a folder has already, by their old UIDs. Afterwards the open folder is opened again. */
async function copiedBefore(
  client: ImapFlow,
  target: string,
  some: readonly Pendiente[],
): Promise<Map<number, number>> {
  const copied = new Map<number, number>();
  const again = some.filter(({ intentos }) => intentos > 0);
  const { mailbox } = client;
  if (again.length > 0 && mailbox) {
    await client.mailboxOpen(target);
    for (const { uid, messageId, bytes } of again) {
      const query = { header: { 'message-id': messageId ?? '' }, larger: bytes - 1, smaller: bytes + 1 };
      const [there] = (messageId !== null && (await client.search(query, { uid: true }))) || [];
      if (there !== undefined) {
        copied.set(uid, there);
      }
    }
    await client.mailboxOpen(mailbox.path);
  }
  return copied;
}

/** The folder to which a mail that the person moved must go; undefined when it stays. */
function targetOf(
  { mover, clase, papel, propia, enTodos }: Pendiente,
  rutas: RutasPorClase,
  isLabelled: boolean,
): string | undefined {
  const isAside = !propia && (papel === 'archive' || papel === 'otra' || papel === 'todos');
  const present = papel === 'spam' || papel === 'trash' ? papel : isAside ? 'archive' : 'aqui';
  const isLabel = isLabelled && papel === 'otra' && enTodos && clase === 'aqui';
  if (!mover || clase === present || (papel === 'todos' && !isLabelled) || isLabel) {
    return undefined;
  }
  return clase === 'aqui' && propia ? rutas.enviados : rutas[clase];
}
