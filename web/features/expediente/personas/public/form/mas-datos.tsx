import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DateField } from '../../../../../components/form/date-field';
import { SelectField } from '../../../../../components/form/select-field';
import { TextField } from '../../../../../components/form/text-field';
import { Box, Stack, Text } from '../../../../../components/layout/layout';
import { estadoCivilOptions, estadosCiviles, generoOptions, nupciasOptions } from '../../estado-civil';
import styles from './persona-fields.module.css';
import type { ConPersona, PersonaValues } from './persona-values';

const regimenes = ['Comunidad de ganancias', 'Gananciales', 'Separación de bienes', 'Participación en las ganancias'];

const campos: readonly (keyof PersonaValues)[] = [
  'nacimiento',
  'nacionalidad',
  'genero',
  'estadoCivil',
  'nupcias',
  'conyuge',
  'regimen',
  'domicilio',
  'profesion',
  'email',
  'telefono',
];

/**
 * The fields that a deed needs but a new persona does not. The part is folded unless some fields are filled in.
 */
export function MasDatos() {
  const { control, getValues } = useFormContext<ConPersona>();
  const isHumana = useWatch({ control, name: 'persona.tipo' }) === 'humana';
  const { errors } = useFormState({ control });
  const [isOpen, setIsOpen] = useState(() => campos.some((campo) => getValues(`persona.${campo}`) !== ''));
  const hasError = campos.some((campo) => errors.persona?.[campo]);

  return (
    <Box
      as="details"
      line="top"
      className={styles.more}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ChevronRight size={16} strokeWidth={2} aria-hidden="true" />
        Más datos
        <Text size="sm" weight="regular" tone="faint" className={styles.summaryHint}>
          {isHumana ? 'Nacimiento, estado civil, domicilio, contacto...' : 'Constitución, domicilio, contacto...'}
        </Text>
      </summary>
      <Stack columns={2} gap={4} pad={[2, 0, 1]}>
        <DateField
          control={control}
          name="persona.nacimiento"
          label={isHumana ? 'Fecha de nacimiento' : 'Fecha de constitución'}
        />
        <TextField control={control} name="persona.nacionalidad" label="Nacionalidad" autoComplete="off" />
        {isHumana && (
          <SelectField
            control={control}
            name="persona.genero"
            label="Género en los textos"
            options={generoOptions}
            emptyLabel="Sin indicar"
          />
        )}
        {isHumana && <EstadoCivilFields />}
        <div className={styles.wide}>
          <TextField control={control} name="persona.domicilio" label="Domicilio" autoComplete="off" />
        </div>
        {isHumana && <TextField control={control} name="persona.profesion" label="Profesión" autoComplete="off" />}
        <TextField control={control} name="persona.telefono" label="Teléfono" type="tel" autoComplete="off" />
        <TextField control={control} name="persona.email" label="Correo electrónico" type="email" autoComplete="off" />
      </Stack>
    </Box>
  );
}

/** The marital status, and the fields that belong to it. */
function EstadoCivilFields() {
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
