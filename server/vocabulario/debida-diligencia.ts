/** The clave of the requisito for an acto's file against money laundering. */
export const DEBIDA_DILIGENCIA = 'debida_diligencia';
