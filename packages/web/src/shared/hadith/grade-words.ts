/** Grade of a narration -> its key in the words of `hadith.json`. */
export const gradeWords = { sahih: 'sahih', hasan: 'hasan', 'hasan-sahih': 'hasanSahih' } as const;
