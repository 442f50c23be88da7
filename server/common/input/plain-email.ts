/**
 * For `@IsEmail` of addresses that receive mail. It refuses quoted parts, which may hold line breaks and other
 * addresses. Mail servers read quoted parts in different ways.
 */
export const PLAIN_EMAIL = { blacklisted_chars: '"' };
