import { valibotResolver } from '@hookform/resolvers/valibot';
import { skipToken } from '@reduxjs/toolkit/query';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { check, type InferOutput, nullable, object, pipe, string } from 'valibot';
import type { CarpetaSugeridaDto } from '../../../../api/generated/correos';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { Box, Cut, PlainList, Stack, Text } from '../../../../components/layout/layout';
import { Switch } from '../../../../components/ui/switch';
import { CarpetaAutocomplete } from '../../../expediente/carpetas/public/carpeta-autocomplete';
import { type CorreoListado, useCorreosFindSugeridasQuery } from '../correos-api';
import styles from './archivar-dialog.module.css';
import { useArchivar } from './use-archivar';

const schema = object({
  carpetaId: pipe(
    nullable(string()),
    check((id) => id !== null, 'Elija la carpeta.'),
  ),
});

const MOTIVO: Record<CarpetaSugeridaDto['motivo'], string> = {
  asunto: 'Su número está en el asunto',
  hilo: 'Otro correo de la conversación está en ella',
  parte: 'Con quien se escribe es parte',
};

interface ArchivarDialogProps {
  correos: readonly CorreoListado[];
  onClose: () => void;
}

/** Files mails in a carpeta. A suggested carpeta takes one press; any other can be searched. */
export function ArchivarDialog({ correos, onClose }: ArchivarDialogProps) {
  const { archivar } = useArchivar();
  const [only] = correos.length === 1 ? correos : [];
  const { data: sugeridas = [] } = useCorreosFindSugeridasQuery(only ? { id: only.id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const isThread = correos.some(({ enHilo }) => enHilo > 1);
  const [hasHilo, setHasHilo] = useState(true);
  const form = useForm<InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { carpetaId: null },
  });
  const { errors, isSubmitting } = form.formState;
  const file = async (carpetaId: string) => {
    try {
      await archivar(correos, carpetaId, isThread && hasHilo);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  };
  return (
    <FormDialog
      title={only ? 'Archivar el correo en una carpeta' : `Archivar ${correos.length} correos en una carpeta`}
      submitLabel="Archivar"
      isSubmitting={isSubmitting}
      onSubmit={form.handleSubmit(({ carpetaId }) => file(carpetaId ?? ''))}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <Text as="p" size="sm" tone="soft">
        Lo leerá quien ve la carpeta. Sigue también en su correo.
      </Text>
      {sugeridas.length > 0 && (
        <section className={styles.sugeridas} aria-labelledby="archivar-sugeridas">
          <Box as="h3" marginBottom={1} size="sm" weight="medium" tone="soft" id="archivar-sugeridas">
            Sugeridas
          </Box>
          <PlainList clip bordered round="md">
            {sugeridas.map(({ id, codigo, caratula, motivo }) => (
              <li key={id}>
                <button type="button" disabled={isSubmitting} onClick={() => void file(id)}>
                  <FolderInput size={18} strokeWidth={1.75} aria-hidden="true" />
                  <Stack as="span" shrinks>
                    <Cut as="strong" weight="medium">
                      {caratula}
                    </Cut>
                    <Text size="sm" tone="soft">
                      {codigo ?? 'Sin número'} · {MOTIVO[motivo]}
                    </Text>
                  </Stack>
                </button>
              </li>
            ))}
          </PlainList>
        </section>
      )}
      <CarpetaAutocomplete
        control={form.control}
        name="carpetaId"
        label={sugeridas.length > 0 ? 'Otra carpeta' : 'Carpeta'}
        emptyText="Ninguna carpeta coincide"
        autoFocus
      />
      {isThread && (
        <Switch
          label={only ? `Toda la conversación (${only.enHilo} correos)` : 'Con el resto de sus conversaciones'}
          checked={hasHilo}
          onChange={setHasHilo}
        />
      )}
    </FormDialog>
  );
}
