/** Says how many files are not stored yet. */
export const sinSubir = (archivos: number): string =>
  archivos === 1 ? 'Un archivo todavía no se subió.' : `${archivos} archivos todavía no se subieron.`;
