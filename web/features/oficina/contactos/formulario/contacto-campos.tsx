import { useFormContext } from 'react-hook-form';
import { DateField } from '../../../../components/form/date-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import type { ContactosLista } from '../lista/use-contactos-lista';
import styles from './contacto-form.module.css';
import type { ContactoValues } from './contacto-values';
import { CorreosFields } from './correos-fields';
import { EtiquetasField } from './etiquetas-field';
import { NotasField } from './notas-field';
import { TelefonosFields } from './telefonos-fields';

interface ContactoCamposProps {
  lista: ContactosLista;
  pais: string;
}

/** The fields of a contact. */
export function ContactoCampos({ lista, pais }: ContactoCamposProps) {
  const { control } = useFormContext<ContactoValues>();
  return (
    <>
      <TextField control={control} name="name" label="Nombre" required autoComplete="off" />
      <EtiquetasField todas={lista.etiquetas} />
      <div className={styles.pair}>
        <TextField control={control} name="title" label="Cargo o profesión" autoComplete="off" />
        <TextField control={control} name="company" label="Empresa u organismo" autoComplete="off" />
      </div>
      <CorreosFields />
      <TelefonosFields paises={lista.paises} pais={pais} />
      <TextAreaField control={control} name="address" label="Dirección" autoComplete="off" maxRows={4} />
      <div className={styles.pair}>
        <DateField control={control} name="birthday" label="Fecha de nacimiento" />
      </div>
      <NotasField />
    </>
  );
}
