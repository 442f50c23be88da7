import { expect, it, vi } from 'vitest';

/** Every file that adds endpoints to the API. */
const files = import.meta.glob(['./generated/*.ts', '../features/**/*-api.ts']);

it('gives each endpoint its own name: of two with the same name, only the first one loaded would be used', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  // RTK Query only logs an error when a name is used twice, and keeps the first endpoint.
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const load of Object.values(files)) await load();
  expect(Object.keys(files).length).toBeGreaterThan(20);
  expect(complained.mock.calls.map(([message]) => message)).toEqual([]);
});
