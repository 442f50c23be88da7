import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Imports each icon from its own module instead of the module that lists all. The build then knows which pages show an
 * icon. So the first page's icons can be one chunk, and the icons of other pages another (`iconos` and `mas-iconos`).
 */
export function directIcons(): Plugin {
  const paths = new Map<string, string>();
  return {
    name: 'carpetas:direct-icons',
    apply: 'build',
    async buildStart() {
      const list = await readFile((await this.resolve('lucide-react'))?.id ?? '', 'utf8');
      for (const [, names = '', file] of list.matchAll(/^export \{ (.*) \} from '\.\/icons\/(.*)\.mjs';$/gm)) {
        for (const name of names.split(', ')) paths.set(name.replace('default as ', ''), `lucide-react/icons/${file}`);
      }
    },
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /['"]lucide-react['"]/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from ['"]lucide-react['"];?/g, (_, names: string) =>
          names.split(',').map(direct).join(' '),
        ),
        map: null,
      }),
    },
  };

  /** The import of one icon. @param specifier `Bell`, `File as FileIcon`, or nothing after a last comma */
  function direct(specifier: string): string {
    const [name = '', local = name] = specifier.trim().split(' as ');
    if (!name) return '';
    const path = paths.get(name);
    if (!path) throw new Error(`lucide-react no tiene ${name}.`);
    return `import ${local} from '${path}';`;
  }
}
