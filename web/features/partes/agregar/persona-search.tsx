import { useFormContext, useWatch } from 'react-hook-form';
import { AutocompleteField } from '../../../components/form/autocomplete-field';
import { documentosDe } from '../../personas/documentos';
import { PersonaIcon } from '../../personas/persona-icon';
import type { AgregarValues } from './agregar-values';
import styles from './quien-fields.module.css';
import { usePersonaOptions } from './use-persona-options';

interface PersonaSearchProps {
  /** What was typed. */
  texto: string;
  onSearch: (texto: string) => void;
}

/** A persona of the cuenta, searched by the server as it is typed. */
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
      autoHighlight
      loading={isLoading}
      noOptionsText={isTooShort ? 'Escriba al menos dos letras o números' : 'Ninguna persona coincide'}
      helperText={chosen && documentosDe(chosen).join(' · ')}
      options={options}
      filterOptions={(found) => found}
      toValue={({ id }) => id}
      getOptionLabel={({ nombreCompleto }) => nombreCompleto}
      renderOption={({ key, ...props }, persona) => (
        <li key={key} {...props}>
          <PersonaIcon tipo={persona.tipo} />
          <span className={styles.option}>
            {persona.nombreCompleto}
            <span>{documentosDe(persona).join(' · ') || 'Sin documento'}</span>
          </span>
        </li>
      )}
      onSearch={onSearch}
    />
  );
}
