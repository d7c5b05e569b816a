/**
 * The commit of AhmedBaset/hadith-json at which every pointer of the second copies resolves. Later commits moved texts
 * to other files and numbers.
 */
export const secondCopyCommit = 'a35e464e83aad7c8c9f2a47b4a39bc2e73fd3cc7';
