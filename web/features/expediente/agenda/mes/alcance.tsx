import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { Alcance } from '../../../../../server/vocabulario/repeticion';
import { Button } from '../../../../components/button';
import { ElegirDialog } from '../../../../components/elegir-dialog';
import { Stack } from '../../../../components/layout/layout';

/** Asks for which events of a series a change is. Resolves to null when the person leaves without a choice. */
type PreguntarAlcance = (pregunta: string) => Promise<Alcance | null>;

const AlcanceContext = createContext<PreguntarAlcance>(async () => 'este');

export const usePreguntarAlcance = (): PreguntarAlcance => use(AlcanceContext);

const alcances: readonly { alcance: Alcance; label: string }[] = [
  { alcance: 'este', label: 'Solo este' },
  { alcance: 'siguientes', label: 'Este y los siguientes' },
  { alcance: 'todos', label: 'Todos' },
];

interface Pregunta {
  texto: string;
  answer: (alcance: Alcance | null) => void;
}

/** Shows the question of {@link usePreguntarAlcance} over all that is inside. */
export function AlcanceProvider({ children }: { children: ReactNode }) {
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  const preguntar = useCallback<PreguntarAlcance>((texto) => {
    const { promise, resolve } = Promise.withResolvers<Alcance | null>();
    setPregunta({ texto, answer: resolve });
    return promise;
  }, []);
  const close = (alcance: Alcance | null) => {
    setPregunta(null);
    pregunta?.answer(alcance);
  };
  return (
    <AlcanceContext value={preguntar}>
      {children}
      {pregunta && (
        <ElegirDialog title={pregunta.texto} onClose={() => close(null)}>
          <Stack gap={2}>
            {alcances.map(({ alcance, label }) => (
              <Button key={alcance} variant="outlined" onClick={() => close(alcance)}>
                {label}
              </Button>
            ))}
          </Stack>
        </ElegirDialog>
      )}
    </AlcanceContext>
  );
}
