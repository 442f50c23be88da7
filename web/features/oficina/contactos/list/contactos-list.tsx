import { type FocusEventHandler, type KeyboardEventHandler, useEffect, useEffectEvent, useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Avatar } from '../../../../components/avatar';
import { Box, Cut, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { byId } from '../../../../lib/by-id';
import { useRowKeys } from '../../../../lib/use-row-keys';
import type { Contacto, EtiquetaContacto } from '../contactos-api';
import styles from './contactos-list.module.css';
import { toLineas } from './orden';
import type { ContactosLista } from './use-contactos-list';
import { useLineas } from './use-lines';

/** The contacts under their letters, which are sticky. Only the rows in sight are drawn. */
export function ContactosList({ lista }: { lista: ContactosLista }) {
  const { contactos, etiquetas, paises } = lista;
  const { contactoId } = useParams();
  const { search } = useLocation();
  const lineas = useMemo(() => toLineas(contactos), [contactos]);
  const etiquetasById = useMemo(() => byId(etiquetas), [etiquetas]);
  const codigos = useMemo(() => new Map(paises.map(({ iso, code }) => [iso, code])), [paises]);
  const ids = useMemo(() => lineas.map((linea) => (linea.kind === 'contacto' ? linea.contacto.id : null)), [lineas]);
  const keys = useRowKeys(ids, contactoId);
  const { list, rows, height, scrollTo, reveal } = useLineas(lineas, { kept: keys.tabStop });

  // The open contact is scrolled into view, also when an address, «Deshacer» or its creation opened it.
  const show = useEffectEvent((id: string) => {
    const index = lineas.findIndex((linea) => linea.kind === 'contacto' && linea.contacto.id === id);
    if (index >= 0) reveal(index);
  });
  useEffect(() => {
    if (contactoId) show(contactoId);
  }, [contactoId]);

  return (
    <PlainList ref={list} relative style={{ height }} aria-label="Contactos">
      {rows.map(({ index, start, isStuck }) => {
        const linea = lineas[index];
        if (linea?.kind === 'letra') {
          return (
            <Row
              key={linea.key}
              as="li"
              padX={4}
              align="center"
              line="bottom"
              fill="canvas"
              className={styles.letra}
              data-stuck={isStuck}
              style={isStuck ? undefined : at(start)}
            >
              <h2>{linea.letra}</h2>
            </Row>
          );
        }
        if (!linea) return null;
        const { contacto, lugar } = linea;
        return (
          <li
            key={contacto.id}
            className={styles.item}
            style={at(start)}
            aria-setsize={contactos.length}
            aria-posinset={lugar + 1}
          >
            <ContactoRow
              contacto={contacto}
              etiquetas={etiquetasById}
              codigos={codigos}
              to={`/apps/contacts/${contacto.id}${search}`}
              isOpen={contacto.id === contactoId}
              isTabStop={index === keys.tabStop}
              onFocus={() => keys.keep(index)}
              onKeyDown={(event) => keys.press(event, index, { scrollTo })}
            />
          </li>
        );
      })}
    </PlainList>
  );
}

const at = (start: number) => ({ transform: `translateY(${start}px)` });

interface ContactoRowProps {
  contacto: Contacto;
  etiquetas: ReadonlyMap<string, EtiquetaContacto>;
  /** The dialling codes by the two letters of their country. */
  codigos: ReadonlyMap<string, string>;
  to: string;
  isOpen: boolean;
  /** Whether the Tab key reaches this row. Only one row is a tab stop; the arrow keys move on from it. */
  isTabStop: boolean;
  onFocus: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** A row of the list: name, position and, where there is room, e-mail, phone and etiquetas. */
function ContactoRow({ contacto, etiquetas, codigos, to, isOpen, isTabStop, ...handlers }: ContactoRowProps) {
  const { name, title, company, emails, phoneNumbers, tags } = contacto;
  const puesto = [title, company].filter(Boolean).join(' · ');
  const [phone] = phoneNumbers;
  const titles = tags.flatMap((id) => etiquetas.get(id)?.title ?? []);
  return (
    <Box
      as={Link}
      hover
      focusInside
      className={styles.row}
      to={to}
      preventScrollReset
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      data-fila={contacto.id}
      {...handlers}
    >
      <Avatar {...contacto} size={40} />
      <Stack as="span" grow shrinks className={styles.who}>
        <Text weight="medium" className={styles.name}>
          {name}
        </Text>
        {puesto && (
          <Text size="sm" tone="soft" className={styles.soft}>
            {puesto}
          </Text>
        )}
      </Stack>
      <Text size="sm" tone="soft" numeric nowrap className={styles.more}>
        {emails[0]?.email}
      </Text>
      <Text size="sm" tone="soft" numeric nowrap className={styles.more}>
        {phone && [codigos.get(phone.country), phone.phoneNumber].join(' ')}
      </Text>
      <Text size="sm" tone="soft" numeric className={styles.tags}>
        {titles.slice(0, 2).map((title) => (
          <Cut
            key={title}
            pad={['2px', 2]}
            size="xs"
            weight="medium"
            tone="soft"
            round="sm"
            fill="sunken"
            className={styles.tag}
          >
            {title}
          </Cut>
        ))}
        {titles.length > 2 && (
          <Text size="xs" tone="faint">
            +{titles.length - 2}
          </Text>
        )}
      </Text>
    </Box>
  );
}
