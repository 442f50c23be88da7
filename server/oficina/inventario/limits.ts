export const MAX_TAGS = 50;
export const MAX_IMAGENES = 12;
/** The most units that a movement moves, and the most stock of a producto. */
export const MAX_CANTIDAD = 1_000_000_000;
