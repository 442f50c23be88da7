import { expect, it, vi } from 'vitest';

/** All that gives the one API its endpoints. */
const files = import.meta.glob(['./generated/*.ts', '../features/**/*-api.ts']);

it('gives each endpoint a name of its own: of two, whichever page comes first would serve the other', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  // What the client says of a name that is taken, and leaves it at that.
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const load of Object.values(files)) await load();
  expect(Object.keys(files).length).toBeGreaterThan(20);
  expect(complained.mock.calls.map(([message]) => message)).toEqual([]);
});
