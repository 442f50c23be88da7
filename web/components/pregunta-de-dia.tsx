import type { ConfirmConfig } from './confirm-config';

/** The question before a thing gets another day, with the consequences. */
export const preguntaDeDia = (
  title: string,
  text: string | null,
  consecuencias: readonly string[],
  label: string,
): ConfirmConfig => {
  const color = consecuencias.length > 0 ? 'warn' : 'primary';
  return {
    title,
    message: (
      <>
        {text && <p>{text}</p>}
        {consecuencias.length > 0 && (
          <ul>
            {consecuencias.map((consecuencia) => (
              <li key={consecuencia}>{consecuencia}</li>
            ))}
          </ul>
        )}
      </>
    ),
    icon: { name: 'heroicons_outline:calendar', color },
    actions: { confirm: { label, color }, cancel: { label: 'Dejar como está' } },
    dismissible: true,
  };
};
