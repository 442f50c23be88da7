/** An import of a file by another. Both paths begin at the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

/** A domain of the server or a feature of the web. */
const FOLDER = /^(?:server|web\/features)\/(?:plataforma|expediente|oficina|compat)\/[^/]+(?=\/)/;

/** Tests may import from any folder. Descriptors are data without classes, which the list of all domains needs. */
const EXEMPT = /[.]spec[.]tsx?$|[.]domain[.]ts$/;

/** Imports between folders. For each folder, it has the imported folders, with the files that import them. */
type Arrows = Map<string, Map<string, string[]>>;

function arrowsOf(imports: readonly Import[]): Arrows {
  const arrows: Arrows = new Map();
  for (const { from, to } of imports) {
    const [source] = FOLDER.exec(from) ?? [];
    const [target] = FOLDER.exec(to) ?? [];
    if (!source || !target || source === target || EXEMPT.test(from) || EXEMPT.test(to)) continue;
    const needed = arrows.get(source) ?? new Map<string, string[]>();
    arrows.set(source, needed.set(target, [...(needed.get(target) ?? []), `${from} → ${to}`]));
  }
  return arrows;
}

/** The shortest path from a folder back to itself, with the folder at both ends. */
function circleThrough(folder: string, arrows: Arrows): string[] | null {
  const ways = [[folder]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === folder) return [...way, folder];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

function describe(circle: readonly string[], arrows: Arrows): string {
  const steps = circle.slice(1).map((target, index) => ({ source: circle[index] ?? '', target }));
  const lines = steps.flatMap(({ source, target }) => [
    `  ${source} → ${target}`,
    ...(arrows.get(source)?.get(target) ?? []).map((files) => `    ${files}`),
  ]);
  return [`Círculo de ${steps.length} carpetas:`, ...lines].join('\n');
}

/** The circles among the imports of the server's domains, and of the web's features, in Spanish. */
export function folderCircles(imports: readonly Import[]): string[] {
  const arrows = arrowsOf(imports);
  const told = new Set<string>();
  const problems: string[] = [];
  for (const folder of arrows.keys()) {
    const circle = told.has(folder) ? null : circleThrough(folder, arrows);
    if (!circle) continue;
    problems.push(describe(circle, arrows));
    for (const each of circle) told.add(each);
  }
  return problems;
}
