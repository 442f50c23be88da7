import { valibotResolver } from '@hookform/resolvers/valibot';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { boolean, check, maxLength, minLength, object, pipe, string, trim } from 'valibot';
import { caracterDe } from '../../../../server/vocabulario/escribano';
import type { RegistroNotarialDto } from '../../../api/generated/protocolo';
import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import { Button } from '../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../components/dialog-frame';
import { FormProblem } from '../../../components/form/form-problem';
import { SelectField } from '../../../components/form/select-field';
import { applyServerErrors } from '../../../components/form/server-errors';
import { SwitchField } from '../../../components/form/switch-field';
import { TextField } from '../../../components/form/text-field';
import { DialogForm } from '../../../components/form-dialog';
import { HintButton } from '../../../components/hint-button';
import { PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { usePalabras } from '../../../session/use-pais';
import styles from './protocolo.module.css';
import {
  useProtocoloCreateRegistroMutation,
  useProtocoloFindRegistrosQuery,
  useProtocoloUpdateRegistroMutation,
} from './protocolo-api';

/** The registros notariales of the office, with the first numbers of each. */
export function RegistrosNotarialesDialog({ onClose }: { onClose: () => void }) {
  const { data: registrosNotariales = [] } = useProtocoloFindRegistrosQuery();
  const [edited, setEdited] = useState<RegistroNotarialDto | 'nuevo' | null>(null);
  const title = edited === null ? 'Registros' : edited === 'nuevo' ? 'Nuevo registro' : 'Editar registro';
  return (
    <DialogFrame title={title} onClose={onClose}>
      {edited ? (
        <RegistroNotarialForm registroNotarial={edited === 'nuevo' ? null : edited} onClose={() => setEdited(null)} />
      ) : (
        <>
          <DialogBody>
            <PlainList lines margin={[2, 0, 0]} aria-label="Registros">
              {registrosNotariales.map((registroNotarial) => (
                <Row as="li" key={registroNotarial.id} align="center" wrap gap={[1, 4]} padY={3}>
                  <Stack as="span" gap="2px" shrinks breaks className={styles.what}>
                    <Text weight="medium">{registroNotarial.nombre}</Text>
                    <span className={styles.soft}>
                      {[registroNotarial.escribano?.nombre, registroNotarial.activo ? null : 'Sin uso']
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </Stack>
                  <HintButton
                    label={`Editar ${registroNotarial.nombre}`}
                    hintAlign="end"
                    onClick={() => setEdited(registroNotarial)}
                  >
                    <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
                  </HintButton>
                </Row>
              ))}
            </PlainList>
          </DialogBody>
          <DialogActions>
            <Button
              variant="outlined"
              startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => setEdited('nuevo')}
            >
              Agregar registro
            </Button>
            <Button variant="contained" onClick={onClose}>
              Listo
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

const iniciales = {
  anioInicial: 'Año de comienzo',
  escrituraInicial: 'Primera escritura',
  actaInicial: 'Primera acta',
  certificacionInicial: 'Primera certificación',
  folioInicial: 'Primer folio',
  folioCertificacionesInicial: 'Primer folio de certificaciones',
} as const;
type Inicial = keyof typeof iniciales;
const names = Object.keys(iniciales) as Inicial[];

type Values = Record<Inicial, string> & { nombre: string; escribanoId: string; activo: boolean };

const numero = pipe(
  string(),
  check((text) => /^\d{0,7}$/.test(text.trim()), 'Escriba un número.'),
);
const schema = object({
  nombre: pipe(string(), trim(), minLength(1, 'Escriba el nombre.'), maxLength(80, 'Puede tener hasta 80 caracteres.')),
  escribanoId: string(),
  activo: boolean(),
  anioInicial: numero,
  escrituraInicial: numero,
  actaInicial: numero,
  certificacionInicial: numero,
  folioInicial: numero,
  folioCertificacionesInicial: numero,
});

function RegistroNotarialForm({
  registroNotarial,
  onClose,
}: {
  registroNotarial: RegistroNotarialDto | null;
  onClose: () => void;
}) {
  const [create] = useProtocoloCreateRegistroMutation();
  const [update] = useProtocoloUpdateRegistroMutation();
  const escribanos = useEscribanos(registroNotarial?.escribano ?? null);
  const { escribano } = usePalabras();
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as Resolver<Values>,
    defaultValues: {
      nombre: registroNotarial?.nombre ?? '',
      escribanoId: registroNotarial?.escribano?.id ?? '',
      activo: registroNotarial?.activo ?? true,
      ...(Object.fromEntries(names.map((name) => [name, textOf(registroNotarial, name)])) as Record<Inicial, string>),
    },
  });
  const { control } = form;
  const { isDirty, isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async ({ nombre, escribanoId, activo, anioInicial, ...rest }) => {
    const numbers = Object.fromEntries(
      Object.entries(rest).map(([name, text]) => [name, text.trim() ? Number(text) : 1]),
    ) as Record<Exclude<Inicial, 'anioInicial'>, number>;
    const campos = {
      ...{ nombre, escribanoId: escribanoId || null, activo, ...numbers },
      anioInicial: anioInicial.trim() ? Number(anioInicial) : null,
    };
    try {
      await (registroNotarial
        ? update({
            id: registroNotarial.id,
            'If-Match': `"${registroNotarial.version}"`,
            camposRegistroNotarialDto: campos,
          })
        : create({ nuevoRegistroNotarialDto: campos })
      ).unwrap();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <DialogForm submitLabel="Guardar" isSubmitting={isSubmitting} isDirty={isDirty} onSubmit={submit} onClose={onClose}>
      <FormProblem errors={errors} />
      <TextField control={control} name="nombre" label="Nombre" placeholder="Registro 12" required />
      <SelectField
        control={control}
        name="escribanoId"
        label={escribano}
        emptyLabel="De la oficina"
        options={escribanos}
        help="Al numerar una carpeta de esa persona se propone este registro."
      />
      <SwitchField control={control} name="activo" label="En uso" help="Sin uso no se numera en él." />
      <p className={styles.soft}>
        Si la oficina ya numeraba antes, indique con qué números sigue el año de comienzo. Los demás años empiezan en 1.
      </p>
      <Stack columns={2} gap={4}>
        {names.map((name) => (
          <TextField key={name} control={control} name={name} label={iniciales[name]} inputMode="numeric" />
        ))}
      </Stack>
    </DialogForm>
  );
}

/** The members who may sign, as options of a field, with the present notary of the registro notarial. */
function useEscribanos(now: RegistroNotarialDto['escribano']) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const who = miembros.filter(({ rolId }) => caracterDe(rolId) !== null);
  const hasNow = now === null || who.some(({ id }) => id === now.id);
  return [...who, ...(hasNow ? [] : [now])].map(({ id, nombre }) => ({ value: id, label: nombre }));
}

function textOf(registroNotarial: RegistroNotarialDto | null, name: Inicial): string {
  const value = registroNotarial?.[name] ?? (name === 'anioInicial' ? null : 1);
  return value === null ? '' : String(value);
}
