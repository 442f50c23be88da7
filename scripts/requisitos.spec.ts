import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './run-program.ts';

/** The outcome of the check with this version of Node. */
async function outcomeOn(version: string): Promise<string> {
  const fake = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const args = ['--eval', `${fake} require('./scripts/requisitos.cjs'); console.log('sigue')`];
  return promisify(execFile)(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    ({ code, stderr }) => `${code} ${stderr.trim()}`,
  );
}

it.each([
  ['18.20.4', /^1 Carpetas necesita Node 20\.19 o posterior, y este es el 18\.20\.4: [^\n]*$/],
  ['20.18.0', /^1 Carpetas necesita Node 20\.19/],
  // npm did not run the script that installs the Node 24 of the packages.
  ['20.20.2', /^1 Faltan programas que npm instala con sus scripts[^\n]*--ignore-scripts[^\n]*$/],
  ['22.18.0', /^sigue$/],
  ['24.21.0', /^sigue$/],
])('on Node %s it says in a sentence what is missing', async (version, outcome) => {
  expect(await outcomeOn(version)).toMatch(outcome);
});

it('each program of package.json in TypeScript checks the version of Node first', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const typed = Object.values<string>(scripts).filter((command) => command.endsWith('.ts'));
  expect(typed.length).toBeGreaterThan(8);
  expect(typed.filter((command) => !command.startsWith('node --require ./scripts/requisitos.cjs '))).toEqual([]);
});
