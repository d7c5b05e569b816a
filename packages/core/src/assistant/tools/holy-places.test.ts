import { describe, expect, it } from 'vitest';
import { holyPlaceIn } from './holy-places.ts';

describe('a place of Hajj in a question', () => {
  it.each([
    ['prayer times in Mina', 21.4133],
    ['qibla from Arafat?', 21.355],
    ['Wann ist Asr in Muzdalifa', 21.39],
    ['مواقيت الصلاة في منى', 21.4133],
    ['متى المغرب بعرفات', 21.355],
    ['منیٰ میں عصر کب ہے', 21.4133],
    ['মিনায় আসর কখন', 21.4133],
    ['મીનામાં અસર ક્યારે', 21.4133],
    ['намаз в Муздалифе', 21.39],
  ])('is found in any of the languages: %s', (question, latitude) => {
    expect(holyPlaceIn(question)).toMatchObject({ latitude, timeZone: 'Asia/Riyadh', country: 'SA' });
  });

  it('is not found in the name of a town', () => {
    expect(holyPlaceIn('prayer times in Minneapolis')).toBe(null);
  });
});
