/** A valid id that no row has. */
export const UNKNOWN_ID = '01a1fce8-dfea-7632-be20-86991922b7b9';
