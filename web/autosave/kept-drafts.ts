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
/** Of forms that a button saves: apart, as what saves itself is written all at once. */
const formPrefix = 'carpetas.formularios/';
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
  write(localStorage, prefix + scope, {});
  keepInTab(scope, drafts);
  return drafts;
}

/** The same, to look at only. */
export const readKept = (scope: string): KeptDrafts => ({
  ...read(localStorage, prefix + scope),
  ...read(sessionStorage, prefix + scope),
});

/** With the tab it goes: whoever opens another one finds nothing. */
export const keepInTab = (scope: string, drafts: KeptDrafts): void => write(sessionStorage, prefix + scope, drafts);

/** For the next tab of the same person: this one is being closed, or killed by a phone, and may not have saved them. */
export const leaveBehind = (scope: string, drafts: KeptDrafts): void =>
  write(localStorage, prefix + scope, { ...read(localStorage, prefix + scope), ...drafts });

/** The tab goes on after all, with what it had left behind. */
export function takeBack(scope: string, drafts: KeptDrafts): void {
  const left = Object.entries(read(localStorage, prefix + scope));
  write(localStorage, prefix + scope, Object.fromEntries(left.filter(([key]) => !drafts[key])));
}

/** What the tab keeps of forms that were not saved: who closes it is asked before, and takes nothing along. */
export const readKeptForms = (scope: string): KeptDrafts => read(sessionStorage, formPrefix + scope);

/** @param draft null forgets it */
export function keepForm(scope: string, key: string, draft: KeptDraft | null): void {
  const { [key]: _, ...others } = readKeptForms(scope);
  write(sessionStorage, formPrefix + scope, draft ? { ...others, [key]: draft } : others);
}

/**
 * The keys of what is kept, in forms too.
 *
 * @param owner a scope, or a usuario for all their cuentas
 */
export const keptKeys = (owner: string): string[] => [
  ...new Set(ownedBy(owner).flatMap(([storage, name]) => Object.keys(read(storage, name)))),
];

/** @param owner a scope, or a usuario for all their cuentas */
export function forgetKept(owner: string): void {
  for (const [storage, name] of ownedBy(owner)) write(storage, name, {});
}

/** Whoever's it was: what is too old goes, and with it what nobody will ask for any more. */
export function sweepKept(): void {
  for (const [storage, name] of ownedBy('')) write(storage, name, read(storage, name));
}

function ownedBy(owner: string): [storage: Storage, name: string][] {
  const isOwned = (name: string) =>
    [prefix, formPrefix].some((kind) => name === kind + owner || name.startsWith(kind + (owner && `${owner}/`)));
  return [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage)
      .filter(isOwned)
      .map((name): [Storage, string] => [storage, name]),
  );
}

function read(storage: Storage, name: string): KeptDrafts {
  try {
    const kept = JSON.parse(storage.getItem(name) ?? '{}') as KeptDrafts;
    const oldest = Date.now() - longest;
    return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

/** A browser without room keeps nothing: closing the tab asks first all the same. */
function write(storage: Storage, name: string, drafts: KeptDrafts): void {
  const text = JSON.stringify(drafts);
  const isKept = text !== '{}' && text.length <= largest;
  try {
    if (isKept) storage.setItem(name, text);
    else storage.removeItem(name);
  } catch {
    storage.removeItem(name);
  }
}
