/**
 * The groups of the board, in the order of the work. Each certificate of a carpeta before its signature is in a group.
 */
export const GRUPOS_CERTIFICADOS = [
  'por_pedir',
  'pedidos',
  'por_llegar',
  'vencen_antes',
  'vencidos',
  'vigentes',
] as const;
export type GrupoCertificados = (typeof GRUPOS_CERTIFICADOS)[number];
