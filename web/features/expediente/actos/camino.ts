/** The list of actos, on the way to each of them. */
export const losActos = { texto: 'Actos', to: '/actos' };
