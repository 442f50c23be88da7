/** The colours that tell people apart. Their tokens can be read in both schemes and in each theme. */
export const tonos = ['info', 'success', 'violet', 'indigo', 'olive', 'stone', 'magenta', 'petrol'] as const;

/** The colour of somebody's initials. It depends on the id alone, so that it stays when the name changes. */
export function tonoDe(id: string): (typeof tonos)[number] {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return tonos[sum % tonos.length] ?? tonos[0];
}
