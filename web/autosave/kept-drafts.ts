import { type BrowserStorage, deviceStorage, tabStorage } from '../lib/browser-storage';
import type { Patch } from './autosave-slice';

/** Changes of one thing that may not be saved. */
export interface KeptDraft {
  fields: Patch;
  /** The values of those fields on the server when the change began. */
  base: Patch;
  /** The sent changes. They may have been saved even if no answer came. */
  tried: Patch;
  /**
   * The typed values of a form as lines of text, one for each field, to show them where the form no longer exists. An
   * outbox has none.
   */
  lines?: string[];
  /** The address of the page where it was written. */
  address: string;
  /** The moment of the last change, in milliseconds since the epoch. */
  at: number;
}

/** The drafts by the keys of their things. */
export type KeptDrafts = Record<string, KeptDraft>;

const prefix = 'carpetas.borradores/';
/**
 * The prefix for forms with a save button. They are stored apart, because the drafts of autosave are written all at
 * once.
 */
const formPrefix = 'carpetas.formularios/';
/** How long drafts are kept, in milliseconds: a long weekend. */
const maxAgeMs = 4 * 24 * 3_600_000;
/** The most characters to store. A browser stores about five million for the whole application. */
const maxChars = 1_000_000;

/**
 * The drafts that the tab keeps for a person in a cuenta, with the drafts of closed tabs. From now on these belong to
 * this tab.
 */
export function takeKept(scope: string): KeptDrafts {
  const drafts = readKept(scope);
  write(deviceStorage, prefix + scope, {});
  keepInTab(scope, drafts);
  return drafts;
}

/** The same drafts as `takeKept`, without taking over the drafts of closed tabs. */
export const readKept = (scope: string): KeptDrafts => ({
  ...read(deviceStorage, prefix + scope),
  ...read(tabStorage, prefix + scope),
});

/** Keeps drafts until the tab is closed. No other tab finds them. */
export const keepInTab = (scope: string, drafts: KeptDrafts): void => write(tabStorage, prefix + scope, drafts);

/** Hands drafts to the person's next tab. This tab is closing, or a phone may end it, before they are saved. */
export const handToNextTab = (scope: string, drafts: KeptDrafts): void =>
  write(deviceStorage, prefix + scope, { ...read(deviceStorage, prefix + scope), ...drafts });

/** Removes the drafts that the tab handed over, because the tab continues after all. */
export function removeHandedOver(scope: string, drafts: KeptDrafts): void {
  const left = Object.entries(read(deviceStorage, prefix + scope));
  write(deviceStorage, prefix + scope, Object.fromEntries(left.filter(([key]) => !drafts[key])));
}

/**
 * The unsaved forms that the tab keeps. Closing the tab asks first, and then the forms are lost, except for outboxes.
 */
export const readKeptForms = (scope: string, storage = tabStorage): KeptDrafts => read(storage, formPrefix + scope);

/** Keeps the draft of a form in the tab. @param draft null to forget the form */
export function keepForm(scope: string, key: string, draft: KeptDraft | null, storage = tabStorage): void {
  const { [key]: _, ...others } = readKeptForms(scope, storage);
  write(storage, formPrefix + scope, draft ? { ...others, [key]: draft } : others);
}

/**
 * The keys of all kept drafts, those of forms too.
 *
 * @param owner a scope, or a usuario for all their cuentas
 */
export const keptKeys = (owner: string): string[] => [
  ...new Set(ownedBy(owner).flatMap(([storage, name]) => Object.keys(read(storage, name)))),
];

/** Removes the kept drafts. @param owner a scope, or a usuario for all their cuentas */
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
