/** The most e-mails, and the most telephones, that a contacto may have. */
export const MAX_ROWS = 20;
/** The most etiquetas that a contacto may have. */
export const MAX_TAGS = 50;
/** The most characters of the title of an etiqueta. */
export const MAX_TITLE = 60;
