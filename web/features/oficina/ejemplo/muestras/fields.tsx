import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../components/button';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { DateField } from '../../../../components/form/date-field';
import { SelectField } from '../../../../components/form/select-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { Stack } from '../../../../components/layout/layout';
import { SearchField } from '../../../../components/search-field';
import styles from '../ejemplo.module.css';
import { Grupo, Muestra } from '../muestra';

const prioridades = ['Baja', 'Normal', 'Alta', 'Urgente'].map((label) => ({ value: label.toLowerCase(), label }));
const actos = ['Compraventa', 'Donación', 'Hipoteca', 'Poder general', 'Testamento'];

/** The fields of forms, and the search field of lists. */
export function Campos() {
  const form = useForm({ defaultValues: { caratula: '', prioridad: 'normal', acto: null, firma: '', nota: '' } });
  const [buscado, setBuscado] = useState('');
  return (
    <Muestra
      id="campos"
      title="Campos"
      text="El nombre siempre a la vista, la ayuda debajo, y el error en su lugar y en palabras."
    >
      <Stack
        as="form"
        gap={6}
        align="start"
        className={styles.campos}
        noValidate
        onSubmit={form.handleSubmit(() => undefined)}
      >
        <TextField
          control={form.control}
          name="caratula"
          label="Carátula"
          placeholder="Rivas a Núñez s/ compraventa"
          help="Guarde en blanco para ver un error."
          required
        />
        <SelectField control={form.control} name="prioridad" label="Prioridad" options={prioridades} />
        <AutocompleteField
          control={form.control}
          name="acto"
          label="Acto"
          options={actos}
          toValue={(acto) => acto}
          toLabel={(acto) => acto}
          placeholder="Escriba para buscar"
        />
        <DateField control={form.control} name="firma" label="Firma prevista" />
        <TextAreaField control={form.control} name="nota" label="Nota" minRows={2} />
        <TextField control={form.control} name="nota" label="Sin permiso para editar" disabled />
        <div>
          <Button
            variant="outlined"
            onClick={() => form.setError('caratula', { message: 'Escriba la carátula' }, { shouldFocus: true })}
          >
            Guardar
          </Button>
        </div>
      </Stack>
      <Grupo title="La búsqueda de una lista, que espera a que se termine de escribir">
        <SearchField label="Buscar en el ejemplo" value={buscado} onSearch={setBuscado} />
        <span role="status">{buscado ? `Se buscaría «${buscado}».` : 'Nada buscado todavía.'}</span>
      </Grupo>
    </Muestra>
  );
}
