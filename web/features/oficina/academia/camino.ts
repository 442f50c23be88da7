/** The list of courses, on the way to each of them. */
export const laAcademia = { texto: 'Academia', to: '/apps/academy' };
