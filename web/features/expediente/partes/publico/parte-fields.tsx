import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ROLES_DISPONENTES } from '../../../../../server/vocabulario/parte-roles';
import type { ParteDto } from '../../../../api/generated/partes';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { usePermiso } from '../../../../session/use-permiso';
import { participacionDe, rolEnNumero, sumaEnTexto } from '../participaciones';
import { isPorcentaje, leerPorcentaje } from '../porcentaje';
import { rolOptionsPara } from '../roles';
import styles from './parte-fields.module.css';
import type { ParteValues } from './parte-values';
import { RepresentadosField } from './representados-field';

const caracteres = ['Por sí', 'En representación', 'Presidente', 'Socio gerente', 'Apoderado', 'Administrador'];

const none: string[] = [];

interface ParteFieldsProps {
  /** The other partes of the carpeta, whom this one could represent. */
  otras: readonly ParteDto[];
  /** The roles that the acto asks for, offered first. */
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
    <div className={styles.fields}>
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
    </div>
  );
}

/** What the role adds up to with what is typed: «Los compradores suman 75 %: faltan 25 %». */
function sumaCon(otras: readonly ParteDto[], rol: string, texto: string): string | undefined {
  const porcentaje = isPorcentaje(texto) ? leerPorcentaje(texto) : null;
  const suma = participacionDe([...otras, { rol, porcentaje }], rol);
  if (suma.cuantas < 2 || suma.total === 0) return undefined;
  return `${rolEnNumero(rol, suma.cuantas)}: ${sumaEnTexto(suma)}`;
}
