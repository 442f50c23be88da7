import type { UseFormReturn } from 'react-hook-form';
import { SwitchField } from '../../../components/form/switch-field';
import { TextField } from '../../../components/form/text-field';
import { usePalabras } from '../../../session/use-pais';
import type { ActoValues } from './acto-values';
import styles from './actos.module.css';
import { PlazosField } from './plazos-field';
import { RequisitosField } from './requisitos-field';
import { RolesField, SeccionesField } from './roles-field';

/** All fields of an acto. */
export function ActoFields({ form }: { form: UseFormReturn<ActoValues> }) {
  const { control } = form;
  const { losAdscriptos } = usePalabras();
  return (
    <>
      <fieldset className={styles.card} aria-label="El acto">
        <TextField control={control} name="nombre" label="Nombre" required />
        <SwitchField control={control} name="esRegistrable" label="Se inscribe en un registro" />
        <SwitchField
          control={control}
          name="reservadoPorDefecto"
          label="Carpetas reservadas"
          help={`Una carpeta nueva de este acto la ven solo los titulares, ${losAdscriptos} y quienes ellos elijan.`}
        />
        <SwitchField
          control={control}
          name="alcanceAml"
          label="Pide la ficha de prevención de lavado"
          help={`Sus carpetas la tienen entre los requisitos, y la firma la espera: la aprueban los titulares y ${losAdscriptos}.`}
        />
        <RolesField control={control} />
        <SeccionesField control={control} />
      </fieldset>
      <fieldset className={styles.card} aria-label="Requisitos del acto">
        <h2 className={styles.title}>Requisitos</h2>
        <RequisitosField form={form} />
      </fieldset>
      <fieldset className={styles.card} aria-label="Plazos del acto">
        <h2 className={styles.title}>Plazos</h2>
        <PlazosField form={form} />
      </fieldset>
    </>
  );
}
