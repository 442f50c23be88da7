/** The colour scheme that a person chose; `auto` follows the operating system. */
export type Scheme = 'light' | 'dark' | 'auto';

const storageKey = 'carpetas.apariencia';
const prefersDark = '(prefers-color-scheme: dark)';

interface Appearance {
  scheme: Scheme;
  theme: string;
}

/** What was chosen on this device; light and the default theme until somebody chooses. */
export function readAppearance(): Appearance {
  const standard: Appearance = { scheme: 'light', theme: 'default' };
  try {
    return { ...standard, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return standard;
  }
}

/** Remembers a choice and shows it at once: the palettes are CSS rules on these attributes. */
export function applyAppearance(change: Partial<Appearance>): void {
  const next = { ...readAppearance(), ...change };
  localStorage.setItem(storageKey, JSON.stringify(next));
  document.documentElement.dataset.scheme = resolveScheme(next.scheme);
  document.documentElement.dataset.theme = next.theme;
}

/** What is on the screen now. */
export function shownScheme(): 'light' | 'dark' {
  return document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light';
}

function resolveScheme(scheme: Scheme): 'light' | 'dark' {
  if (scheme !== 'auto') return scheme;
  return matchMedia(prefersDark).matches ? 'dark' : 'light';
}
