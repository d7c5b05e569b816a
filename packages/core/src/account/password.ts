/** UTF-16 units. The specification asks for at least six; the maximum of 128 limits the work of hashing. */
export const passwordLength = { min: 6, max: 128 } as const;

export const passwordReasons = ['tooShort', 'tooLong', 'personal', 'repetitive', 'short', 'uniform'] as const;
/** Why a password is weak; null if nothing weakens it. The screen supplies the text. */
export type PasswordReason = (typeof passwordReasons)[number];

export interface PasswordStrength {
  /** 0 refused, 1 weak, 2 fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  reason: PasswordReason | null;
}

export interface PasswordOwner {
  email?: string;
  firstName?: string;
  lastName?: string;
}

/**
 * Rates a password while the user types. It is a hint and not a verdict: length counts most, then variety (NIST SP
 * 800-63B §3.1.1.2 and appendix A). The server refuses common passwords, because its list is too long for a page.
 */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (password.length < passwordLength.min) return { score: 0, reason: 'tooShort' };
  if (password.length > passwordLength.max) return { score: 0, reason: 'tooLong' };
  // A run or a repetition makes guessing no harder, so only the rest counts.
  const left = withoutRuns(password.toLowerCase());
  if (left.length < passwordLength.min) return { score: 1, reason: 'repetitive' };
  if (isPersonal(password.toLowerCase(), owner)) return { score: 1, reason: 'personal' };
  const isVaried = variety(password) >= 3;
  if (left.length < 10) return { score: isVaried ? 2 : 1, reason: 'short' };
  if (left.length < 14 && !isVaried) return { score: 2, reason: 'uniform' };
  return { score: left.length >= 18 || (left.length >= 14 && isVaried) ? 4 : 3, reason: null };
}

// Drops each character that repeats its neighbour or continues a run such as `abc` or `321`.
function withoutRuns(password: string): string {
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const kept = points.filter((point, index) => {
    const step = point - (points[index - 1] ?? Number.NaN);
    const before = (points[index - 1] ?? Number.NaN) - (points[index - 2] ?? Number.NaN);
    return step !== 0 && !(Math.abs(step) === 1 && step === before);
  });
  const isFewLetters = new Set(kept).size <= 3;
  return isFewLetters ? '' : String.fromCodePoint(...kept);
}

// Without the names and the address, too little is left to guess.
function isPersonal(password: string, { email = '', firstName = '', lastName = '' }: PasswordOwner): boolean {
  const names = [email, email.split('@', 1)[0] ?? '', firstName, lastName]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= 3);
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), password);
  return rest.length < password.length && rest.length < 8;
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const variety = (password: string): number => kinds.filter((kind) => kind.test(password)).length;
