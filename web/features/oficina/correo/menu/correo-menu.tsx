import { type LucideIcon, PenLine, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useParams } from 'react-router-dom';
import { useColeccion } from '../../../../collection/use-collection';
import { Button } from '../../../../components/button';
import { Box, Cut, PlainList, Text } from '../../../../components/layout/layout';
import menu from '../../../../components/side-menu.module.css';
import { formatEntero } from '../../../../lib/numeros';
import { etiquetas } from '../correos';
import { EtiquetaIcon } from '../etiquetas/etiqueta-icon';
import { bandejas, direccionOf, filtros, type Lugar, lugarOf } from '../lugares';
import { alAcercarse } from '../redactar/preparar';
import { useRedactar } from '../redactar/use-redactar';
import styles from './correo-menu.module.css';
import { useConteos } from './use-unread';

interface CorreoMenuProps {
  className?: string;
  /** Called when the person has chosen a list. */
  onChoose?: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The links to all lists of the mailbox, with the counts of the folders. */
export function CorreoMenu({ className = '', onChoose }: CorreoMenuProps) {
  const conteos = useConteos();
  const shown = lugarOf(useParams());
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const { nuevo } = useRedactar();
  const entry = (lugar: Lugar, title: string, mark: ReactNode) => (
    <li key={lugar.slug}>
      <Box
        as={Link}
        hover
        focusInside
        className={menu.entry}
        to={direccionOf(lugar)}
        aria-current={shown?.tipo === lugar.tipo && shown.slug === lugar.slug ? 'page' : undefined}
        onClick={onChoose}
      >
        {mark}
        <Cut>{title}</Cut>
        {lugar.tipo === 'bandeja' && <Count count={conteos[lugar.slug]} isUnread={lugar.slug === 'inbox'} />}
      </Box>
    </li>
  );
  const fija = (tipo: 'bandeja' | 'filtro', slug: string, { title, Icon }: { title: string; Icon: LucideIcon }) =>
    entry({ tipo, slug } as Lugar, title, <Icon {...icon} />);
  return (
    <nav className={`${styles.menu} ${className}`} aria-label="Correo">
      <Button
        margin={[0, 1, 2]}
        variant="contained"
        {...alAcercarse}
        startIcon={<PenLine size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={() => {
          onChoose?.();
          nuevo();
        }}
      >
        Redactar
      </Button>
      <Box as="h2" pad={[3, 3, 1]} size="xs" weight="strong" tone="soft" className={styles.heading}>
        Bandejas
      </Box>
      <PlainList gap="2px" flow="stack">
        {Object.entries(bandejas).map(([slug, one]) => fija('bandeja', slug, one))}
      </PlainList>
      <Box as="h2" pad={[3, 3, 1]} size="xs" weight="strong" tone="soft" className={styles.heading}>
        Filtros
      </Box>
      <PlainList gap="2px" flow="stack">
        {Object.entries(filtros).map(([slug, one]) => fija('filtro', slug, one))}
      </PlainList>
      {todas.length > 0 && (
        <>
          <Box as="h2" pad={[3, 3, 1]} size="xs" weight="strong" tone="soft" className={styles.heading}>
            Etiquetas
          </Box>
          <PlainList gap="2px" flow="stack">
            {todas.map(({ slug, title, color }) =>
              entry({ tipo: 'etiqueta', slug }, title, <EtiquetaIcon color={color} />),
            )}
          </PlainList>
        </>
      )}
      <PlainList flow="stack" padTop={3} marginTop={3} gap="2px" line="top">
        <li>
          <Box as={NavLink} hover focusInside className={menu.entry} to="/apps/mailbox/settings" onClick={onChoose}>
            <Settings {...icon} />
            <Cut>Ajustes</Cut>
          </Box>
        </li>
      </PlainList>
    </nav>
  );
}

function Count({ count = 0, isUnread }: { count: number | undefined; isUnread: boolean }) {
  if (count === 0) return null;
  return (
    <Text size="xs" tone="soft" numeric className={`${menu.count} ${styles.count}`} data-unread={isUnread}>
      {formatEntero(count)}
      <span className="visually-hidden">{isUnread ? ' sin leer' : count === 1 ? ' correo' : ' correos'}</span>
    </Text>
  );
}
