import { rolOptionsPara } from '../roles';

/** The roles that a parte can have, with their names. */
export const rolesDeParte = rolOptionsPara([]);
