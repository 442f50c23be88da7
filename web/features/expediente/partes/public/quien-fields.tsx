import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../components/button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { PersonaFields } from '../../personas/public/form/persona-fields';
import { personaFromSearch } from '../../personas/public/form/persona-values';
import { PersonaSearch } from '../agregar/persona-search';
import type { AgregarValues } from './agregar-values';

/** The fields that choose a known persona for a parte, or add a new persona. */
export function QuienFields({ pais }: { pais: string }) {
  const { control, setValue, setFocus, getValues } = useFormContext<AgregarValues>();
  const modo = useWatch({ control, name: 'modo' });
  const [texto, setTexto] = useState('');
  const [isStarted, setIsStarted] = useState(false);
  const isFirstFieldNext = isStarted && modo === 'nueva';

  // The first field exists only after the form of the new persona is drawn.
  useEffect(() => {
    if (!isFirstFieldNext) return;
    setFocus(getValues('persona.tipo') === 'humana' ? 'persona.nombre' : 'persona.razonSocial');
    setIsStarted(false);
  }, [isFirstFieldNext, setFocus, getValues]);

  const startNew = () => {
    setValue('persona', personaFromSearch(texto, pais));
    setValue('personaId', null);
    setValue('modo', 'nueva', { shouldDirty: true });
    setTexto('');
    setIsStarted(true);
  };
  const chooseExisting = (personaId: string | null) => {
    setValue('modo', 'existente');
    setValue('personaId', personaId, { shouldDirty: true });
    setFocus('rol');
  };

  if (modo === 'existente') return <PersonaSearch onSearch={setTexto} texto={texto} onNew={startNew} />;
  return (
    <Stack as="section" round="lg" bordered bounded gap={3} pad={4} aria-labelledby="persona-nueva">
      <Row as="header" align="center" justify="between" gap={2}>
        <Text as="h3" size="md" weight="strong" id="persona-nueva">
          Persona nueva
        </Text>
        <Button
          size="small"
          startIcon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setValue('modo', 'existente')}
        >
          Buscar una existente
        </Button>
      </Row>
      <PersonaFields onUseExisting={chooseExisting} />
    </Stack>
  );
}
