import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../../../components/form/select-field';
import { TextField } from '../../../../../components/form/text-field';
import { estadoCivilOptions, estadosCiviles, nupciasOptions } from '../../estado-civil';
import type { ConPersona } from './persona-values';

const regimenes = ['Comunidad de ganancias', 'Gananciales', 'Separación de bienes', 'Participación en las ganancias'];

/** The marital status, and the fields that go with it. */
export function EstadoCivilFields() {
  const { control } = useFormContext<ConPersona>();
  const estadoCivil = useWatch({ control, name: 'persona.estadoCivil' });
  const { conyuge, hasNupcias, hasRegimen } = estadosCiviles[estadoCivil || 'soltero'];
  const listId = useId();
  return (
    <>
      <SelectField
        control={control}
        name="persona.estadoCivil"
        label="Estado civil"
        options={estadoCivilOptions}
        emptyLabel="Sin indicar"
      />
      {hasNupcias && (
        <SelectField
          control={control}
          name="persona.nupcias"
          label="Nupcias"
          options={nupciasOptions}
          emptyLabel="Sin indicar"
        />
      )}
      {conyuge && <TextField control={control} name="persona.conyuge" label={conyuge} autoComplete="off" />}
      {hasRegimen && (
        <>
          <TextField
            control={control}
            name="persona.regimen"
            label="Régimen patrimonial"
            autoComplete="off"
            list={listId}
          />
          <datalist id={listId}>
            {regimenes.map((regimen) => (
              <option key={regimen} value={regimen} />
            ))}
          </datalist>
        </>
      )}
    </>
  );
}
