import { expect, it } from 'vitest';

/** The text of every file that adds endpoints to the API. */
const sources: Record<string, string> = import.meta.glob(['./generated/*.ts', '../features/**/*-api.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The test reads the text, since RTK Query complains only when no other test has loaded the file before.
it('gives each endpoint its own name: of two with the same name, only the first one loaded would be used', () => {
  const names = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(\w+): build\.(?:query|mutation|infiniteQuery)\b/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
