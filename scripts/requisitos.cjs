// Runs before the programs of package.json. A Node that cannot read TypeScript would end with an obscure error.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const [major, minor] = process.versions.node.split('.').map(Number);
const isAtLeast = (oldest, since) => major > oldest || (major === oldest && minor >= since);
const readsTypeScript = isAtLeast(23, 6) || (major === 22 && minor >= 18);

if (!readsTypeScript) {
  const root = join(__dirname, '..');
  const problem = !isAtLeast(20, 19)
    ? `Carpetas necesita Node 20.19 o posterior, y este es el ${process.versions.node}: instale uno más nuevo y repita npm ci.`
    : existsSync(join(root, 'node_modules'))
      ? 'Faltan programas que npm instala con sus scripts (Node 24 y PostgreSQL): repita npm ci sin --ignore-scripts, y los comandos con npm run.'
      : 'Faltan las dependencias: ejecute npm ci.';
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
