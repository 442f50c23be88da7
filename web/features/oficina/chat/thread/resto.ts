/** The label of the button that sends a message without the files that the server refused for good. */
export const restLabel = (nombres: readonly string[]): string =>
  nombres.length === 1 ? `Quitar «${nombres[0]}» y enviar` : `Quitar ${nombres.length} archivos y enviar`;
