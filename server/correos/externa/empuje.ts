import type { ImapFlow } from 'imapflow';
import { type RutasPorClase, rangeOf } from './carpetas-externas.js';
import type { Clase, Marcas, Pendiente } from './externos.repository.js';

const AT_ONCE = 500;

/** What the server was told of a mail. */
export type Hecho = Marcas & { id: string; carpetaId: string; uid: number | null };

/** What is needed to tell a server what a person did. */
export interface Empuje {
  client: ImapFlow;
  rutas: RutasPorClase;
  find(limit: number): Promise<Pendiente[]>;
  settle(hechos: readonly Hecho[], clases: readonly Clase[]): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
  idOf(ruta: string): Promise<string | null>;
}

/** Tells a server what a person did here, folder by folder. What it was told is written down at once. */
export async function empujar(empuje: Empuje): Promise<void> {
  const pendientes = await empuje.find(AT_ONCE);
  const carpetas = Map.groupBy(pendientes, ({ ruta }) => ruta);
  for (const [ruta, some] of carpetas) {
    await inFolder(empuje, ruta, some);
  }
}

async function inFolder(empuje: Empuje, ruta: string, pendientes: readonly Pendiente[]): Promise<void> {
  const { client } = empuje;
  const lock = await client.getMailboxLock(ruta);
  try {
    // With other UIDs, others would be told of. Those, and what is not there any more, are looked for first.
    const { mailbox } = client;
    const same = pendientes.filter(({ uidvalidity }) => mailbox && Number(mailbox.uidValidity) === uidvalidity);
    const known = await present(client, same);
    const gone = known.filter(({ copiaId }) => copiaId === null);
    if (gone.length > 0) {
      await client.messageDelete(rangeOf(gone.map(({ uid }) => uid)), { uid: true });
      await empuje.forget(gone.map(({ id }) => id));
    }
    await mark(
      empuje,
      known.filter(({ copiaId }) => copiaId !== null),
    );
  } finally {
    lock.release();
  }
}

/** Those that the open folder has. */
async function present(client: ImapFlow, pendientes: readonly Pendiente[]): Promise<Pendiente[]> {
  if (pendientes.length === 0) {
    return [];
  }
  const uids = (await client.search({ uid: rangeOf(pendientes.map(({ uid }) => uid)) }, { uid: true })) || [];
  const there = new Set(uids);
  return pendientes.filter(({ uid }) => there.has(uid));
}

async function mark(empuje: Empuje, pendientes: readonly Pendiente[]): Promise<void> {
  const { client, rutas } = empuje;
  const set = async (some: readonly Pendiente[], flag: string, isOn: boolean) => {
    if (some.length > 0) {
      await client[isOn ? 'messageFlagsAdd' : 'messageFlagsRemove'](rangeOf(some.map(({ uid }) => uid)), [flag], {
        uid: true,
      });
    }
  };
  for (const isOn of [true, false]) {
    await set(
      pendientes.filter(({ visto, leido }) => visto !== leido && leido === isOn),
      '\\Seen',
      isOn,
    );
    await set(
      pendientes.filter(({ destacado, destacada }) => destacado !== destacada && destacada === isOn),
      '\\Flagged',
      isOn,
    );
  }
  await set(
    pendientes.filter(({ respondido, contestado }) => contestado && !respondido),
    '\\Answered',
    true,
  );
  const clases = (['aqui', 'spam', 'trash'] as const).filter((clase) => rutas[clase] !== undefined);
  const hechoOf = ({ id, carpetaId, uid, leido, destacada, respondido, contestado }: Pendiente): Hecho => ({
    id,
    carpetaId,
    uid,
    visto: leido,
    destacado: destacada,
    respondido: respondido || contestado,
  });
  const targets = Map.groupBy(pendientes, (pendiente) => targetOf(pendiente, rutas));
  for (const [target, some] of targets) {
    const hechos = some.map(hechoOf);
    await empuje.settle(target ? await move(empuje, target, some, hechos) : hechos, clases);
  }
}

/** Moves mails. @returns where they are then */
async function move(
  { client, idOf }: Empuje,
  target: string,
  some: readonly Pendiente[],
  hechos: readonly Hecho[],
): Promise<Hecho[]> {
  const carpetaId = await idOf(target);
  if (!carpetaId) {
    // It is moved once its folder was read.
    return [...hechos];
  }
  const moved = await client.messageMove(rangeOf(some.map(({ uid }) => uid)), target, { uid: true });
  if (!moved) {
    return [...hechos];
  }
  // A server that does not say the new UIDs shows them when the folder is read.
  return hechos.map((hecho) => ({ ...hecho, carpetaId, uid: moved.uidMap?.get(hecho.uid ?? 0) ?? null }));
}

/** Where a mail is to go; undefined when it stays. */
function targetOf({ clase, papel, propia }: Pendiente, rutas: RutasPorClase): string | undefined {
  const present = papel === 'spam' || papel === 'trash' ? papel : 'aqui';
  if (clase === present || papel === 'todos') {
    return undefined;
  }
  return clase === 'aqui' && propia ? rutas.enviados : rutas[clase];
}
