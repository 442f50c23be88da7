/** The bytes of the uploads, by their ids. A File has no place in the store. */
const files = new Map<string, File>();

export const keepFile = (id: string, file: File): void => void files.set(id, file);

export const fileOf = (id: string): File | undefined => files.get(id);

export const forgetFile = (id: string): void => void files.delete(id);

/** Lets go of the bytes of whatever is not among these any more. */
export function keepOnly(ids: readonly string[]): void {
  for (const id of files.keys()) if (!ids.includes(id)) files.delete(id);
}
