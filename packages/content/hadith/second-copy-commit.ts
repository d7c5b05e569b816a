/**
 * The commit of AhmedBaset/hadith-json that every pointer of the second copies refers to. Later commits moved texts to
 * other files and numbers.
 */
export const secondCopyCommit = 'a35e464e83aad7c8c9f2a47b4a39bc2e73fd3cc7';
