/** A storage of the browser that never throws: where it is blocked, or has no room, nothing is kept. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** @param text null removes what is kept */
  write(key: string, text: string | null): void;
  keys(): string[];
}

/** Kept on this device, for all tabs. */
export const deviceStorage = guarded(() => localStorage);
/** Kept until this tab is closed. */
export const tabStorage = guarded(() => sessionStorage);

/** A function, because a blocked storage throws as soon as it is named. */
function guarded(storage: () => Storage): BrowserStorage {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  const remove = (key: string) => attempt((it) => it.removeItem(key));
  return {
    read: (key) => attempt((it) => it.getItem(key)),
    write(key, text) {
      // An older text does not stay in place of one that has no room.
      if (text === null || attempt((it) => it.setItem(key, text)) === null) remove(key);
    },
    keys: () => attempt((it) => Object.keys(it)) ?? [],
  };
}
