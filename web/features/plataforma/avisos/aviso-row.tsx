import { type LucideIcon, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppIcon } from '../../../components/app-icon';
import { HintButton } from '../../../components/hint-button';
import { Row, Stack, Text } from '../../../components/layout/layout';
import { safeInlineHtml } from '../../../components/rich-text/safe-html';
import { safeLink } from '../../../lib/safe-link';
import styles from './aviso-row.module.css';
import type { Aviso } from './avisos-api';

const dateParts = new Intl.DateTimeFormat('es-AR', {
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

interface AvisoRowProps {
  aviso: Aviso;
  /** The word for several avisos that are grouped in one row. */
  plural: string;
  /** The icon of an aviso without icon or picture. */
  FallbackIcon: LucideIcon;
  onToggle: () => void;
  onRemove: () => void;
  /** Called when the link of the aviso is opened. */
  onFollow: () => void;
}

/** One aviso. Its link covers the row, and its two buttons lie over the link. */
export function AvisoRow({ aviso, plural, FallbackIcon, onToggle, onRemove, onFollow }: AvisoRowProps) {
  const { title, description, time, read, icon, image, count } = aviso;
  const heading = title || description || '';
  const removeAndMoveOn = (event: MouseEvent) => {
    focusNeighbour(event.currentTarget);
    onRemove();
  };

  return (
    <li className={styles.row} data-unread={!read}>
      <span className={styles.picture}>
        {image && <img src={image} alt="" loading="lazy" />}
        {!image && (icon ? <AppIcon name={icon} size={18} /> : <FallbackIcon size={18} strokeWidth={1.75} />)}
      </span>
      <Stack packed gap="2px" shrinks breaks className={styles.body}>
        <AvisoLink aviso={aviso} onFollow={onFollow} className={title ? styles.title : styles.description}>
          {!read && <span className="visually-hidden">Sin leer: </span>}
          <InlineHtml html={heading} />
        </AvisoLink>
        {title && description && (
          <p className={styles.description}>
            <InlineHtml html={description} />
          </p>
        )}
        <Row as="p" align="center" gap={2} size="xs" tone="faint" className={styles.meta}>
          <time dateTime={time}>{formatAvisoTime(time)}</time>
          {count > 1 && (
            <Text fill="neutral-soft" round="full" weight="medium" className={styles.count}>
              {count} {plural}
            </Text>
          )}
        </Row>
      </Stack>
      <Stack relative packed className={styles.actions}>
        <HintButton
          className={styles.action}
          label={read ? 'Marcar como no leído' : 'Marcar como leído'}
          onClick={onToggle}
        >
          <span className={styles.dot} />
        </HintButton>
        <HintButton className={styles.action} label="Eliminar" data-remove="" onClick={removeAndMoveOn}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Stack>
    </li>
  );
}

function InlineHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in safe-html.ts
  return <span dangerouslySetInnerHTML={{ __html: safeInlineHtml(html) }} />;
}

/** The button is about to disappear, so the focus goes to the next row's button, or to the panel. */
function focusNeighbour(button: Element): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? button.closest<HTMLElement>('[role="dialog"]');
  next?.focus();
}

/** Returns `nov 21, 3:40 a. m.`: 'MMM dd, h:mm a' in Spanish; '' for an invalid date. */
function formatAvisoTime(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const values = Object.fromEntries(dateParts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${values.month} ${values.day}, ${Number(values.hour) || 12}:${values.minute} ${values.dayPeriod}`;
}

interface AvisoLinkProps {
  aviso: Aviso;
  className: string | undefined;
  onFollow: () => void;
  children: ReactNode;
}

/** The text that names a row, as a link if the aviso has one. */
function AvisoLink({ aviso: { link, useRouter }, className, onFollow, children }: AvisoLinkProps) {
  const target = safeLink(link);
  if (!target) return <p className={className}>{children}</p>;
  const look = { stretched: true, className: `${className} ${styles.link}`, onClick: onFollow };
  if (useRouter && target.isInternal) {
    return (
      <Text as={Link} {...look} to={target.href}>
        {children}
      </Text>
    );
  }
  return (
    <Text as="a" {...look} href={target.href} target="_blank" rel="noopener noreferrer">
      {children}
    </Text>
  );
}
