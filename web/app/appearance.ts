/** The colour schemes; `auto` follows the operating system. */
export const schemes = ['auto', 'dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** The families of colour; tokens of each are in themes.css. */
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type Theme = (typeof themes)[number];

export interface Appearance {
  scheme: Scheme;
  theme: Theme;
}

/** Read by public/scheme.js too, before the first paint. */
const storageKey = 'carpetas.apariencia';
export const prefersDark = '(prefers-color-scheme: dark)';

/** What was chosen on this device; light and the default theme until somebody chooses. */
export function readAppearance(): Appearance {
  const standard: Appearance = { scheme: 'light', theme: 'default' };
  try {
    return { ...standard, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return standard;
  }
}

/** Remembers a choice on this device and shows it at once: schemes and themes are classes of the body. */
export function applyAppearance(change: Partial<Appearance>): void {
  const next = { ...readAppearance(), ...change };
  localStorage.setItem(storageKey, JSON.stringify(next));
  document.body.className = `${shownScheme(next.scheme)} theme-${next.theme}`;
}

/** What a scheme looks like now. */
export function shownScheme(scheme: Scheme, isSystemDark = matchMedia(prefersDark).matches): 'light' | 'dark' {
  if (scheme !== 'auto') return scheme;
  return isSystemDark ? 'dark' : 'light';
}
