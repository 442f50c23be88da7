import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')];

it('finds links, anchors and paths that lead nowhere', () => {
  const text = [
    '[there](../README.md#sign-in), [gone](../GONE.md), [no heading](../README.md#gone), [web](https://example.com/gone.md)',
    '`server/main.ts`, `server/main`, `server/gone.ts`, `server/gone/`, `gone/gone.ts`, `server/*/gone.ts`, `gone.ts`',
    '```\n`server/gone-too.ts`\n```',
  ].join('\n');
  expect(deadLinks('docs/page.md', text)).toEqual([
    '../GONE.md',
    '../README.md#gone',
    'server/gone.ts',
    'server/gone/',
    'gone/gone.ts',
  ]);
});

it.each(PAGES)('%s leads everywhere it says', (page) => {
  expect(deadLinks(page, readFileSync(page, 'utf8'))).toEqual([]);
});

it('finds in the code no page of docs that is not there', () => {
  const sources = globSync('{server,web,test,scripts,contenido}/**/*.{ts,tsx,css,md}', {
    exclude: ['web/api/generated/**'],
  });
  const named = sources
    .filter((source) => source !== 'scripts/dead-links.spec.ts')
    .flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md(?:#[\p{L}\d-]+)?/gu)].map(([page]) => page),
    );
  expect(named).toContain('docs/domain.md#identity-documents');
  expect(deadLinks('page.md', [...new Set(named)].map((page) => `[page](${page})`).join('\n'))).toEqual([]);
});
