/** How many e-mails a contacto may have, and how many telephones. */
export const MAX_ROWS = 20;
/** How many etiquetas a contacto may have. */
export const MAX_TAGS = 50;
/** How many characters the title of an etiqueta may have. */
export const MAX_TITLE = 60;
