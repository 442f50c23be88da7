import { useMiembrosFindAllQuery } from '../../api/miembros-api';
import { hasNamesake, mencionAt, offeredFor, type Persona } from './menciones';
import { useLista, useTecleado } from './use-list';

const none: Persona[] = [];

/** The people who are offered after an `@`. */
export function useMenciones(
  area: { current: HTMLTextAreaElement | null },
  text: string,
  people: readonly Persona[],
  onChoose: (text: string, persona: Persona) => void,
) {
  const tecleado = useTecleado(area, text, mencionAt);
  const offered = tecleado.typed ? offeredFor(tecleado.typed.query, people) : none;
  const namesakes = offered.filter((persona) => hasNamesake(persona, people));
  const { data: miembros } = useMiembrosFindAllQuery({}, { skip: namesakes.length === 0 });
  /** The e-mail distinguishes people of the same name. */
  const emailOf = (persona: Persona) =>
    namesakes.includes(persona) ? miembros?.find(({ id: other }) => other === persona.id)?.email : undefined;
  return { ...useLista(tecleado, offered, ({ nombre }) => `@${nombre}`, onChoose), emailOf };
}
