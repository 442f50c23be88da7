/** The most characters of a name, few enough for two or three lines of a phone. */
const most = 40;

/** A thing by its name, for a message: `Tarea «Llamar al banco»`, or `Tarea sin título`. A long name is cut. */
export function named(what: string, name: string): string {
  const text = name.replace(/\s+/g, ' ').trim();
  return text ? `${what} «${cut(text)}»` : `${what} sin título`;
}

function cut(text: string): string {
  // Cuts by characters, because a cut between code units could halve an emoji.
  const characters = [...text];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}
