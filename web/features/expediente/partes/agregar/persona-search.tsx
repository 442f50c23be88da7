import { UserPlus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PersonaDto } from '../../../../api/generated/personas';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { Stack } from '../../../../components/layout/layout';
import { documentosDe } from '../../personas/public/documentos';
import { PersonaOption } from '../../personas/public/persona-option';
import optionStyles from '../../personas/public/persona-option.module.css';
import { usePersonaOptions } from '../../personas/public/use-persona-options';
import type { AgregarValues } from '../public/agregar-values';
import styles from '../public/quien-fields.module.css';

interface PersonaSearchProps {
  /** The typed text. */
  texto: string;
  onSearch: (texto: string) => void;
  /** Called for the last option, which adds a new persona. */
  onNew: () => void;
}

const nueva = { id: 'nueva' as const };
type Opcion = PersonaDto | typeof nueva;
const isNueva = (opcion: Opcion): opcion is typeof nueva => opcion === nueva;

/** A field that chooses a persona of the cuenta, or adds a new persona. The server searches while the person types. */
export function PersonaSearch({ texto, onSearch, onNew }: PersonaSearchProps) {
  const { control } = useFormContext<AgregarValues>();
  const personaId = useWatch({ control, name: 'personaId' });
  const { options, chosen, isLoading, isTooShort, isFailed } = usePersonaOptions(texto, personaId);
  const text = texto.trim();
  const isNobody = !isTooShort && options.length === 0;
  const found = isNobody ? 'Ninguna persona registrada coincide' : 'Como persona nueva';

  return (
    <AutocompleteField
      control={control}
      name="personaId"
      label="Persona"
      placeholder="Nombre o número de documento"
      required
      autoFocus
      isLoading={isLoading}
      help={
        chosen
          ? documentosDe(chosen).join(' · ')
          : 'Si todavía no está registrada, escriba sus apellidos y regístrela desde la lista.'
      }
      options={[...options, nueva]}
      chosen={chosen}
      filter={null}
      toValue={({ id }: Opcion) => id}
      toLabel={(opcion: Opcion) => (isNueva(opcion) ? text : opcion.nombreCompleto)}
      renderOption={(opcion: Opcion) =>
        isNueva(opcion) ? (
          <Nueva texto={text} hallazgo={isFailed ? 'No se pudo buscar si ya está registrada' : found} />
        ) : (
          <PersonaOption persona={opcion} />
        )
      }
      onSearch={onSearch}
      onChosen={(opcion) => opcion && isNueva(opcion) && onNew()}
    />
  );
}

/** The option that adds the person whom the search did not find. */
function Nueva({ texto, hallazgo }: { texto: string; hallazgo: string }) {
  return (
    <>
      <span className={styles.nuevaIcon}>
        <UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Stack as="span" padY="2px" grow shrinks className={optionStyles.option}>
        {texto ? `Registrar a «${texto}»` : 'Registrar una persona nueva'}
        <span>{hallazgo}</span>
      </Stack>
    </>
  );
}
