/** Why a file of some bytes is refused before it is sent, or undefined. @param maxMib the server's limit for a file, in MiB */
export function refusalOf(bytes: number, maxMib: number): string | undefined {
  if (bytes === 0) return 'El archivo está vacío.';
  return bytes > maxMib * 1024 ** 2 ? `El archivo supera los ${maxMib} MB.` : undefined;
}
