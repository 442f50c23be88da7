import { useFormContext, useWatch } from 'react-hook-form';
import { AutocompleteField } from '../../../components/form/autocomplete-field';
import { documentosDe } from '../../personas/publico/documentos';
import { PersonaIcon } from '../../personas/publico/persona-icon';
import type { AgregarValues } from '../publico/agregar-values';
import styles from '../publico/quien-fields.module.css';
import { usePersonaOptions } from './use-persona-options';

interface PersonaSearchProps {
  /** What was typed. */
  texto: string;
  onSearch: (texto: string) => void;
}

/** Chooses a persona of the cuenta. The server searches while the person types. */
export function PersonaSearch({ texto, onSearch }: PersonaSearchProps) {
  const { control } = useFormContext<AgregarValues>();
  const personaId = useWatch({ control, name: 'personaId' });
  const { options, chosen, isLoading, isTooShort } = usePersonaOptions(texto, personaId);

  return (
    <AutocompleteField
      control={control}
      name="personaId"
      label="Persona"
      placeholder="Nombre o número de documento"
      required
      autoFocus
      isLoading={isLoading}
      emptyText={isTooShort ? 'Escriba al menos dos letras o números' : 'Ninguna persona coincide'}
      help={chosen && documentosDe(chosen).join(' · ')}
      options={options}
      filter={null}
      toValue={({ id }) => id}
      toLabel={({ nombreCompleto }) => nombreCompleto}
      renderOption={(persona) => (
        <>
          <PersonaIcon tipo={persona.tipo} />
          <span className={styles.option}>
            {persona.nombreCompleto}
            <span>{documentosDe(persona).join(' · ') || 'Sin documento'}</span>
          </span>
        </>
      )}
      onSearch={onSearch}
    />
  );
}
