/** The currencies of ISO 4217 that are in use. */
export const MONEDAS_ISO: readonly string[] = Intl.supportedValuesOf('currency');
