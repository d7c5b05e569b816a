import { describe, expect, it } from 'vitest';
import { icsFile } from './ics-file.ts';

const options = { name: 'Trip', product: 'Trip', language: 'en', now: new Date('2026-11-21T12:00:00Z') };

describe('an event at a local time', () => {
  it('has no zone, so that a phone shows it at that time wherever it is', () => {
    const flight = { uid: 'a@b', from: '2027-06-01', at: '23:05', title: 'Return flight', description: '' };
    const lines = icsFile([flight], options).split('\r\n');
    expect(lines).toContain('DTSTART:20270601T230500');
    expect(lines).toContain('DURATION:PT1M');
  });
});
