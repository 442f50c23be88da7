import type { UseFormReturn } from 'react-hook-form';
import { SwitchField } from '../../../components/form/switch-field';
import { TextField } from '../../../components/form/text-field';
import { Card, Text } from '../../../components/layout/layout';
import { usePalabras } from '../../../session/use-pais';
import type { ActoValues } from './acto-values';
import { PlazosField } from './plazos-field';
import { RequisitosField } from './requisitos-field';
import { RolesField, SeccionesField } from './roles-field';

/** All fields of an acto. */
export function ActoFields({ form }: { form: UseFormReturn<ActoValues> }) {
  const { control } = form;
  const { losAdscriptos } = usePalabras();
  return (
    <>
      <Card as="fieldset" flow="stack" gap={5} pad={5} shrinks aria-label="El acto">
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
      </Card>
      <Card as="fieldset" flow="stack" gap={5} pad={5} shrinks aria-label="Requisitos del acto">
        <Text as="h2" size="lg" weight="strong">
          Requisitos
        </Text>
        <RequisitosField form={form} />
      </Card>
      <Card as="fieldset" flow="stack" gap={5} pad={5} shrinks aria-label="Plazos del acto">
        <Text as="h2" size="lg" weight="strong">
          Plazos
        </Text>
        <PlazosField form={form} />
      </Card>
    </>
  );
}
