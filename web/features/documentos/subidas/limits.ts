/** As the server's FILE_MAX_MIB has it unless it was set otherwise; the server refuses whatever it does not take. */
const maxMib = 50;

/** Why a file need not even be sent, or undefined. */
export function refusalOf(file: File): string | undefined {
  return file.size > maxMib * 1024 ** 2 ? `El archivo supera los ${maxMib} MiB.` : undefined;
}

/** What is said of a folder that was dropped among files. */
export const folderRefusal = 'Es una carpeta del equipo: arrastre los archivos que contiene.';
