/** The colours that distinguish people. Their tokens are readable in both schemes and in each theme. */
export const tonos = ['info', 'success', 'violet', 'indigo', 'olive', 'stone', 'magenta', 'petrol'] as const;

/** The colour of a person's initials. It depends only on the id, so that it stays when the name changes. */
export function tonoDe(id: string): (typeof tonos)[number] {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return tonos[sum % tonos.length] ?? tonos[0];
}
