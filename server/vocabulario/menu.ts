/** The largest number of favourite entries of the menu. More than these would be a second menu. */
export const FAVORITOS_MAX = 12;
