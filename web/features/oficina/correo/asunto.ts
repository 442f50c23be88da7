/** The subject of a mail, or a text for a mail without a subject. */
export const asuntoDe = (asunto: string): string => asunto || '(sin asunto)';
