import { useController, useFormContext } from 'react-hook-form';
import drawer from '../../../../components/drawer-form.module.css';
import { DateField } from '../../../../components/form/date-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import { TagsField } from '../../../../components/tags/tags-field';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { etiquetas } from '../contactos';
import type { EtiquetaContacto, Pais } from '../contactos-api';
import type { ContactosLista } from '../list/use-contactos-list';
import styles from './contacto-form.module.css';
import { type ContactoValues, emptyCorreo, emptyTelefono } from './contacto-values';
import { PaisField } from './pais-field';
import { FilasField } from './rows-field';

interface ContactoCamposProps {
  lista: ContactosLista;
  pais: string;
}

export function ContactoFields({ lista, pais }: ContactoCamposProps) {
  const { control } = useFormContext<ContactoValues>();
  return (
    <>
      <TextField control={control} name="name" label="Nombre" required autoComplete="off" />
      <EtiquetasField todas={lista.etiquetas} />
      <Stack gap={[5, 4]} className={drawer.pair}>
        <TextField control={control} name="title" label="Cargo o profesión" autoComplete="off" />
        <TextField control={control} name="company" label="Empresa u organismo" autoComplete="off" />
      </Stack>
      <CorreosFields />
      <TelefonosFields paises={lista.paises} pais={pais} />
      <TextAreaField control={control} name="address" label="Dirección" autoComplete="off" maxRows={4} />
      <Stack gap={[5, 4]} className={drawer.pair}>
        <DateField control={control} name="birthday" label="Fecha de nacimiento" />
      </Stack>
      <NotasField />
    </>
  );
}

/** The notes about a contact, as rich text. */
function NotasField() {
  const { control } = useFormContext<ContactoValues>();
  const { field, fieldState } = useController({ control, name: 'notes' });
  return (
    <Stack gap={2} shrinks bounded>
      <Text pad={0} marginBottom="2px" size="sm" weight="medium" aria-hidden="true">
        Notas
      </Text>
      <RichTextField label="Notas" value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
      {fieldState.error && (
        <Text as="p" size="xs" tone="danger" role="alert">
          {fieldState.error.message}
        </Text>
      )}
    </Stack>
  );
}

/** The e-mails, each in a row. */
function CorreosFields() {
  const { control } = useFormContext<ContactoValues>();
  return (
    <FilasField
      name="emails"
      legend="Correos electrónicos"
      noun="correo"
      rowClass={styles.correo}
      empty={emptyCorreo}
      example="Trabajo"
      fieldOf={(index) => `emails.${index}.email`}
    >
      {(index) => (
        <TextField
          control={control}
          name={`emails.${index}.email`}
          placeholder="nombre@ejemplo.com"
          autoComplete="off"
          type="email"
          aria-label={`Correo electrónico ${index + 1}`}
        />
      )}
    </FilasField>
  );
}

/** The etiquetas of a contact. The choice is saved with the form; the etiquetas themselves change at once. */
function EtiquetasField({ todas }: { todas: readonly EtiquetaContacto[] }) {
  const { control } = useFormContext<ContactoValues>();
  const { field } = useController({ control, name: 'tags' });
  const dispatch = useAppDispatch();

  return (
    <Row align="center" wrap gap={2} className={styles.etiquetas}>
      <TagsField
        label="Etiquetas del contacto"
        tags={todas}
        value={field.value}
        onChange={field.onChange}
        onCreate={(title) => {
          const tag = { id: newId(), title };
          return dispatch(etiquetas.send('contactoEtiquetasCreate', { crearEtiquetaDto: { tag } }));
        }}
        onRename={({ id }, title) => {
          const modificarEtiquetaDto = { id, tag: { title } };
          return dispatch(etiquetas.send('contactoEtiquetasRename', { modificarEtiquetaDto }));
        }}
        // The form keeps the id of a deleted etiqueta. So undoing the deletion selects the etiqueta again.
        onRemove={({ id }) => dispatch(etiquetas.send('contactoEtiquetasRemove', { id }))}
        onRestore={({ id }) => dispatch(etiquetas.send('contactoEtiquetasRestore', { id }))}
      />
    </Row>
  );
}

interface TelefonosFieldsProps {
  paises: readonly Pais[];
  /** The country of the cuenta, proposed for new phones. */
  pais: string;
}

/** The phones, each in a row. */
function TelefonosFields({ paises, pais }: TelefonosFieldsProps) {
  const { control } = useFormContext<ContactoValues>();
  return (
    <FilasField
      name="phoneNumbers"
      legend="Teléfonos"
      noun="teléfono"
      rowClass={styles.telefono}
      empty={emptyTelefono(pais)}
      example="Móvil"
      fieldOf={(index) => `phoneNumbers.${index}.phoneNumber`}
    >
      {(index) => (
        <>
          <div className={styles.pais}>
            <PaisField
              name={`phoneNumbers.${index}.country`}
              label={`País del teléfono ${index + 1}`}
              paises={paises}
            />
          </div>
          <TextField
            control={control}
            name={`phoneNumbers.${index}.phoneNumber`}
            placeholder="Número"
            autoComplete="off"
            type="tel"
            aria-label={`Teléfono ${index + 1}`}
          />
        </>
      )}
    </FilasField>
  );
}
