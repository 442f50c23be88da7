import { describe, expect, it } from 'vitest';
import { refusalForGood } from './refusal.js';

/** An error as nodemailer makes it from a reply. */
const replied = (command: string, response: string) => {
  const responseCode = Number(response.slice(0, 3));
  return Object.assign(new Error(response), { command, response, responseCode, permanent: responseCode >= 500 });
};

describe('a mail is refused for good', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 User unknown', 550],
    ['RCPT TO', '553-Not here\n553 at all', 553],
    ['DATA', '552 5.2.3 Too large', 552],
    ['DATA', '554 Refused', 554],
  ])('by the answer to %s: %s', (command, response, code) => {
    expect(refusalForGood(replied(command, response))).toBe(code);
  });
});

describe('a mail may be taken later', () => {
  it.each([
    ['RCPT TO', '450 4.2.1 Busy'],
    ['DATA', '451 Greylisted'],
    ['AUTH PLAIN', '535 5.7.8 Wrong password'],
    ['RCPT TO', '530 5.7.0 Authentication required'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['DATA', '550-5.7.26 This mail is not authenticated'],
    ['MAIL FROM', '553 5.1.8 The sender does not exist'],
    ['CONN', '554 No service'],
  ])('after the answer to %s: %s', (command, response) => {
    expect(refusalForGood(replied(command, response))).toBeNull();
  });

  it('when there was no answer', () => {
    expect(refusalForGood(Object.assign(new Error('No connection'), { code: 'ECONNECTION' }))).toBeNull();
    expect(refusalForGood(undefined)).toBeNull();
  });
});
