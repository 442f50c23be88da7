/** The clave of the requisito by which an acto asks for its file against money laundering. */
export const DEBIDA_DILIGENCIA = 'debida_diligencia';
