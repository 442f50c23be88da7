import { valibotResolver } from '@hookform/resolvers/valibot';
import { skipToken } from '@reduxjs/toolkit/query';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { check, type InferOutput, nullable, object, pipe, string } from 'valibot';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { DocumentoArchivadoDto } from '../../../../api/generated/correos';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { FormDialog } from '../../../../components/form-dialog';
import { Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppDispatch } from '../../../../store/hooks';
import { CarpetaAutocomplete } from '../../carpetas/public/carpeta-autocomplete';
import { useDocumentoActions } from '../actions/use-documento-actions';
import { documentosArg, documentosChanged, useDocumentosFindOfCarpetaQuery } from '../documentos-api';
import { enOrdenDeArbol, rutaDe } from '../tree';

const schema = object({
  carpetaId: pipe(
    nullable(string()),
    check((id) => id !== null, 'Elija la carpeta.'),
  ),
  /** The id of the seccion. Empty for none. */
  seccionId: string(),
});

interface GuardarArchivoDialogProps {
  /** The name of the file. */
  nombre: string;
  /** The id of the target carpeta. Without it, the person chooses one. */
  carpetaId?: string;
  /** Resolves to null when the person cancelled. Rejects with the server's error. */
  onGuardar: (carpetaId: string, seccionId: string | undefined) => Promise<DocumentoArchivadoDto | null>;
  onClose: () => void;
}

/** Saves a copy of a file from a message or a mail as a document of a carpeta, in one of its secciones. */
export function GuardarArchivoDialog({ nombre, carpetaId: given, onGuardar, onClose }: GuardarArchivoDialogProps) {
  const tell = useOutcome(nombre);
  const dispatch: ApiDispatch = useAppDispatch();
  const form = useForm<InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { carpetaId: given ?? null, seccionId: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const carpetaId = useWatch({ control: form.control, name: 'carpetaId' });
  const { currentData } = useDocumentosFindOfCarpetaQuery(carpetaId ? documentosArg(carpetaId) : skipToken);
  const { secciones = [] } = currentData ?? {};
  const save = form.handleSubmit(async (values) => {
    try {
      const filed = await onGuardar(values.carpetaId ?? '', values.seccionId || undefined);
      if (!filed) return;
      dispatch(documentosChanged(filed.carpetaId));
      onClose();
      tell(filed);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={given ? 'Guardar como documento' : 'Guardar en una carpeta'}
      submitLabel="Guardar"
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <Text as="p" weight="medium" breaks>
        {nombre}
      </Text>
      {!given && (
        <CarpetaAutocomplete
          control={form.control}
          name="carpetaId"
          label="Carpeta"
          emptyText="Ninguna carpeta coincide"
          autoFocus
          onChosen={() => form.setValue('seccionId', '')}
        />
      )}
      {secciones.length > 0 && (
        <SelectField
          control={form.control}
          name="seccionId"
          label="Sección"
          emptyLabel="Sin sección"
          options={enOrdenDeArbol(secciones).map(({ seccion: { id } }) => ({
            value: id,
            label: rutaDe(secciones, id),
          }))}
        />
      )}
    </FormDialog>
  );
}

/**
 * Says that the file was saved as a document. If the same file was already a document, it offers to delete the
 * duplicate.
 */
function useOutcome(nombre: string) {
  const toast = useToast();
  const navigate = useNavigate();
  const { trash } = useDocumentoActions();
  const canRemove = usePermiso('documentos.editar');
  return ({ documentoId, carpetaId, aviso }: DocumentoArchivadoDto) => {
    const said = `${named('Documento', nombre)} guardado`;
    const see = {
      label: 'Ver los documentos',
      onClick: () => void navigate(`/carpetas/${carpetaId}/documentos`),
    };
    if (!aviso) return toast(said, { action: see });
    const remove = {
      label: 'Quitar el duplicado',
      onClick: () => void trash({ id: documentoId, carpetaId, nombre }),
    };
    toast(`${said}. ${aviso}`, { severity: 'warning', action: canRemove ? remove : see });
  };
}
