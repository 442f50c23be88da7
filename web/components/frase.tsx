import { Fragment } from 'react';
import { diferenciaEntera } from '../lib/diferencia';
import styles from './frase.module.css';

/** A correction in a sentence of the history: «, de «Rosario» a «Santa Fe»». */
const CORRECCION = /(, de «[^«»]*» a «[^«»]*»)/;
const TEXTOS = /^, de «(.*)» a «(.*)»$/s;

/** A sentence of the history. In a correction, the words that differ are marked. */
export function Frase({ text }: { text: string }) {
  return text.split(CORRECCION).map((part, index) => {
    const [, antes, ahora] = TEXTOS.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
    return <Fragment key={index}>{antes && ahora ? <Correccion antes={antes} ahora={ahora} /> : part}</Fragment>;
  });
}

function Correccion({ antes, ahora }: { antes: string; ahora: string }) {
  const { antes: before, uno, otro, despues } = diferenciaEntera(antes, ahora);
  return (
    <>
      , de «{before}
      {uno && <del className={styles.antes}>{uno}</del>}
      {despues}» a «{before}
      {otro && <ins className={styles.ahora}>{otro}</ins>}
      {despues}»
    </>
  );
}
