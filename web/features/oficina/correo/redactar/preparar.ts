import { preloadRichText } from '../../../../components/rich-text/rich-text-field';
import { preloadRedactor } from './redactor-place';

/** Fetches the composer and its editor, so that a press opens it at once. */
export const preparar = () => {
  void preloadRedactor();
  void preloadRichText();
};

/** For a button that opens the composer: its code comes when the pointer or the focus rests on the button. */
export const alAcercarse = { onPointerEnter: preparar, onFocus: preparar } as const;
