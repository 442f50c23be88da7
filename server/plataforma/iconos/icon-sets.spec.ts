import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_SETS, symbolOf } from '../../vocabulario/icon-sets.js';
import { ICON_NAMES } from './icon-names.js';
import { NOMBRES_DEL_CLIENTE } from './nombres-del-cliente.js';

it('names the installed versions, which are in the addresses of the sprites', () => {
  const installed = ICON_SETS.map(
    ({ package: name }) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
  );
  expect(ICON_SETS.map(({ version }) => version)).toEqual(installed);
});

it('contains each set as a whole', () => {
  const counts = Object.entries(ICON_NAMES).map(([id, names]) => [id, names.length >= 280]);
  expect(counts).toEqual(ICON_SETS.map(({ id }) => [id, true]));
  expect(ICON_NAMES['heroicons-outline']).toContain('folder-open');
});

it('contains every icon that the reference client has', () => {
  for (const set of ICON_SETS) {
    const ours = new Set(ICON_NAMES[set.id]);
    const drawn = NOMBRES_DEL_CLIENTE[set.id].map((name) => symbolOf(set, name));
    expect([set.id, drawn.filter((name) => !ours.has(name))]).toEqual([set.id, []]);
    // No icon of ours is drawn as another icon.
    expect([...ours].filter((name) => symbolOf(set, name) !== name)).toEqual([]);
  }
});
