/**
 * For `@IsEmail` of addresses that receive mail: it refuses quoted parts, which may hold line breaks and other
 * addresses. Mail servers read them in different ways.
 */
export const PLAIN_EMAIL = { blacklisted_chars: '"' };
