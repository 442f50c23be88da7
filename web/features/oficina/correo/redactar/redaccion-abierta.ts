import { createAction } from '@reduxjs/toolkit';
import type { Redaccion } from './redactar-slice';

/** Closes the composer. It is apart from its slice, which every page would load otherwise. */
export const redaccionClosed = createAction('redactar/redaccionClosed');

/** The open mail of the composer; null when the composer is closed. */
export const selectRedaccion = ({ redactar = null }: { redactar?: Redaccion | null }) => redactar;
