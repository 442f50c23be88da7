import { readSources, type Source } from './sources.ts';

const CLASS = /^(?:export )?(?:abstract )?class (\w+)/gm;

/**
 * The classes of bodies and answers that share a name. The OpenAPI document would silently have one schema for both.
 * @returns a line for each name, in Spanish, with its files
 */
export function repeatedDtos(sources: readonly Source[]): string[] {
  const declared = sources.flatMap(({ path, text }) =>
    [...text.matchAll(CLASS)].map(([, name = '']) => ({ name, path })),
  );
  return repeatedNames(declared.filter(({ name, path }) => path.endsWith('.dto.ts') || name.endsWith('Dto')));
}

/** The names that are declared in several files, each with its files. */
export function repeatedNames(declared: readonly { name: string; path: string }[]): string[] {
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`);
}

/** @throws Error in Spanish when two DTO classes of the server have one name */
export async function checkDtoNames(): Promise<void> {
  const repeated = repeatedDtos(readSources('server/**/*.ts'));
  if (repeated.length > 0) {
    throw new Error(
      `En OpenAPI serían una sola clase; una de ellas debe llamarse de otro modo:\n${repeated.join('\n')}`,
    );
  }
}
