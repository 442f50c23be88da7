/** What a button says that leaves files out which the server refused for good, and sends the rest. */
export const restLabel = (nombres: readonly string[]): string =>
  nombres.length === 1 ? `Quitar «${nombres[0]}» y enviar` : `Quitar ${nombres.length} archivos y enviar`;
