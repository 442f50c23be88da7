import { ImagePlus } from 'lucide-react';
import type { ApiDispatch } from '../../../../api/empty-api';
import { useTypedText } from '../../../../autosave/use-typed-text';
import { Button } from '../../../../components/button';
import { FileButton } from '../../../../components/file-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { tipos } from '../../../../components/pictures/recorte';
import { useSubirFoto } from '../../../../components/pictures/use-subir-foto';
import { Input } from '../../../../components/ui/input';
import { useAppDispatch } from '../../../../store/hooks';
import type { Paso, PasoPropio } from '../academia-api';
import { keepPaso } from '../cambios';
import { cursos } from '../cursos';
import styles from './editar-view.module.css';

interface PasoImagenProps {
  paso: PasoPropio;
  /** The description of the picture, for people who do not see it. */
  imageText: string;
  onChangeText: (text: string) => void;
}

/** The picture of a step, with the ways to choose, describe and remove it. */
export function PasoImagen({ paso, imageText, onChangeText }: PasoImagenProps) {
  const { progreso, problema, put, remove } = useImagen(paso.id);
  const text = useTypedText(imageText, (typed) => onChangeText(typed.trim()));
  return (
    <Stack items="start" gap={3} className={styles.picture}>
      <Text size="sm" weight="medium">
        Imagen
      </Text>
      {paso.image && (
        <>
          <img
            className={styles.image}
            src={paso.image}
            alt={imageText}
            width={paso.imageSize?.width}
            height={paso.imageSize?.height}
          />
          <Input
            label="Qué muestra la imagen"
            help="Lo lee en voz alta el lector de pantalla de quien no la ve."
            maxLength={300}
            {...text}
          />
        </>
      )}
      {problema && (
        <Text as="p" tone="danger" role="alert">
          {problema}
        </Text>
      )}
      <Row wrap gap={2}>
        <FileButton
          variant="outlined"
          label="Imagen del paso"
          accept={tipos.join()}
          loading={progreso !== null}
          startIcon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onFiles={([file]) => file && void put(file)}
        >
          {progreso !== null ? 'Subiendo…' : paso.image ? 'Cambiar la imagen' : 'Agregar una imagen'}
        </FileButton>
        {paso.image && <Button onClick={() => void remove()}>Quitar la imagen</Button>}
      </Row>
    </Stack>
  );
}

/** Uploads the picture of a step, with its progress, and removes it. */
function useImagen(pasoId: string) {
  const dispatch: ApiDispatch = useAppDispatch();
  return useSubirFoto<Paso>({
    url: `/api/apps/academy/steps/${encodeURIComponent(pasoId)}/image`,
    onSaved: (paso) => dispatch(cursos.change((curso) => keepPaso(curso, paso))),
    onRemove: () => dispatch(cursos.send('pasosRemoveImage', { id: pasoId })),
  });
}
