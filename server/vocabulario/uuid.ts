/** The pattern of a UUID in lower case, of any version, as part of a regular expression. */
export const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const WHOLE = new RegExp(`^${UUID}$`);

/** Whether a text is a UUID in lower case, of any version. */
export const isUuid = (text: string): boolean => WHOLE.test(text);
