/** The default of the server's FILE_MAX_MIB; the web does not know another setting. */
const maxMib = 50;

/** Why a file is refused before it is sent, or undefined. */
export function refusalOf(file: File): string | undefined {
  return file.size > maxMib * 1024 ** 2 ? `El archivo supera los ${maxMib} MiB.` : undefined;
}

/** The message about a folder that was dropped among files. */
export const folderRefusal = 'Es una carpeta del equipo: arrastre los archivos que contiene.';
