/** The subject of a mail, or that it has none. */
export const asuntoDe = (asunto: string): string => asunto || '(sin asunto)';
