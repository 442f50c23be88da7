import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Item } from '../../../../api/agenda-api';
import { BareButton, PlainList, Text } from '../../../../components/layout/layout';
import { useMedia } from '../../../../lib/use-media';
import { AgendaItem } from '../mes/agenda-item';
import { MasDelDia } from '../mes/partes-de-dia';
import { diaLargo } from '../mes/periodo';
import { useMover } from '../mes/use-mover';
import { useSoltarEnDia } from '../mes/use-soltar-en-dia';
import { diasDe } from './franjas';
import styles from './horas.module.css';

/** The most items of a day before the row is unfolded, also on a phone. */
const FEW = 3;
const FEW_ON_PHONE = 1;

interface TodoElDiaProps {
  items: readonly Item[];
  dias: readonly string[];
}

/** The row above the hours: what has a day without an hour, and what lasts whole days. */
export function TodoElDia({ items, dias }: TodoElDiaProps) {
  const mover = useMover();
  const few = useMedia('(max-width: 699.98px)') ? FEW_ON_PHONE : FEW;
  const [isOpen, setIsOpen] = useState(false);
  const soltarEn = useSoltarEnDia(items, mover);
  // The row may be folded, so events come first, and what is done comes last.
  const sorted = items.toSorted((a, b) => orderOf(a) - orderOf(b));
  const perDay = dias.map((dia) => [dia, sorted.filter((item) => diasDe(item, dias).includes(dia))] as const);
  const hasMore = perDay.some(([, ofDay]) => ofDay.length > few);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  if (items.length === 0) return null;
  return (
    <div className={styles.fila} data-abierta={isOpen}>
      <div className={styles.rotulo}>
        <Text size="xs" tone="soft" leading="tight">
          Todo el día
        </Text>
        {hasMore && (
          <BareButton
            className={styles.plegar}
            aria-expanded={isOpen}
            aria-label={isOpen ? 'Mostrar menos de todo el día' : 'Mostrar todo lo de todo el día'}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Chevron size={16} strokeWidth={1.75} aria-hidden="true" />
          </BareButton>
        )}
      </div>
      {perDay.map(([dia, ofDay]) => {
        const shown = isOpen ? ofDay : ofDay.slice(0, few);
        return (
          <section key={dia} aria-label={`${diaLargo(dia)}, todo el día`} className={styles.sinHora} {...soltarEn(dia)}>
            <PlainList flow="stack" gap="2px">
              {shown.map((item) => (
                <AgendaItem key={`${item.clase}-${item.id}`} item={item} isShort isSinHora onMover={mover} />
              ))}
            </PlainList>
            <MasDelDia
              dia={dia}
              cuantos={ofDay.length - shown.length}
              className={styles.mas}
              onClick={() => setIsOpen(true)}
            />
          </section>
        );
      })}
    </div>
  );
}

const orderOf = ({ hecho, clase }: Item) => Number(hecho) * 2 + Number(clase !== 'evento');
