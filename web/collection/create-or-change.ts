import { apiCode } from '../api/api-message';

interface Creation<Thing> {
  create: () => Promise<Thing>;
  refetch: () => Promise<unknown>;
  change: () => Promise<Thing>;
}

/**
 * Creates a thing. If an earlier attempt created it but the answer was lost, the thing is fetched and changed instead.
 */
export async function createOrChange<Thing>({ create, refetch, change }: Creation<Thing>): Promise<Thing> {
  try {
    return await create();
  } catch (error) {
    if (!codesOfExisting.has(apiCode(error) ?? '')) throw error;
    await refetch();
    return change();
  }
}

/** The server's codes for an id that already exists with other data. */
const codesOfExisting = new Set(['YA_EXISTE', 'CLAVE_REUTILIZADA']);
