import { valibotResolver } from '@hookform/resolvers/valibot';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { DrawerFooter, DrawerHeader } from '../../../../components/drawer-bars';
import drawer from '../../../../components/drawer-form.module.css';
import { ConflictoAviso } from '../../../../components/form/conflicto-notice';
import { FormProblem } from '../../../../components/form/form-problem';
import { SaveButton } from '../../../../components/form/save-button';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row } from '../../../../components/layout/layout';
import { Alert } from '../../../../components/ui/alert';
import { type LetGo, useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import type { Producto } from '../inventario-api';
import { ProductoFields } from './producto-fields';
import styles from './producto-form.module.css';
import { type ProductoValues, productoSchema, sinProducto, toValues } from './producto-values';
import { useSaveProducto } from './use-save-producto';

interface ProductoFormProps {
  /** The product to edit; left out for a new one. */
  producto?: Producto;
  onSaved: (producto: Producto) => void;
  onCancel: () => void;
  /** Parts above the fields, whose changes are saved at once. */
  children?: ReactNode;
  /** Controls beside the button to save. */
  renderExtra?: (letGo: LetGo) => ReactNode;
}

/** The form of a product, new or existing. It stays open after the product is saved. */
export function ProductoForm({ producto, onSaved, onCancel, children, renderExtra }: ProductoFormProps) {
  const form = useForm<ProductoValues>({
    resolver: valibotResolver(productoSchema),
    defaultValues: producto ? toValues(producto) : sinProducto,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const kept = useKeptForm('producto', producto?.id ?? 'nuevo', form);
  const { release, letGo } = useUnsavedGuard(isDirty, kept.forget);
  const { save, problem, seen, setSeen, reload, overwrite } = useSaveProducto({
    form,
    producto,
    onSaved: (saved) => {
      form.reset(toValues(saved));
      if (!producto) release();
      onSaved(saved);
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!producto) element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [producto]);
  // Other people's changes and movements are shown while nothing is typed here.
  useEffect(() => {
    if (!producto || isDirty || !seen || producto.version <= seen.version) return;
    setSeen(producto);
    form.reset(toValues(producto));
  }, [producto, isDirty, seen, setSeen, form]);
  const name = useWatch({ control: form.control, name: 'name' });

  return (
    <FormProvider {...form}>
      <DrawerHeader pad={[3, 4, 3, 6]} gap={2} className={styles.header}>
        <Box
          as="h2"
          grow
          shrinks
          size="xl"
          weight="strong"
          leading="tight"
          breaks
          className={styles.title}
          tabIndex={-1}
          data-autofocus={producto ? true : undefined}
        >
          {name || (producto ? 'Producto' : 'Producto nuevo')}
        </Box>
        <HintButton label="Cerrar" hintAlign="end" onClick={onCancel}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </DrawerHeader>
      {children}
      <Row
        ref={element}
        as="form"
        column
        grow
        className={drawer.form}
        onSubmit={save}
        noValidate
        aria-label={producto ? 'Editar producto' : 'Producto nuevo'}
      >
        <div className={drawer.fields}>
          {problem === 'changed' && <ConflictoAviso que="este producto" onReload={reload} onOverwrite={overwrite} />}
          {problem === 'deleted' && (
            <Alert severity="warning">
              Otra persona eliminó este producto. Se puede recuperar de la papelera durante un día.
            </Alert>
          )}
          <RecoveredNotice kept={kept} />
          <FormProblem errors={errors} />
          <ProductoFields isNew={producto === undefined || (producto.stock ?? '') === ''} />
        </div>
        <DrawerFooter>
          {renderExtra?.(letGo)}
          <Button variant="outlined" onClick={onCancel}>
            {isDirty ? 'Cancelar' : 'Cerrar'}
          </Button>
          <SaveButton isSubmitting={isSubmitting} isOff={problem !== null || (producto !== undefined && !isDirty)} />
        </DrawerFooter>
      </Row>
    </FormProvider>
  );
}
