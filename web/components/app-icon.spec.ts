import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstIconNames } from './app-icon';
import { otherIconNames } from './other-icon';

it('the page has each icon that the server names', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const named = sources.flatMap((path) =>
    [...readFileSync(`server/${path}`, 'utf8').matchAll(/heroicons_outline:([\w-]+)|\bicon\('([\w-]+)'\)/g)].map(
      ([, whole, name]) => whole ?? name,
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  const known: unknown[] = [...firstIconNames, ...otherIconNames];
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
});

it('the icons of the entries of the menu come with the page', () => {
  const tree = readFileSync('server/plataforma/navigation/navigation-tree.ts', 'utf8');
  const named = [...tree.matchAll(/type: 'basic',[^{}]*?icon: icon\('([\w-]+)'\)/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !firstIconNames.includes(name))).toEqual([]);
});
