/** Why a file is refused before it is sent, or undefined. @param maxMib the server's limit for a file, in MiB */
export function refusalOf(file: File, maxMib: number): string | undefined {
  if (file.size === 0) return 'El archivo está vacío.';
  return file.size > maxMib * 1024 ** 2 ? `El archivo supera los ${maxMib} MB.` : undefined;
}
