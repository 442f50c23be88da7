/** The files of the uploads, by upload id. They are not in the store, which holds only serializable values. */
const files = new Map<string, File>();

export const keepFile = (id: string, file: File): void => void files.set(id, file);

export const fileOf = (id: string): File | undefined => files.get(id);

export const forgetFile = (id: string): void => void files.delete(id);

/** Forgets the files whose uploads are not among these. */
export function keepOnly(ids: readonly string[]): void {
  const kept = new Set(ids);
  for (const id of files.keys()) if (!kept.has(id)) files.delete(id);
}

/** Whether its bytes can still be read. A browser refuses a file that was changed or removed since it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
