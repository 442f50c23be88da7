import { PackageX } from 'lucide-react';
import type { ImportacionDeProductosDto } from '../../../../api/generated/inventario';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { EmptyState } from '../../../../components/empty-state';
import { FileDrop } from '../../../../components/file-drop';
import {
  DeshacerImportacion,
  ImportacionAvance,
  ImportacionAyuda,
  ImportacionResultado,
} from '../../../../components/importacion';
import { PlainList, Stack, Text } from '../../../../components/layout/layout';
import { enumerar } from '../../../../lib/enumerar';
import { formatEntero } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { useCloseToList } from '../use-close-to-list';
import { useDeshacer } from './use-deshacer';
import { extensiones, useImportarProductos } from './use-importar-productos';

/**
 * The import of products from a table, over the list. It first shows the outcome row by row, and then imports all rows
 * or none.
 */
export function ImportarDialog() {
  const closeToList = useCloseToList();
  const { deshacer, offer, isUndoing } = useDeshacer();
  const canEdit = usePermiso('inventario.editar');
  const { estado, revisar, importar, volver } = useImportarProductos();
  const close = () => {
    if (estado.paso === 'listo' && estado.importacion.importacion) {
      offer(estado.importacion.importacion, importadoText(estado.importacion));
    }
    closeToList();
  };
  return (
    <DialogFrame title="Importar productos" onClose={close} isBusy={estado.paso === 'enviar'}>
      {!canEdit && (
        <EmptyState
          Icon={PackageX}
          title="Su rol no permite importar productos"
          text="Puede pedirlo al titular de la cuenta."
        />
      )}
      {canEdit && estado.paso === 'elegir' && (
        <>
          <DialogBody>
            <FileDrop
              text="Arrastre aquí su planilla, o elija el archivo."
              label="Archivo de productos"
              accept={[...extensiones, 'text/csv'].join()}
              problema={estado.problema}
              onChoose={(file) => void revisar(file)}
            />
            <ImportacionAyuda>
              <li>CSV (.csv), con los títulos en la primera fila. Los de «Exportar todos (CSV)» sirven como modelo.</li>
              <li>
                Si un producto ya tiene el SKU o el código de barras de la fila, se modifica con lo que la fila trae.
                Las celdas vacías no cambian nada.
              </li>
              <li>
                Antes de importar se revisa todo. Con una sola fila que tenga errores no se importa nada. Al terminar,
                la importación se puede deshacer.
              </li>
            </ImportacionAyuda>
          </DialogBody>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              Cancelar
            </Button>
          </DialogActions>
        </>
      )}
      {estado.paso === 'enviar' && <ImportacionAvance text="Leyendo los productos…" />}
      {estado.paso === 'decidir' && (
        <>
          <DialogBody>
            <ImportacionResultado isDone={estado.revision.errors.length === 0}>
              {estado.revision.errors.length === 0
                ? `El archivo se puede importar: ${resumen(estado.revision)}.`
                : `No se puede importar: ${conErrores(estado.revision.errors.length)}.`}
            </ImportacionResultado>
            {estado.problema && (
              <Text as="p" tone="danger" role="alert">
                {estado.problema}
              </Text>
            )}
            <Omitidas importacion={estado.revision} />
            <Filas filas={estado.revision.errors} label="Filas con errores" />
            <Filas filas={estado.revision.warnings} label="Filas del mismo producto" />
          </DialogBody>
          <DialogActions>
            <Button variant="outlined" onClick={volver}>
              Elegir otro archivo
            </Button>
            {estado.revision.errors.length === 0 && estado.revision.created + estado.revision.changed > 0 && (
              <Button variant="contained" onClick={() => void importar(estado)}>
                Importar
              </Button>
            )}
          </DialogActions>
        </>
      )}
      {estado.paso === 'listo' && (
        <>
          <DialogBody>
            <ImportacionResultado isDone>{importadoText(estado.importacion)}.</ImportacionResultado>
          </DialogBody>
          <DialogActions>
            {estado.importacion.importacion && (
              <DeshacerImportacion
                isUndoing={isUndoing}
                onUndo={() =>
                  void deshacer(estado.importacion.importacion ?? '').then((isUndone) => isUndone && closeToList())
                }
              />
            )}
            <Button variant="contained" onClick={close}>
              Listo
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

/** Names the columns that are not imported. */
function Omitidas({ importacion: { omitted } }: { importacion: ImportacionDeProductosDto }) {
  if (omitted.length === 0) return null;
  const names = enumerar(omitted.map((one) => `«${one}»`));
  return (
    <p>
      {omitted.length === 1 ? 'No se importa la columna' : 'No se importan las columnas'} {names}.
    </p>
  );
}

function Filas({ filas, label }: { filas: ImportacionDeProductosDto['errors']; label: string }) {
  if (filas.length === 0) return null;
  return (
    <PlainList flow="stack" gap={3} aria-label={label}>
      {filas.map(({ row, name, message }) => (
        <Stack as="li" gap="2px" breaks key={row}>
          <Text as="strong" weight="medium">
            Fila {formatEntero(row)}
            {name && `, ${name}`}
          </Text>
          <Text size="sm" tone="soft">
            {message}
          </Text>
        </Stack>
      ))}
    </PlainList>
  );
}

const conErrores = (count: number) =>
  count === 1 ? 'hay una fila con errores' : `hay ${formatEntero(count)} filas con errores`;

const importadoText = (importacion: ImportacionDeProductosDto) => `Se importó el archivo: ${resumen(importacion)}`;

/** The outcome in numbers: «3 productos nuevos, 2 modificados, 1 sin cambios». */
function resumen({ created, changed, unchanged }: ImportacionDeProductosDto): string {
  const parts = [
    created > 0 && (created === 1 ? 'un producto nuevo' : `${formatEntero(created)} productos nuevos`),
    changed > 0 && (changed === 1 ? 'uno modificado' : `${formatEntero(changed)} modificados`),
    unchanged > 0 && (unchanged === 1 ? 'uno sin cambios' : `${formatEntero(unchanged)} sin cambios`),
  ];
  return parts.filter(Boolean).join(', ');
}
