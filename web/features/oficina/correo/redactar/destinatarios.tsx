import { useEffect, useRef, useState } from 'react';
import { BareButton, Row } from '../../../../components/layout/layout';
import { takeTyped, typeInto } from '../../../../lib/typed-ahead';
import { Demasiados } from './demasiados';
import { DestinatariosField } from './destinatarios-field';
import type { Campos, Destinatario, Lista } from './fields';
import styles from './redactor.module.css';
import type { EnRedaccion } from './use-redaccion';

interface DestinatariosProps {
  redaccion: EnRedaccion;
  campos: Campos;
  /** The problem with the recipients, as a text. */
  problema: string | undefined;
  /** Whether the field of the recipients takes the focus. */
  hasFocus: boolean;
  isOff: boolean;
}

/** The recipients of a mail: the fields for copies appear when a button asks for them, or when they have a recipient. */
export function Destinatarios({ redaccion, campos, problema, hasFocus, isOff }: DestinatariosProps) {
  const { autosave, change, malos, setMalos, teclear } = redaccion;
  const [copias, setCopias] = useState({ cc: false, cco: false });
  const para = useRef<HTMLInputElement>(null);
  const cc = useRef<HTMLInputElement>(null);
  const cco = useRef<HTMLInputElement>(null);
  const inputs = { para, cc, cco };
  useEffect(() => {
    if (!hasFocus || !para.current) return;
    para.current.focus({ preventScroll: true });
    typeInto(para.current, takeTyped());
  }, [hasFocus]);

  const lista = (which: Lista, label: string) => (
    <DestinatariosField
      label={label}
      value={campos[which]}
      malos={malos[which]}
      ref={inputs[which]}
      error={which === 'para' ? problema : undefined}
      isDisabled={isOff}
      onBlur={autosave.flush}
      onTyped={(texto) => teclear(which, texto)}
      onChange={(value: Destinatario[], bad: string[]) => {
        setMalos((all) => ({ ...all, [which]: bad }));
        if (JSON.stringify(value) !== JSON.stringify(campos[which])) change({ [which]: value });
      }}
    />
  );
  const hasCopia = (which: 'cc' | 'cco') => copias[which] || campos[which].length > 0 || malos[which].length > 0;
  const agregar = (which: 'cc' | 'cco', label: string) =>
    hasCopia(which) || isOff ? null : (
      <BareButton
        padX={1}
        marginTop="2px"
        size="sm"
        tone="soft"
        round="md"
        centered
        className={styles.copia}
        aria-label={`Agregar ${label}`}
        onClick={() => {
          setCopias((shown) => ({ ...shown, [which]: true }));
          // The focus waits until the field is drawn.
          requestAnimationFrame(() => inputs[which].current?.focus());
        }}
      >
        {label}
      </BareButton>
    );

  return (
    <>
      <Row align="start" gap={1} className={styles.primera} data-lista="para">
        {lista('para', 'Para')}
        {agregar('cc', 'Cc')}
        {agregar('cco', 'Cco')}
      </Row>
      {hasCopia('cc') && <div data-lista="cc">{lista('cc', 'Cc')}</div>}
      {hasCopia('cco') && <div data-lista="cco">{lista('cco', 'Cco')}</div>}
      {!isOff && <Demasiados listas={campos} onChange={change} />}
    </>
  );
}
