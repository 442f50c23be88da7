/** How many etiquetas a producto may have. */
export const MAX_TAGS = 50;
/** How many pictures a producto may have. */
export const MAX_IMAGENES = 12;
/** The most of a producto that one movement moves, or that there is of it. */
export const MAX_CANTIDAD = 1_000_000_000;
