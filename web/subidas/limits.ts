/**
 * Why a file is too large or empty to be sent. Undefined when it can be sent. @param maxMib the server's limit for a
 * file, in MiB
 */
export function refusalOf(bytes: number, maxMib: number): string | undefined {
  if (bytes === 0) return 'El archivo está vacío.';
  return bytes > maxMib * 1024 ** 2 ? `El archivo supera los ${maxMib} MB.` : undefined;
}
