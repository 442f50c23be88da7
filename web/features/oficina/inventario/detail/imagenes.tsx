import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DragArea } from '../../../../components/drag/drag-area';
import { SortableItems } from '../../../../components/drag/sortable-items';
import { FileButton } from '../../../../components/file-button';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import type { Producto } from '../inventario-api';
import styles from './imagenes.module.css';
import { useImagenes } from './use-imagenes';

const types = 'image/jpeg,image/png,image/webp,image/gif';
/** The most pictures of a product, as on the server. */
const most = 12;

/** The pictures of a product, in their order. Each change is saved at once. */
export function Imagenes({ producto, canEdit }: { producto: Producto; canEdit: boolean }) {
  const { name } = producto;
  const { shown: images, add, move, remove, isBusy } = useImagenes(producto);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, images.length - 1);
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setChosen(to);
  };
  const step = (by: number) => moveTo(at, at + by);
  const isSortable = canEdit && !isBusy && images.length > 1;

  if (images.length === 0 && !canEdit) return null;
  return (
    <Stack as="section" bounded gap={2} className={styles.imagenes} aria-label="Imágenes" aria-busy={isBusy}>
      {images.length > 0 && (
        <>
          <Stack as="figure" margin={0} middle clip bordered round="md" fill="sunken" className={styles.grande}>
            <img src={images[at]} alt={`${name}, imagen ${at + 1} de ${images.length}`} />
          </Stack>
          <DragArea onMove={({ from, to }) => moveTo(from.index, to.index)}>
            <SortableItems
              isRow
              listId="imagenes"
              label="Imágenes en su orden"
              className={styles.lista}
              items={images.map((src) => ({ id: src }))}
              nameOf={({ id }) => `Imagen ${images.indexOf(id) + 1}`}
              isDisabled={!isSortable}
              renderItem={({ id: src }, { handleProps, isDragging }) => {
                const i = images.indexOf(src);
                return (
                  <button
                    type="button"
                    {...(isSortable && handleProps)}
                    className={styles.chica}
                    data-dragging={isDragging}
                    aria-label={`Ver la imagen ${i + 1} de ${images.length}`}
                    aria-pressed={i === at}
                    onClick={() => setChosen(i)}
                  >
                    <img src={src} alt="" width={48} height={48} draggable={false} />
                  </button>
                );
              }}
            />
          </DragArea>
        </>
      )}
      {canEdit && (
        <Row align="center" wrap gap={1}>
          {images.length < most && (
            <FileButton
              variant="outlined"
              label="Imágenes del producto"
              accept={types}
              multiple
              loading={isBusy}
              startIcon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
              onFiles={(files) => void add(files.slice(0, most - images.length))}
            >
              Agregar imagen
            </FileButton>
          )}
          {images.length > 0 && (
            <>
              <Text padX={2} marginLeft="auto" size="sm" tone="soft" numeric>
                {at + 1} de {images.length}
              </Text>
              <HintButton label="Mover antes" aria-disabled={at === 0 || isBusy} onClick={() => step(-1)}>
                <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
              </HintButton>
              <HintButton
                label="Mover después"
                aria-disabled={at === images.length - 1 || isBusy}
                onClick={() => step(1)}
              >
                <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </HintButton>
              <HintButton label="Quitar la imagen" aria-disabled={isBusy} onClick={() => void remove(at)}>
                <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
              </HintButton>
            </>
          )}
        </Row>
      )}
    </Stack>
  );
}
