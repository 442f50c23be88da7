import { valibotResolver } from '@hookform/resolvers/valibot';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { boolean, maxLength, object, picklist, pipe, string } from 'valibot';
import type { ReglaCertificadoDto } from '../../../api/generated/certificados';
import { useEscribir } from '../../../collection/use-escribir';
import { Button } from '../../../components/button';
import { useConfirm } from '../../../components/confirm';
import {
  ConfirmarButton,
  ConfirmarVariasButton,
  confirmacionEnTexto,
  confirmarComoSeVen,
} from '../../../components/confirmacion';
import { DialogActions, DialogBody, DialogFrame } from '../../../components/dialog-frame';
import { ErrorState } from '../../../components/error-state';
import { FormProblem } from '../../../components/form/form-problem';
import { SelectField } from '../../../components/form/select-field';
import { applyServerErrors } from '../../../components/form/server-errors';
import { SwitchField } from '../../../components/form/switch-field';
import { TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { HintButton } from '../../../components/hint-button';
import { PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { newId } from '../../../lib/new-id';
import { usePermiso } from '../../../session/use-permiso';
import { reglaEnTexto } from './certificado-text';
import { emptyVigencia, toVigencia, toVigenciaDto, type VigenciaValues, vigenciaEntries } from './certificado-values';
import styles from './certificados.module.css';
import {
  useCertificadosDeOficinaConfirmReglasMutation,
  useCertificadosDeOficinaCreateReglaMutation,
  useCertificadosDeOficinaFindReglasQuery,
  useCertificadosDeOficinaRemoveReglaMutation,
  useCertificadosDeOficinaUpdateReglaMutation,
} from './certificados-api';
import { QueFields, VigenciaFields } from './vigencia-fields';

interface ReglaValues extends VigenciaValues {
  alcance: string;
  por: 'carpeta' | 'inmueble' | 'parte';
  usual: boolean;
}

const schema = object({
  ...vigenciaEntries,
  alcance: pipe(string(), maxLength(160, 'Puede tener hasta 160 caracteres.')),
  por: picklist(['carpeta', 'inmueble', 'parte']),
  usual: boolean(),
});

const sobre = [
  { value: 'inmueble', label: 'Cada inmueble' },
  { value: 'parte', label: 'Cada parte que dispone' },
  { value: 'carpeta', label: 'La carpeta' },
];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The rules of the office: which certificates it asks for, and how long each is valid. */
export function ReglasDialog({ onClose }: { onClose: () => void }) {
  const { data: reglas, error, refetch } = useCertificadosDeOficinaFindReglasQuery();
  const canEdit = usePermiso('certificados.reglas');
  const [confirmAll] = useCertificadosDeOficinaConfirmReglasMutation();
  const porConfirmar = (reglas ?? []).filter(({ confirmadaEn, dias, fuente }) => !confirmadaEn && (!dias || fuente));
  const confirmarVarias = () =>
    confirmarComoSeVen(porConfirmar, (confirmarReglasDto) => confirmAll({ confirmarReglasDto }).unwrap());
  const [edited, setEdited] = useState<ReglaCertificadoDto | 'nueva' | null>(null);
  if (edited) return <ReglaForm regla={edited === 'nueva' ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <DialogFrame title="Reglas de los certificados" onClose={onClose}>
      <DialogBody>
        <Text as="p" tone="soft">
          Cuántos días sirve cada certificado. Confírmelos con la norma vigente: los certificados ya agregados conservan
          los suyos.
        </Text>
        <LimiteDeRol permiso="certificados.reglas" que="agregar ni cambiar reglas" quienes="firmantes" />
        {error && !reglas && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!reglas && !error && <LoadingSkeleton rows={4} rowHeight={56} />}
        <PlainList flow="stack" lines aria-label="Reglas">
          {reglas?.map((regla) => (
            <li key={regla.id}>
              <Stack as="span" packed gap="2px" shrinks breaks>
                <Row as="span" align="baseline" wrap gap={[0, 2]} weight="medium">
                  {regla.nombre}
                  {regla.usual && (
                    <Text size="sm" weight="regular" tone="soft">
                      Usual
                    </Text>
                  )}
                </Row>
                {regla.alcance && (
                  <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
                    {regla.alcance}
                  </Row>
                )}
                <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
                  {reglaEnTexto(regla)}
                </Row>
                <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
                  {confirmacionEnTexto(regla.confirmadaEn, regla.confirmadaPor?.nombre)}
                </Row>
              </Stack>
              {canEdit && <ReglaActions regla={regla} onEdit={() => setEdited(regla)} />}
            </li>
          ))}
        </PlainList>
      </DialogBody>
      <DialogActions>
        {canEdit && <ConfirmarVariasButton cuantas={porConfirmar.length} onConfirm={confirmarVarias} />}
        {canEdit && (
          <Button variant="outlined" startIcon={<Plus {...icon} />} onClick={() => setEdited('nueva')}>
            Agregar regla
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function ReglaActions({ regla, onEdit }: { regla: ReglaCertificadoDto; onEdit: () => void }) {
  const [remove] = useCertificadosDeOficinaRemoveReglaMutation();
  const [update] = useCertificadosDeOficinaUpdateReglaMutation();
  const { escribir } = useEscribir();
  const confirm = useConfirm();
  const { id, nombre, version } = regla;
  const ask = async () => {
    const isSure = await confirm({
      title: 'Eliminar la regla',
      message: `La regla «${nombre}» deja de ofrecerse. Los certificados ya agregados no cambian.`,
      actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
    });
    if (isSure) await escribir(() => remove({ id, 'If-Match': `"${version}"` }).unwrap());
  };
  const confirmar = async () => {
    const write = (confirmada: boolean, seen: number) =>
      update({ id, 'If-Match': `"${seen}"`, camposReglaCertificadoDto: { confirmada } }).unwrap();
    const confirmed = await write(true, version);
    return () => write(false, confirmed.version);
  };
  return (
    <Row as="span" align="center" justify="end" gap={2} className={styles.rowActions}>
      {!regla.confirmadaEn && (
        <ConfirmarButton nombre={[nombre, regla.alcance].filter(Boolean).join(', ')} onConfirm={confirmar} />
      )}
      <HintButton size="small" label={`Editar ${nombre}`} onClick={onEdit}>
        <Pencil {...icon} />
      </HintButton>
      <HintButton size="small" label={`Eliminar ${nombre}`} hintAlign="end" onClick={() => void ask()}>
        <Trash2 {...icon} />
      </HintButton>
    </Row>
  );
}

function ReglaForm({ regla, onClose }: { regla: ReglaCertificadoDto | null; onClose: () => void }) {
  const [create] = useCertificadosDeOficinaCreateReglaMutation();
  const [update] = useCertificadosDeOficinaUpdateReglaMutation();
  const [id] = useState(newId);
  const form = useForm<ReglaValues>({
    resolver: valibotResolver(schema) as Resolver<ReglaValues>,
    defaultValues: regla
      ? { ...toVigencia(regla), alcance: regla.alcance ?? '', por: regla.por, usual: regla.usual }
      : { ...emptyVigencia, alcance: '', por: 'inmueble', usual: false },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async ({ alcance, por, usual, ...vigencia }) => {
    const fields = { ...toVigenciaDto(vigencia), alcance: alcance || null, por, usual };
    try {
      await (regla
        ? update({ id: regla.id, 'If-Match': `"${regla.version}"`, camposReglaCertificadoDto: fields })
        : create({ nuevaReglaCertificadoDto: { ...fields, id } })
      ).unwrap();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={regla ? 'Editar la regla' : 'Agregar una regla'}
      submitLabel="Guardar"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <ReglaFields control={control as never} />
      <TextField
        control={control}
        name="alcance"
        label="Cuándo se usa"
        placeholder="Escribano de otra provincia..."
        autoComplete="off"
      />
      <SelectField control={control} name="por" label="Uno por" options={sobre} />
      <SwitchField control={control} name="usual" label="Usual" help="Se agrega con «Agregar los usuales»." />
    </FormDialog>
  );
}

function ReglaFields({ control }: { control: Parameters<typeof QueFields>[0]['control'] }) {
  return (
    <>
      <QueFields control={control} />
      <VigenciaFields control={control} />
    </>
  );
}
