import { deviceStorage } from './browser-storage';

/** The colour schemes; `auto` follows the operating system. */
export const schemes = ['auto', 'dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** The colour themes; their tokens are in themes.css. */
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type Theme = (typeof themes)[number];

/** How much a screen shows at once; `compacta` has less room around texts. */
export const densidades = ['comoda', 'compacta'] as const;
export type Densidad = (typeof densidades)[number];

export interface Appearance {
  scheme: Scheme;
  theme: Theme;
  densidad: Densidad;
}

/** The key in the storage. public/scheme.js reads it too, before the first paint. */
const storageKey = 'carpetas.apariencia';
/** Tells the server that a page drawn in the standard appearance would show the wrong colours at first. */
const cookie = 'carpetas-apariencia=propia; path=/; samesite=lax';
const secondsKept = 400 * 24 * 3600;
const prefersDark = '(prefers-color-scheme: dark)';

/** The appearance until somebody chooses. */
export const standardAppearance: Appearance = { scheme: 'light', theme: 'default', densidad: 'comoda' };

/** The appearance that this device showed last. */
function readAppearance(): Appearance {
  try {
    return { ...standardAppearance, ...JSON.parse(deviceStorage.read(storageKey) ?? '{}') };
  } catch {
    return standardAppearance;
  }
}

/** Remembers a choice on this device and shows it at once: all of it are classes of the body. */
export function applyAppearance(change: Partial<Appearance>): void {
  const next = { ...readAppearance(), ...change };
  deviceStorage.write(storageKey, JSON.stringify(next));
  const isStandard = next.scheme === standardAppearance.scheme && next.theme === standardAppearance.theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${cookie}; max-age=${isStandard ? 0 : secondsKept}`;
  const densidad = next.densidad === 'compacta' ? ' compacta' : '';
  document.body.className = `${shownScheme(next.scheme)} theme-${next.theme}${densidad}`;
}

/** Whether the operating system is dark. */
export const isSystemDark = (): boolean => matchMedia(prefersDark).matches;

/** How a scheme looks now: light or dark. `auto` depends on the operating system. */
export function shownScheme(scheme: Scheme, isDark = isSystemDark()): 'light' | 'dark' {
  if (scheme !== 'auto') return scheme;
  return isDark ? 'dark' : 'light';
}
