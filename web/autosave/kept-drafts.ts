import { type BrowserStorage, deviceStorage, tabStorage } from '../lib/browser-storage';
import type { Patch } from './autosave-slice';

/** What was written in one thing and may not be saved. */
export interface KeptDraft {
  fields: Patch;
  /** The values of those fields on the server when the change began. */
  base: Patch;
  /** What was sent: it may have been saved even if no answer came. */
  tried: Patch;
  /** What was typed in a form, as it is shown where the form is no longer: a line for each field. An outbox has none. */
  lines?: string[];
  /** The address of the page where it was written. */
  address: string;
  /** When it was written last: milliseconds since the epoch. */
  at: number;
}

/** By the key of the thing. */
export type KeptDrafts = Record<string, KeptDraft>;

const prefix = 'carpetas.borradores/';
/** For forms that a button saves. They are apart, because the drafts of autosave are written all at once. */
const formPrefix = 'carpetas.formularios/';
/** How long drafts are kept: a long weekend, in milliseconds. */
const maxAgeMs = 4 * 24 * 3_600_000;
/** In characters; a browser stores about five million for the whole application. */
const maxChars = 1_000_000;

/**
 * The drafts that the tab keeps for one person in one cuenta, with those that a closed tab left. The latter belong to
 * this tab from now on.
 */
export function takeKept(scope: string): KeptDrafts {
  const drafts = readKept(scope);
  write(deviceStorage, prefix + scope, {});
  keepInTab(scope, drafts);
  return drafts;
}

/** The same drafts, without taking them over. */
export const readKept = (scope: string): KeptDrafts => ({
  ...read(deviceStorage, prefix + scope),
  ...read(tabStorage, prefix + scope),
});

/** Keeps drafts until the tab is closed: no other tab finds them. */
export const keepInTab = (scope: string, drafts: KeptDrafts): void => write(tabStorage, prefix + scope, drafts);

/** Hands drafts to the person's next tab: this one is closing, or a phone may end it, before they are saved. */
export const handToNextTab = (scope: string, drafts: KeptDrafts): void =>
  write(deviceStorage, prefix + scope, { ...read(deviceStorage, prefix + scope), ...drafts });

/** Removes what the tab handed over, because the tab continues after all. */
export function removeHandedOver(scope: string, drafts: KeptDrafts): void {
  const left = Object.entries(read(deviceStorage, prefix + scope));
  write(deviceStorage, prefix + scope, Object.fromEntries(left.filter(([key]) => !drafts[key])));
}

/** The unsaved forms that the tab keeps. Closing it asks first, and then they are lost, but for what sends itself. */
export const readKeptForms = (scope: string, storage = tabStorage): KeptDrafts => read(storage, formPrefix + scope);

/** @param draft null forgets it */
export function keepForm(scope: string, key: string, draft: KeptDraft | null, storage = tabStorage): void {
  const { [key]: _, ...others } = readKeptForms(scope, storage);
  write(storage, formPrefix + scope, draft ? { ...others, [key]: draft } : others);
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

/** Removes the drafts that are too old, of every person. */
export function sweepKept(): void {
  for (const [storage, name] of ownedBy('')) write(storage, name, read(storage, name));
}

function ownedBy(owner: string): [storage: BrowserStorage, name: string][] {
  const isOwned = (name: string) =>
    [prefix, formPrefix].some((kind) => name === kind + owner || name.startsWith(kind + (owner && `${owner}/`)));
  return [tabStorage, deviceStorage].flatMap((storage) =>
    storage
      .keys()
      .filter(isOwned)
      .map((name): [BrowserStorage, string] => [storage, name]),
  );
}

function read(storage: BrowserStorage, name: string): KeptDrafts {
  try {
    const kept = JSON.parse(storage.read(name) ?? '{}') as KeptDrafts;
    const oldest = Date.now() - maxAgeMs;
    return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

/** When the browser has no room, nothing is kept. Closing the tab still asks first. */
function write(storage: BrowserStorage, name: string, drafts: KeptDrafts): void {
  const text = JSON.stringify(drafts);
  const isKept = text !== '{}' && text.length <= maxChars;
  storage.write(name, isKept ? text : null);
}
