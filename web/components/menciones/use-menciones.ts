import { useMiembrosFindAllQuery } from '../../api/miembros-api';
import { hasNamesake, type Mencionable, mencionAt, offeredFor } from './menciones';
import { useLista, useTecleado } from './use-list';

const none: Mencionable[] = [];

/** The people who are offered after an `@`. */
export function useMenciones(
  area: { current: HTMLTextAreaElement | null },
  text: string,
  people: readonly Mencionable[],
  onChoose: (text: string, persona: Mencionable) => void,
) {
  const tecleado = useTecleado(area, text, mencionAt);
  const offered = tecleado.typed ? offeredFor(tecleado.typed.query, people) : none;
  const namesakes = offered.filter((persona) => hasNamesake(persona, people));
  const { data: miembros } = useMiembrosFindAllQuery({}, { skip: namesakes.length === 0 });
  /** The e-mail distinguishes people of the same name. */
  const emailOf = (persona: Mencionable) =>
    namesakes.includes(persona) ? miembros?.find(({ id: other }) => other === persona.id)?.email : undefined;
  return { ...useLista(tecleado, offered, ({ nombre }) => `@${nombre}`, onChoose), emailOf };
}
