/** The text that says why a text is not sent yet: some of its files were not uploaded. */
export const noAdjuntadosText = (cuantos: number): string =>
  cuantos === 1
    ? 'Un archivo no se pudo adjuntar. Reintente, o quítelo.'
    : `${cuantos} archivos no se pudieron adjuntar. Reintente, o quítelos.`;
