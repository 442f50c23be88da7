/** How many e-mails a contacto may have, and how many telephones. */
export const MAX_ROWS = 20;
