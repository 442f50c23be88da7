/** The files of the uploads, by upload id. The store cannot hold them, because it holds only serializable values. */
const files = new Map<string, File>();

export const keepFile = (id: string, file: File): void => void files.set(id, file);

export const fileOf = (id: string): File | undefined => files.get(id);

export const forgetFile = (id: string): void => void files.delete(id);

/** Forgets all files whose uploads are not among these ids. */
export function keepOnly(ids: readonly string[]): void {
  const kept = new Set(ids);
  for (const id of files.keys()) if (!kept.has(id)) files.delete(id);
}

/**
 * Whether the bytes of the file can still be read. A browser refuses a file that was changed or removed since it was
 * chosen.
 */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
