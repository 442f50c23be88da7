import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { ConflictoAviso } from '../../../../components/form/conflicto-notice';
import { FormProblem } from '../../../../components/form/form-problem';
import { SaveButton } from '../../../../components/form/save-button';
import { Row, Stack } from '../../../../components/layout/layout';
import { SheetHeader } from '../../../../components/sheet-header';
import { Sheet } from '../../../../components/ui/sheet';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { estaFirmada } from '../public/estados';
import styles from './editar-drawer.module.css';
import { EditarCampos } from './editar-fields';
import { camposDelActo, type DatosCarpeta, editarSchema, toDatos } from './editar-schema';
import { useSaveDatos } from './use-save-datos';

interface EditarDrawerProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/** A form with the fields of a carpeta, in a sheet over its page. */
export function EditarDrawer({ carpeta, onClose }: EditarDrawerProps) {
  const form = useForm<DatosCarpeta>({ resolver: valibotResolver(editarSchema), defaultValues: toDatos(carpeta) });
  const { isDirty, dirtyFields, errors, isSubmitting } = form.formState;
  const settled = estaFirmada(carpeta.estado) ? camposDelActo : [];
  const kept = useKeptForm('carpeta', carpeta.id, form, { without: settled });
  const { mayDiscard, release } = useUnsavedGuard(isDirty, kept.forget);
  const { save, hasConflict, reload, overwrite, isFirmada } = useSaveDatos({
    carpeta,
    form,
    dirtyFields,
    onSaved: () => {
      release();
      onClose();
    },
  });
  const close = async () => {
    if (await mayDiscard()) onClose();
  };

  return (
    <Sheet side="right" className={styles.paper} aria-labelledby="editar" onClose={() => void close()}>
      <Row as="form" column className={styles.form} onSubmit={save} noValidate>
        <SheetHeader id="editar" title="Editar datos" onClose={() => void close()} />
        <Stack grow packed scrolls gap={5} pad={[5, 6]}>
          {hasConflict && <ConflictoAviso que="lo mismo en esta carpeta" onReload={reload} onOverwrite={overwrite} />}
          <RecoveredNotice kept={kept} />
          <FormProblem errors={errors} />
          <EditarCampos control={form.control} isFirmada={isFirmada} escribano={carpeta.escribano} />
        </Stack>
        <Row line="top" justify="end" gap={2} pad={[3, 6]}>
          <Button variant="outlined" onClick={() => void close()}>
            Cancelar
          </Button>
          <SaveButton isSubmitting={isSubmitting} isOff={!isDirty || hasConflict} />
        </Row>
      </Row>
    </Sheet>
  );
}
