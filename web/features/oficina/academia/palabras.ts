/** «1 curso», «3 cursos»: the number with the form of the word for it. */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
