import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppIcon } from '../../../components/app-icon';
import { Avatar } from '../../../components/avatar';
import { Cut, Row, Stack } from '../../../components/layout/layout';
import { Marked } from '../../../components/marked';
import { Pasaje } from '../../../components/pasaje';
import { safeLink } from '../../../lib/safe-link';
import type { Opcion } from './options';
import styles from './search-option.module.css';

interface SearchOptionProps {
  id: string;
  opcion: Opcion;
  query: string;
  isActive: boolean;
  /** Called when the pointer moves over the result. */
  onPointed: () => void;
  onChosen: () => void;
}

/** One result, as a link. The keyboard chooses it while the focus stays in the input. */
export function SearchOption({ id, opcion, query, isActive, onPointed, onChosen }: SearchOptionProps) {
  const { title, detail, pasaje, link, hacer, teclas } = opcion;
  const look = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onMouseMove: () => !isActive && onPointed(),
    onClick: () => {
      onChosen();
      hacer?.();
    },
  };
  const content = (
    <>
      <Picture opcion={opcion} />
      <Stack as="span" shrinks>
        <Cut weight="medium">
          <Marked text={title} query={query} isUnderlined />
        </Cut>
        {detail && (
          <Cut size="sm" tone="soft">
            <Marked text={detail} query={query} isUnderlined />
          </Cut>
        )}
        {pasaje && pasaje.length > 0 && <Pasaje trozos={pasaje} />}
      </Stack>
      {teclas && (
        <Row as="span" gap={1} fixed marginLeft="auto" className={styles.teclas} aria-hidden="true">
          {teclas.map((tecla) => (
            <kbd key={tecla}>{tecla}</kbd>
          ))}
        </Row>
      )}
    </>
  );
  return <Target link={link} look={look} content={content} />;
}

function Target({ link, look, content }: { link: string | undefined; look: object; content: ReactNode }) {
  const target = link ? safeLink(link) : null;
  if (!target) return <span {...look}>{content}</span>;
  if (target.isInternal) {
    return (
      <Link {...look} to={target.href}>
        {content}
      </Link>
    );
  }
  return (
    <a {...look} href={target.href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

function Picture({ opcion: { icon, personaId, avatar, title } }: { opcion: Opcion }) {
  if (icon) {
    return (
      <Stack as="span" fill="neutral-soft" middle fixed tone="neutral" className={styles.picture}>
        <AppIcon name={icon} size={18} />
      </Stack>
    );
  }
  return <Avatar id={personaId} name={title} avatar={avatar} size={32} />;
}
