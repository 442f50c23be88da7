import { posix } from 'node:path';
import { type CssNode, parse, walk } from 'css-tree';
import ts from 'typescript';
import type { Source } from './sources.ts';

/** A class of a CSS module, in code or in the `composes` of a rule. Without a name, it stands for all classes. */
interface Use {
  user: string;
  module: string;
  name: string | undefined;
}

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

/** The classes that a file of code takes from the modules that it imports. */
function usedBy({ path, text }: Source): Use[] {
  if (!text.includes('.module.css')) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const modules = importedModules(source, path);
  const uses: Use[] = [];
  const visit = (node: ts.Node) => {
    const module = ts.isIdentifier(node) && isValue(node) ? modules.get(node.text) : undefined;
    if (module) uses.push({ user: path, module, name: nameOf(node.parent) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** The CSS modules by the names under which a file imports them. */
function importedModules(source: ts.SourceFile, path: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const name = statement.importClause?.name?.text;
    const target = statement.moduleSpecifier.text;
    if (name && isModule(target)) modules.set(name, resolve(path, target));
  }
  return modules;
}

/** False for the name in the import itself, and for a property or attribute of the same name. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  const isProperty = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
  return !ts.isImportClause(parent) && !ts.isJsxAttribute(parent) && !(isProperty && parent.name === node);
}

/** The class of `styles.name` or `styles['name']`; undefined where the module is used in another way. */
function nameOf(use: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(use)) return use.name.text;
  if (ts.isElementAccessExpression(use) && ts.isStringLiteral(use.argumentExpression)) {
    return use.argumentExpression.text;
  }
  return undefined;
}
