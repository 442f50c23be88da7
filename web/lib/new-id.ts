import { v7 } from 'uuid';

/** The id of a new row, made before the server knows of it: with it the row is made once, however often it is sent. */
export const newId = (): string => v7();
