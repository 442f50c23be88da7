import { v7 } from 'uuid';

/** The id of a new row, made in the browser. The row is created only once, even when it is sent twice. */
export const newId = (): string => v7();
