import { expect, it } from 'vitest';
import { dailyDhikrTarget, nextOfThree, oneOfThree, threeDhikr } from './dhikr.ts';

// Sahih Muslim 595, from the words of Abu Salih, and Sahih al-Bukhari 843.
const muslim595 =
  'فَقَالَ اللَّهُ أَكْبَرُ وَسُبْحَانَ اللَّهِ وَالْحَمْدُ لِلَّهِ وَاللَّهُ أَكْبَرُ وَسُبْحَانَ اللَّهِ وَالْحَمْدُ لِلَّهِ حَتَّى تَبْلُغَ مِنْ جَمِيعِهِنَّ ثَلاَثَةً وَثَلاَثِينَ';
const bukhari843 = 'تَقُولُ سُبْحَانَ اللَّهِ، وَالْحَمْدُ لِلَّهِ، وَاللَّهُ أَكْبَرُ، حَتَّى يَكُونَ مِنْهُنَّ كُلِّهِنَّ ثَلاَثًا وَثَلاَثِينَ';

it('has the three as the two Sahihs write them, letter for letter', () => {
  for (const { arabic } of threeDhikr) {
    expect(muslim595).toContain(arabic);
    expect(bukhari843).toContain(arabic);
  }
});

it('has a total of one hundred: 33, 33 and 34', () => {
  expect(threeDhikr.map(({ target }) => target)).toEqual([33, 33, 34]);
  expect(threeDhikr.reduce((sum, { target }) => sum + target, 0)).toBe(dailyDhikrTarget);
});

it('continues with the next, and from the last to the first', () => {
  expect(threeDhikr.map(({ id }) => nextOfThree(id).id)).toEqual([
    'alhamdulillah',
    'allahuakbar',
    'subhanallah',
  ]);
  expect(oneOfThree('allahuakbar')?.target).toBe(34);
  expect(oneOfThree('own-1')).toBeUndefined();
});
