import { ListaOfrecida } from './offered-list';
import type { useMenciones } from './use-menciones';

interface OfrecidosProps {
  menciones: ReturnType<typeof useMenciones>;
  /** Where the list opens: under or over the text field. The parent of both must be positioned. */
  side: 'below' | 'above';
}

/** The list of {@link useMenciones}. */
export function Ofrecidos({ menciones, side }: OfrecidosProps) {
  const { emailOf } = menciones;
  return (
    <ListaOfrecida
      lista={menciones}
      side={side}
      label="Personas que puede mencionar"
      nombres={['persona', 'personas']}
      toSpoken={(persona) => [persona.nombre, emailOf(persona)].filter(Boolean).join(', ')}
    >
      {(persona) => (
        <>
          {persona.nombre} <small>{emailOf(persona)}</small>
        </>
      )}
    </ListaOfrecida>
  );
}
