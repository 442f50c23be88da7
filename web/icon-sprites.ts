import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICON_SETS, type IconSet, spritePath } from '../server/vocabulario/icon-sets.ts';

/** The attributes of an icon's root that decide how it is drawn. Other attributes concern only its own file. */
const kept = ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'];

/**
 * One SVG file for each set of icons, with a `<symbol>` for each icon. Only the build needs the packages of the icons.
 */
export function iconSprites(): Plugin {
  return {
    name: 'carpetas:icon-sprites',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const set = ICON_SETS.find((one) => request.url === `/${spritePath(one)}`);
        if (!set) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(spriteOf(set));
      });
    },
    generateBundle() {
      for (const set of ICON_SETS) this.emitFile({ type: 'asset', fileName: spritePath(set), source: spriteOf(set) });
    },
  };
}

function spriteOf({ package: name, version, folder, licence }: IconSet): string {
  const root = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const installed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  // Without this check, browsers would show the old sprite for a year.
  if (installed !== version) throw new Error(`${name} es ${installed}: escríbalo en server/vocabulario/icon-sets.ts`);
  const symbols = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => symbolOf(file.slice(0, -'.svg'.length), readFileSync(join(root, folder, file), 'utf8')));
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${name} ${version}, ${licence} -->\n${symbols.join('\n')}\n</svg>\n`;
}

function symbolOf(name: string, svg: string): string {
  const [, attributes = '', content = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const given = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  const drawn = { fill: 'currentColor', ...given };
  const written = kept.flatMap((key) => (key in drawn ? [`${key}="${drawn[key as keyof typeof drawn]}"`] : []));
  return `<symbol id="${name}" ${written.join(' ')}>${content.replace(/>\s+</g, '><').trim()}</symbol>`;
}
