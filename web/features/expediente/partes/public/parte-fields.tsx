import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ROLES_DISPONENTES } from '../../../../../server/vocabulario/parte-roles';
import type { ParteDto } from '../../../../api/generated/partes';
import { Checkbox } from '../../../../components/checkbox';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { PlainList, Row, Stack } from '../../../../components/layout/layout';
import { FieldFrame } from '../../../../components/ui/field';
import { usePermiso } from '../../../../session/use-permiso';
import { participacionDe, rolEnNumero, sumaEnTexto } from '../participaciones';
import { isPorcentaje, leerPorcentaje } from '../porcentaje';
import { rolNombre, rolOptionsPara } from '../roles';
import styles from './parte-fields.module.css';
import type { ParteValues } from './parte-values';

const caracteres = ['Por sí', 'En representación', 'Presidente', 'Socio gerente', 'Apoderado', 'Administrador'];

const none: string[] = [];

interface ParteFieldsProps {
  /** The other partes of the carpeta, which this parte could represent. */
  otras: readonly ParteDto[];
  /** The roles that the acto requires. The field offers them first. */
  requeridos?: readonly string[];
}

/** The fields of how a persona takes part: role, capacity, represented parte and share. */
export function ParteFields({ otras, requeridos = none }: ParteFieldsProps) {
  const { control } = useFormContext<ParteValues>();
  const rol = useWatch({ control, name: 'rol' });
  const porcentaje = useWatch({ control, name: 'porcentaje' });
  const canSign = usePermiso('carpetas.firmar');
  const listId = useId();
  return (
    <Stack bounded gap={4} columns={2}>
      <SelectField
        control={control}
        name="rol"
        label="Rol"
        required
        options={rolOptionsPara(requeridos)}
        emptyLabel={rol === '' ? 'Elegir...' : undefined}
      />
      <TextField
        control={control}
        name="caracter"
        label="Carácter"
        placeholder="Por sí, presidente..."
        autoComplete="off"
        list={listId}
      />
      <datalist id={listId}>
        {caracteres.map((caracter) => (
          <option key={caracter} value={caracter} />
        ))}
      </datalist>
      <TextField
        control={control}
        name="porcentaje"
        label="Porcentaje"
        placeholder="50"
        autoComplete="off"
        inputMode="decimal"
        end="%"
        help={sumaCon(otras, rol, porcentaje)}
      />
      <RepresentadosField otras={otras} />
      {canSign && ROLES_DISPONENTES.has(rol) && (
        <TextField
          control={control}
          name="sinAsentimiento"
          label="Por qué no hace falta el asentimiento"
          placeholder="Bien propio, por herencia"
          autoComplete="off"
          help="Solo si tiene cónyuge y el régimen es de comunidad."
        />
      )}
    </Stack>
  );
}

/** The sum of the role's shares with the typed share: «Los compradores suman 75 %: faltan 25 %». */
function sumaCon(otras: readonly ParteDto[], rol: string, texto: string): string | undefined {
  const porcentaje = isPorcentaje(texto) ? leerPorcentaje(texto) : null;
  const suma = participacionDe([...otras, { rol, porcentaje }], rol);
  if (suma.cuantas < 2 || suma.total === 0) return undefined;
  return `${rolEnNumero(rol, suma.cuantas)}: ${sumaEnTexto(suma)}`;
}

/** Checkboxes for the partes that this parte represents. */
function RepresentadosField({ otras }: { otras: readonly ParteDto[] }) {
  const { control } = useFormContext<ParteValues>();
  const { field, fieldState } = useController({ control, name: 'representados' });
  const id = useId();
  const tick = (parteId: string, isOn: boolean) => {
    const rest = field.value.filter((one) => one !== parteId);
    field.onChange(isOn ? [...rest, parteId] : rest);
  };
  if (otras.length === 0) return null;
  return (
    <div className={styles.wide}>
      <FieldFrame
        id={id}
        label="Representa a"
        Label="span"
        error={fieldState.error?.message}
        help={field.value.length === 0 ? 'A nadie: actúa por sí.' : undefined}
      >
        <PlainList
          round="md"
          pad={1}
          bordered="strong"
          scrolls
          className={styles.representados}
          aria-labelledby={`${id}-label`}
        >
          {otras.map(({ id: parteId, persona, rol }) => (
            <li key={parteId}>
              <Row as="label" align="center" gap={3} pad={[1, 2]} round="sm" hover breaks className={styles.option}>
                <Checkbox
                  checked={field.value.includes(parteId)}
                  onChange={({ target }) => tick(parteId, target.checked)}
                  onBlur={field.onBlur}
                />
                <span>
                  {persona.nombreCompleto} <small>({rolNombre(rol).toLowerCase()})</small>
                </span>
              </Row>
            </li>
          ))}
        </PlainList>
      </FieldFrame>
    </div>
  );
}
