import { createAction } from '@reduxjs/toolkit';
import type { Redaccion } from './redactar-slice';

/** Closes the composer. Apart from its slice, which every page would load otherwise. */
export const redaccionClosed = createAction('redactar/redaccionClosed');

/** What is being written; null when the composer is closed. */
export const selectRedaccion = ({ redactar = null }: { redactar?: Redaccion | null }) => redactar;
