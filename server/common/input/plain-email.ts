/**
 * For `@IsEmail` of addresses that are mailed to: none with a quoted part, which may hold line breaks and other addresses,
 * and which mail servers read in different ways.
 */
export const PLAIN_EMAIL = { blacklisted_chars: '"' };
