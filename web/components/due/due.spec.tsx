import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { countDaysIn } from '../../lib/fechas';
import { DuePill } from './due-pill';
import { dueState, dueText, inDays, inputValues, noonOf } from './due-state';

const now = new Date(2026, 10, 21, 17, 30);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();

describe('the state of a due date', () => {
  it.each([
    ['none', null],
    ['past', at(20)],
    // The day is not over, although its noon is past.
    ['today', at(21)],
    ['future', at(22)],
  ] as const)('%s', (expected, iso) => {
    expect(dueState(iso, { now })).toBe(expected);
  });

  it('counts the hour when the date has an hour', () => {
    expect(dueState(at(21, 17), { now, withTime: true })).toBe('past');
    expect(dueState(at(21, 18), { now, withTime: true })).toBe('today');
  });

  it.each([
    [20, 'Ayer'],
    [21, 'Hoy'],
    [22, 'Mañana'],
    [28, '28/11/2026'],
  ])('of the day %i is %s', (day, text) => {
    expect(dueText(at(day), { now })).toBe(text);
    expect(dueText(at(day), { now, withTime: true })).toBe(`${text}, 12:00`);
  });

  it('is counted by the day of the cuenta', () => {
    countDaysIn('Asia/Tokyo');
    const late = new Date('2026-11-21T20:00:00Z');
    expect(dueText('2026-11-22T03:00:00Z', { now: late })).toBe('Hoy');
    expect(dueState('2026-11-21T03:00:00Z', { now: late })).toBe('past');
    expect(inputValues(inDays(1, late))[0]).toBe('2026-11-23');
    countDaysIn(undefined);
  });

  it('is the noon of its day on this device', () => {
    expect(new Date(noonOf('2026-03-04')).getHours()).toBe(12);
    expect(inputValues(noonOf('2026-03-04'))).toEqual(['2026-03-04', '12:00']);
    expect(inputValues(inDays(10, now))).toEqual(['2026-12-01', '12:00']);
  });
});

describe('the button of a due date', () => {
  function Card({ initial = null, withTime = false }: { initial?: string | null; withTime?: boolean }) {
    const [value, setValue] = useState<string | null>(initial);
    return (
      <>
        <DuePill value={value} onChange={setValue} withTime={withTime} emptyLabel="Sin vencimiento" />
        <output>{value}</output>
      </>
    );
  }
  const stored = () => screen.getByRole('status').textContent;
  const open = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Vencimiento: ${name}` }));
    return within(screen.getByRole('dialog', { name: 'Vencimiento' }));
  };
  const fill = (panel: ReturnType<typeof open>, label: string, value: string) =>
    fireEvent.change(panel.getByLabelText(label), { target: { value } });

  it('sets a usual day at one press, and closes', () => {
    render(<Card />);
    fireEvent.click(open('Sin vencimiento').getByRole('button', { name: 'Mañana' }));
    expect(stored()).toBe(inDays(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Vencimiento: Mañana' }).dataset.state).toBe('future');
  });

  it('sets any day with its hour', () => {
    render(<Card withTime />);
    const panel = open('Sin vencimiento');
    fill(panel, 'Fecha', '2031-02-03');
    fill(panel, 'Hora', '09:15');
    fireEvent.click(panel.getByRole('button', { name: 'Elegir' }));
    expect(stored()).toBe(new Date(2031, 1, 3, 9, 15).toISOString());
  });

  it.each([
    [17, 30, 18, 0],
    [23, 10, 23, 59],
  ])('sets today at a later hour when its hour is past: at %i:%i', (hour, minute, laterHour, laterMinute) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, hour, minute), toFake: ['Date'] });
    render(<Card withTime />);
    fireEvent.click(open('Sin vencimiento').getByRole('button', { name: 'Hoy' }));
    expect(stored()).toBe(new Date(2026, 10, 21, laterHour, laterMinute).toISOString());
  });

  it('removes the date', () => {
    render(<Card initial={noonOf('2020-05-06')} />);
    const panel = open('Venció el 06/05/2020');
    fireEvent.click(panel.getByRole('button', { name: 'Quitar' }));
    expect(stored()).toBe('');
    expect(screen.getByRole('button', { name: 'Vencimiento: Sin vencimiento' })).toBeTruthy();
  });

  it('is read-only for a person who may not change it', () => {
    const { rerender } = render(<DuePill value={noonOf('2020-05-06')} emptyLabel="Sin vencimiento" />);
    expect(screen.getByText('Venció el 06/05/2020').dataset.state).toBe('past');
    rerender(<DuePill value={noonOf('2020-05-06')} emptyLabel="Sin vencimiento" isDone />);
    expect(screen.getByText('06/05/2020').dataset.state).toBe('done');
    rerender(<DuePill value={null} emptyLabel="Sin vencimiento" />);
    expect(screen.queryByText('Sin vencimiento')).toBeNull();
  });
});
