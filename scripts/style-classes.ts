import { posix } from 'node:path';
import { type CssNode, parse, walk } from 'css-tree';
import type { Source } from './sources.ts';

/** A class of a CSS module, in code or in the `composes` of a rule. Without a name, it stands for all classes. */
interface Use {
  user: string;
  module: string;
  name: string | undefined;
}

/** Comments. The slashes of an address and of a pattern such as `image/*` begin none. */
const COMMENT = /(?<![\w*:/'"`])(?:\/\*[\s\S]*?\*\/|\/\/.*)/g;

/** An import of a CSS module: the name, and the module. */
const IMPORT = /^import (\w+) from '([^']+[.]module[.]css)';$/gm;

/**
 * The uses of a module under its name: `styles.name`, `styles['name']`, or the module as a whole. A property or an
 * attribute of the same name is none.
 */
const usesOf = (name: string) =>
  new RegExp(`(?<![\\w/'"-]|[^.][.])${name}\\b(?!\\??[:=])(?:[.](\\w+)|\\['([^']+)'\\])?`, 'g');

const isModule = (path: string) => path.endsWith('.module.css');
const isCode = (path: string) => /[.]tsx?$/.test(path) && !/[.]spec[.]tsx?$/.test(path);
const resolve = (path: string, target: string) => posix.join(posix.dirname(path), target);

/** The classes that code uses and no rule names, and the classes that a rule names and nothing uses. */
export function classProblems(files: readonly Source[]): string[] {
  const rules = new Map<string, Set<string>>();
  const uses: Use[] = [];
  for (const file of files) {
    if (isModule(file.path)) {
      const tree = parse(file.text);
      rules.set(file.path, classesOf(tree));
      uses.push(...composedBy(file.path, tree));
    } else if (isCode(file.path)) uses.push(...usedBy(file));
  }
  const missing = uses
    .filter(({ module, name }) => name !== undefined && !rules.get(module)?.has(name))
    .map(({ user, module, name }) => `${user} uses .${name}, and ${module} has no rule for it`);
  const unused = [...rules].flatMap(([module, names]) => {
    const own = uses.filter((use) => use.module === module);
    if (own.some(({ name }) => name === undefined)) return [];
    const used = new Set(own.map(({ name }) => name));
    return [...names].filter((name) => !used.has(name)).map((name) => `${module} has .${name}, which nothing uses`);
  });
  return [...missing, ...unused];
}

/** The classes in selectors. Those in `:global(…)` belong to no module, and css-tree does not read them. */
function classesOf(tree: CssNode): Set<string> {
  const names = new Set<string>();
  walk(tree, { visit: 'ClassSelector', enter: ({ name }) => void names.add(name) });
  return names;
}

/** The classes that `composes: a b from "./other.module.css"` takes, from the own module if it names no other. */
function composedBy(path: string, tree: CssNode): Use[] {
  const uses: Use[] = [];
  walk(tree, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property !== 'composes' || value.type !== 'Value') return;
      const nodes = value.children.toArray();
      const other = nodes.find((node) => node.type === 'String');
      const names = nodes.flatMap((node) => (node.type === 'Identifier' && node.name !== 'from' ? node.name : []));
      for (const name of names) uses.push({ user: path, module: other ? resolve(path, other.value) : path, name });
    },
  });
  return uses;
}

/**
 * The classes that a file of code takes from the modules that it imports. It reads the text: a parser of TypeScript
 * takes two seconds for all files.
 */
function usedBy({ path, text }: Source): Use[] {
  const code = text.replace(COMMENT, '');
  return [...code.matchAll(IMPORT)].flatMap(([whole, name = '', target = '']) => {
    const rest = code.replace(whole, '');
    return [...rest.matchAll(usesOf(name))].map(([, member, key]) => ({
      user: path,
      module: resolve(path, target),
      name: member ?? key,
    }));
  });
}
