import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import type { ComentarioDto } from '../../../../api/generated/comentarios';
import { readKeptForms } from '../../../../autosave/kept-drafts';
import { Card, Row, Text } from '../../../../components/layout/layout';
import { partsOf } from '../../../../components/menciones/menciones';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { formatFechaHora, formatHora } from '../../../../lib/fechas';
import { selectScope } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import actividad from '../actividad/actividad-tab.module.css';
import { ComentarioForm } from './comentario-form';
import styles from './comentario-item.module.css';
import { useComentarios } from './use-comentarios';

interface ComentarioItemProps {
  carpeta: CarpetaDetalleDto;
  comentario: ComentarioDto;
  /** Whether the address names this comment. */
  isTarget: boolean;
  /** Called when the author begins or ends editing the comment. */
  onEditing: (id: string, isEditing: boolean) => void;
}

/** A comment: its text, its author and its time. The author also gets a menu to edit or delete it. */
export function ComentarioItem({ carpeta, comentario, isTarget, onEditing }: ComentarioItemProps) {
  const { id, usuario, texto, menciones, en, editadoEn, esPropio } = comentario;
  const scope = useAppSelector(selectScope);
  const [isEditing, setIsEditing] = useState(
    () => esPropio && scope !== null && `comentario/${id}` in readKeptForms(scope),
  );
  const { modificar, eliminar } = useComentarios(carpeta.id);
  useEffect(() => onEditing(id, isEditing), [onEditing, id, isEditing]);
  const nombre = usuario?.nombre ?? 'Alguien que ya no está';
  const canChange = esPropio && carpeta.permisos.comentar;
  return (
    <li id={`comentario-${id}`} className={`${actividad.evento} ${styles.comentario}`} data-target={isTarget}>
      <MiembroAvatar id={usuario?.id} nombre={nombre} size={32} />
      <Card
        as="article"
        flow="stack"
        bounded
        grow
        shrinks
        gap={1}
        pad={[2, 4, 3]}
        className={styles.caja}
        aria-label={`Comentario de ${nombre}`}
      >
        <Row as="header" align="center" gap={2} minHeight={32} size="sm" tone="faint">
          <Text as="strong" size="md" weight="medium" tone="text">
            {nombre}
          </Text>
          <Text as="time" numeric dateTime={en} title={formatFechaHora(en)}>
            {formatHora(en)}
          </Text>
          {editadoEn && <span title={formatFechaHora(editadoEn)}>(editado)</span>}
          {canChange && !isEditing && (
            <span className={styles.menu}>
              <ActionsMenu size="small" label="Acciones del comentario">
                <MenuItem Icon={Pencil} onClick={() => setIsEditing(true)}>
                  Editar
                </MenuItem>
                <MenuItem Icon={Trash2} isDanger onClick={() => eliminar(comentario)}>
                  Eliminar
                </MenuItem>
              </ActionsMenu>
            </span>
          )}
        </Row>
        {isEditing ? (
          <ComentarioForm
            carpetaId={carpeta.id}
            editado={comentario}
            canSend={canChange}
            onSend={async (nuevo, mencionados) => {
              await modificar(comentario, nuevo, mencionados);
              setIsEditing(false);
            }}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <p className={styles.texto}>
            {partsOf(texto, menciones).map(({ text, persona, href }, index) => {
              const key = `${index}-${text}`;
              if (persona) {
                return (
                  <span key={key} className={styles.mencion}>
                    {text}
                  </span>
                );
              }
              return href ? (
                <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
                  {text}
                </a>
              ) : (
                text
              );
            })}
          </p>
        )}
      </Card>
    </li>
  );
}
