/** A storage of the browser that never throws. When it is blocked, or has no room, it keeps nothing. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** @param text the text to keep; null removes the kept text */
  write(key: string, text: string | null): void;
  keys(): string[];
}

/** A storage on this device, for all tabs. */
export const deviceStorage = guarded(() => localStorage);
/** A storage until this tab is closed. */
export const tabStorage = guarded(() => sessionStorage);

/** Takes a function, because a blocked storage throws on any access. */
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
      // When the new text has no room, the older text is removed, because it is outdated.
      if (text === null || attempt((it) => it.setItem(key, text)) === null) remove(key);
    },
    keys: () => attempt((it) => Object.keys(it)) ?? [],
  };
}
