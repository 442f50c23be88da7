import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CambiosTableroDto } from '../../../../api/generated/tableros';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { useEscribir } from '../../../../collection/use-escribir';
import { useLeave } from '../../../../collection/use-leave';
import { AnchoredPanel } from '../../../../components/anchored-panel';
import { FilterButton } from '../../../../components/filter/filter-button';
import { BareButton, Row } from '../../../../components/layout/layout';
import { PageTitle } from '../../../../components/page-title';
import { SearchField } from '../../../../components/search-field';
import { TagPicker } from '../../../../components/tags/tag-picker';
import { useMedia } from '../../../../lib/use-media';
import { Caras } from '../caras';
import { TableroForm } from '../list/tablero-form';
import { TableroMenu } from '../list/tablero-menu';
import { tableros } from '../tableros';
import type { Etiqueta, Tablero } from '../tableros-api';
import { TituloEnLugar } from '../title-in-place';
import { useRemoveTablero } from '../use-remove-tablero';
import { useTableroActions } from './tablero-context';
import styles from './tablero-header.module.css';
import type { Filtro } from './use-filter';

const losTableros = { texto: 'Tableros', to: '/apps/scrumboard' };

interface TableroHeaderProps {
  tablero: Tablero;
  filtro: Filtro;
}

/** The title of the tablero, its filter, its members and its menu. */
export function TableroHeader({ tablero, filtro }: TableroHeaderProps) {
  const { canEdit } = useTableroActions();
  const [isEditing, setIsEditing] = useState(false);
  const { escribir } = useEscribir();
  const { id, title, members } = tablero;
  const save = (board: CambiosTableroDto) =>
    escribir(tableros.send('tablerosUpdate', { modificarTableroDto: { id, board } }));
  const done = (next: string | null) => {
    setIsEditing(false);
    if (next) void save({ title: next });
  };

  return (
    <Row as="header" marginBottom={4} gap={[3, 4]} align="center" justify="between" wrap className={styles.header}>
      <PageTitle camino={[losTableros]}>
        {isEditing && <TituloEnLugar label="Título del tablero" value={title} maxLength={120} onDone={done} />}
        {!isEditing && canEdit && (
          <button type="button" className={styles.rename} title="Cambiar el título" onClick={() => setIsEditing(true)}>
            {title}
          </button>
        )}
        {!isEditing && !canEdit && title}
      </PageTitle>
      <Row gap={[2, 3]} align="center" wrap className={styles.tools}>
        <FiltroTablero labels={tablero.labels} filtro={filtro} />
        <Integrantes ids={members} onChange={canEdit ? (ids) => void save({ members: ids }) : undefined} />
        {canEdit && <TableroOpciones tablero={tablero} />}
      </Row>
    </Row>
  );
}

/** The menu of the open tablero, to edit or delete it. */
function TableroOpciones({ tablero }: { tablero: Tablero }) {
  const leave = useLeave();
  const [isEditing, setIsEditing] = useState(false);
  const remove = useRemoveTablero();
  const close = () => setIsEditing(false);
  const onRemove = () => void remove(tablero, () => leave('/apps/scrumboard'));
  return (
    <>
      <TableroMenu title={tablero.title} onEdit={() => setIsEditing(true)} onRemove={onRemove} />
      {isEditing && <TableroForm tablero={tablero} onSaved={close} onClose={close} />}
    </>
  );
}

interface FiltroTableroProps {
  labels: readonly Etiqueta[];
  filtro: Filtro;
}

/** The filter of the cards, by text and by labels. The address keeps it. */
function FiltroTablero({ labels, filtro }: FiltroTableroProps) {
  return (
    <Row as="search" align="center" gap={2} grow className={styles.filter}>
      <SearchField label="Buscar tarjetas" value={filtro.buscar} onSearch={filtro.search} />
      {labels.length > 0 && (
        <FilterButton
          label="Etiquetas"
          options={labels.map(({ id, title }) => ({ value: id, label: title }))}
          values={filtro.etiquetas}
          onChange={filtro.choose}
          isMultiple
        />
      )}
    </Row>
  );
}

interface IntegrantesProps {
  ids: readonly string[];
  /** Called with the chosen members. Without it, the members are only shown. */
  onChange?: (ids: string[]) => void;
}

/** The members of the tablero as faces. A press opens the choice. */
function Integrantes({ ids, onChange }: IntegrantesProps) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const isNarrow = useMedia('(max-width: 599.98px)');
  const most = isNarrow ? 2 : 5;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const members = useMemo(
    () =>
      miembros
        .filter(({ id }) => ids.includes(id))
        .map(({ id, nombre, avatar }) => ({ id, name: nombre, foto: avatar })),
    [miembros, ids],
  );
  const tags = useMemo(() => miembros.map(({ id, nombre }) => ({ id, title: nombre })), [miembros]);
  if (!onChange) return <Caras members={members} most={most} />;
  return (
    <>
      <BareButton
        hover
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {members.length === 0 && <span className="visually-hidden">Integrantes</span>}
        <Caras members={members} most={most} />
        {(!isNarrow || members.length === 0) && (
          <span className={styles.add}>
            <UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </BareButton>
      {anchor && (
        <AnchoredPanel title="Integrantes" anchor={anchor} onClose={() => setAnchor(null)}>
          <TagPicker
            label="Integrantes"
            tags={tags}
            selected={ids}
            onToggle={({ id }, isSelected) =>
              onChange(isSelected ? [...ids, id] : ids.filter((member) => member !== id))
            }
          />
        </AnchoredPanel>
      )}
    </>
  );
}
