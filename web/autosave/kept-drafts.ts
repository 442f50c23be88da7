import type { Patch } from './autosave-slice';

/** What was written of one thing and is not known to be saved. */
export interface KeptDraft {
  fields: Patch;
  /** What those fields said on the server when they were begun to be changed. */
  base: Patch;
  /** What was tried to be saved: it may have arrived though no answer came. */
  tried: Patch;
  /** The page that it was written on. */
  address: string;
  /** When it was written last: milliseconds since the epoch. */
  at: number;
}

/** By the key of the thing. */
export type KeptDrafts = Record<string, KeptDraft>;

const prefix = 'carpetas.borradores/';
/** Over a long weekend, in milliseconds. */
const longest = 4 * 24 * 3_600_000;
/** Characters; a browser stores some five millions for the whole application. */
const largest = 1_000_000;

/**
 * What the tab keeps for one person in one cuenta, together with what a tab that was closed left for the next one,
 * which is the tab's from now on.
 */
export function takeKept(scope: string): KeptDrafts {
  const drafts = readKept(scope);
  write(localStorage, scope, {});
  keepInTab(scope, drafts);
  return drafts;
}

/** The same, to look at only. */
export const readKept = (scope: string): KeptDrafts => ({
  ...read(localStorage, scope),
  ...read(sessionStorage, scope),
});

/** With the tab it goes: whoever opens another one finds nothing. */
export const keepInTab = (scope: string, drafts: KeptDrafts): void => write(sessionStorage, scope, drafts);

/** For the next tab of the same person: this one is being closed, or killed by a phone, and may not have saved them. */
export const leaveBehind = (scope: string, drafts: KeptDrafts): void =>
  write(localStorage, scope, { ...read(localStorage, scope), ...drafts });

/** The tab goes on after all, with what it had left behind. */
export function takeBack(scope: string, drafts: KeptDrafts): void {
  const left = Object.entries(read(localStorage, scope));
  write(localStorage, scope, Object.fromEntries(left.filter(([key]) => !drafts[key])));
}

/**
 * The keys of what is kept.
 *
 * @param owner a scope, or a usuario for all their cuentas
 */
export const keptKeys = (owner: string): string[] => [
  ...new Set(ownedBy(owner).flatMap(([storage, scope]) => Object.keys(read(storage, scope)))),
];

/** @param owner a scope, or a usuario for all their cuentas */
export function forgetKept(owner: string): void {
  for (const [storage, scope] of ownedBy(owner)) write(storage, scope, {});
}

/** Whoever's it was: what is too old goes, and with it what nobody will ask for any more. */
export function sweepKept(): void {
  for (const [storage, scope] of ownedBy('')) write(storage, scope, read(storage, scope));
}

function ownedBy(owner: string): [storage: Storage, scope: string][] {
  return [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage)
      .filter((name) => name === prefix + owner || name.startsWith(prefix + (owner && `${owner}/`)))
      .map((name): [Storage, string] => [storage, name.slice(prefix.length)]),
  );
}

function read(storage: Storage, scope: string): KeptDrafts {
  try {
    const kept = JSON.parse(storage.getItem(prefix + scope) ?? '{}') as KeptDrafts;
    const oldest = Date.now() - longest;
    return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

/** A browser without room keeps nothing: closing the tab asks first all the same. */
function write(storage: Storage, scope: string, drafts: KeptDrafts): void {
  const text = JSON.stringify(drafts);
  const isKept = text !== '{}' && text.length <= largest;
  try {
    if (isKept) storage.setItem(prefix + scope, text);
    else storage.removeItem(prefix + scope);
  } catch {
    storage.removeItem(prefix + scope);
  }
}
