import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themes } from '../lib/appearance';
import { tonoDe, tonos } from '../lib/tono';

const rules = ['themes', 'tokens'].flatMap((name) => rulesOf(readFileSync(`web/app/${name}.css`, 'utf8')));

interface Rule {
  /** The classes of each selector that can match the body or the document. */
  selectors: string[][];
  tokens: [name: string, value: string][];
}

function rulesOf(css: string): Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => /^(:root|(\.[\w-]+)+)$/.test(selector))
      .map((selector) => selector.split('.').slice(1)),
    tokens: [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  }));
}

/** The tokens that a body with these classes gets from the cascade. */
function tokensOf(classes: string[]): Map<string, string> {
  const matching = rules.flatMap(({ selectors, tokens }) => {
    const weights = selectors.filter((wanted) => wanted.every((name) => classes.includes(name))).map((s) => s.length);
    return weights.length > 0 ? [{ weight: Math.max(...weights), tokens }] : [];
  });
  const ascending = matching.toSorted((a, b) => a.weight - b.weight);
  return new Map(ascending.flatMap(({ tokens }) => tokens));
}

type Rgba = [red: number, green: number, blue: number, alpha: number];

function parseColor(hex: string): Rgba {
  const parts = hex.match(/^#(..)(..)(..)(..)?$/)?.slice(1) ?? [];
  if (parts.length === 0) throw new Error(`${hex} is not a colour`);
  const [red = 0, green = 0, blue = 0, alpha = 255] = parts.map((part) => Number.parseInt(part ?? 'ff', 16));
  return [red, green, blue, alpha / 255];
}

/** The visible colour when a translucent colour lies over another one. */
function over([red, green, blue, alpha]: Rgba, under: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['canvas', 'surface', 'sunken', 'raised'];
const kinds = [
  'danger',
  'warning',
  'success',
  'info',
  'neutral',
  'violet',
  'indigo',
  'olive',
  'stone',
  'magenta',
  'petrol',
];

/** `on` lists the layers, the lowest first: a selected row on a surface. */
const texts: [color: string, on: string[]][] = [
  ...['text', 'text-soft', 'text-faint', 'primary-text'].flatMap((color) =>
    surfaces.map((on): [string, string[]] => [color, [on]]),
  ),
  ...['text', 'text-soft', 'primary-text'].flatMap((color): [string, string[]][] => [
    [color, ['surface', 'selected']],
    [color, ['raised', 'selected']],
    [color, ['surface', 'hover']],
  ]),
  ['text', ['primary-soft']],
  ['primary-text', ['primary-soft']],
  ['on-primary', ['primary']],
  ['on-primary', ['primary-hover']],
  ['on-mark', ['mark']],
  ['canvas', ['text']],
  ...kinds.flatMap((kind): [string, string[]][] => [
    [kind, [`${kind}-soft`]],
    [kind, ['surface']],
    ['on-solid', [kind]],
  ]),
  ...['text', 'faint', 'strong', 'accent'].flatMap((color): [string, string[]][] => [
    [`nav-${color}`, ['nav']],
    [`nav-${color}`, ['nav', 'nav-hover']],
  ]),
  ['nav-strong', ['nav', 'nav-active']],
  ['nav-accent', ['nav', 'nav-active']],
];

const charts = [1, 2, 3, 4, 5, 6].map((place) => `chart-${place}`);

/** Colours for other uses than text: focus rings, marks, dots, charts. */
const marks: [color: string, on: string[]][] = [
  ...['primary', 'focus', 'presence-online', 'presence-away', 'presence-busy', 'presence-hidden'].flatMap((color) =>
    surfaces.map((on): [string, string[]] => [color, [on]]),
  ),
  ...['online', 'away', 'busy', 'hidden'].map((name): [string, string[]] => [`presence-${name}`, ['nav']]),
  ...charts.flatMap((color) => surfaces.map((on): [string, string[]] => [color, [on]])),
];

type Matrix = readonly (readonly [number, number, number])[];

/** The perception of linear colours, by Machado, Oliveira and Fernandes (2009). */
const visions: Record<string, Matrix> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [x = 0, y = 0, z = 0]: number[]) => matrix.map(([a, b, c]) => a * x + b * y + c * z);

/** A colour of sRGB in Oklab, where distances match the perceived difference: 0.02 is barely visible. */
function oklab([red, green, blue]: Rgba, vision: Matrix): number[] {
  const linear = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const seen = times(vision, linear).map((channel) => Math.min(Math.max(channel, 0), 1));
  const cones: Matrix = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const lab: Matrix = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return times(lab, times(cones, seen).map(Math.cbrt));
}

describe.each(['light', 'dark'])('%s', (scheme) => {
  const everyVision = themes.flatMap((theme) => Object.keys(visions).map((vision) => [theme, vision] as const));

  it.each(everyVision)('has colours of charts in %s that differ for %s', (theme, vision) => {
    const tokens = tokensOf([scheme, `theme-${theme}`]);
    const seen = charts.map((name) => oklab(parseColor(tokens.get(`color-${name}`) ?? name), visions[vision] ?? []));
    const distances = seen.flatMap((one, place) =>
      seen.slice(0, place).map((other) => Math.hypot(...one.map((axis, at) => axis - (other[at] ?? 0)))),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.08);
  });

  describe.each(themes)('%s', (theme) => {
    const tokens = tokensOf([scheme, `theme-${theme}`]);
    const colorOf = (name: string) => parseColor(tokens.get(`color-${name}`) ?? `nothing for ${name}`);
    const tooFaint = (pairs: [string, string[]][], least: number) =>
      pairs
        .map(([color, layers]) => {
          const under = layers.map(colorOf).reduce((below, layer) => over(layer, below));
          return { pair: `${color} on ${layers.join(' + ')}`, ratio: contrast(colorOf(color), under) };
        })
        .filter(({ ratio }) => ratio < least);

    it('has text that can be read', () => expect(tooFaint(texts, 4.5)).toEqual([]));
    it('has marks that can be seen', () => expect(tooFaint(marks, 3)).toEqual([]));
  });
});

it('people have all the colours of the palette, each person always the same', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `0198f3a2-7b1c-7000-8000-0000000000${10 + i}`);
  expect(new Set(ids.map(tonoDe)).size).toBe(tonos.length);
  expect(ids.map(tonoDe)).toEqual(ids.map(tonoDe));
  expect(tonos.filter((tono) => !kinds.includes(tono))).toEqual([]);
});

it('shows the default theme when the class names an unknown one', () => {
  for (const scheme of ['light', 'dark']) {
    expect(tokensOf([scheme, 'theme-unknown'])).toEqual(tokensOf([scheme, 'theme-default']));
  }
});

it('the themes differ from one another', () => {
  for (const scheme of ['light', 'dark']) {
    const primaries = themes.map((theme) => tokensOf([scheme, `theme-${theme}`]).get('color-primary'));
    expect(new Set(primaries).size).toBe(themes.length);
  }
});

describe('motion', () => {
  const css = globSync('web/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const root = readFileSync('web/app/tokens.css', 'utf8');
  const [moving = '', still = ''] = root.split('@media (prefers-reduced-motion: reduce)');
  const motions = (text: string) => [...text.matchAll(/--(motion-[\w-]+):/g)].map(([, name]) => name);

  it('takes its time from tokens, which all stop for people who asked for less motion', () => {
    const moves = css.flatMap((text) => text.match(/\b(animation|transition):[^;]+;/g) ?? []);
    expect(moves.filter((move) => !move.includes('var(--motion-') && !move.includes('none'))).toEqual([]);
    expect(motions(still)).toEqual(motions(moving));
  });

  it('in menus and small panels is short', () => {
    expect(moving).toMatch(/--motion-fast: 120ms/);
    const panels = ['ui/floating', 'anchored-panel'].map((name) =>
      readFileSync(`web/components/${name}.module.css`, 'utf8'),
    );
    for (const panel of panels) expect(panel).toContain('animation: arrive var(--motion-fast)');
  });
});
