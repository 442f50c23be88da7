import type { Control } from 'react-hook-form';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { DateField } from '../../../../components/form/date-field';
import { Row, Text } from '../../../../components/layout/layout';
import type { AccesoDatos } from './acceso-schema';

interface AccesoCamposProps {
  control: Control<AccesoDatos>;
  /** The members who can be chosen. Undefined while they load. */
  miembros: readonly MiembroDto[] | undefined;
  autoFocus?: boolean;
}

const none: MiembroDto[] = [];

/** The fields of an acceso: the member, and until which day. */
export function AccesoCampos({ control, miembros = none, autoFocus }: AccesoCamposProps) {
  return (
    <>
      <AutocompleteField
        control={control}
        name="usuarioId"
        label="Dar acceso a"
        placeholder="Nombre de la persona"
        required
        autoFocus={autoFocus}
        isLoading={miembros === none}
        emptyText="Nadie más lo necesita"
        options={miembros}
        toValue={({ id }) => id}
        toLabel={({ nombre }) => nombre}
        renderOption={({ nombre, rol }) => (
          <Row as="span" justify="between" gap={3} grow>
            <span>{nombre}</span>
            <Text size="sm" tone="soft">
              {rol}
            </Text>
          </Row>
        )}
      />
      <DateField control={control} name="hasta" label="Último día" help="Opcional: sin fecha, el acceso no vence." />
    </>
  );
}
