/** Reasons why an import gives nothing; each has its own text. */
export type Failure =
  /** Neither an export of Apple Health nor of Google. */
  | 'notExport'
  /** Several files, and one of them is of Apple Health, whose exports are whole. */
  | 'several'
  /** An export, but without a value that we can use. */
  | 'nothing'
  /** The file ended or became unreadable before the first whole day. */
  | 'broken'
  /** It expands to far more than an export does. */
  | 'bomb'
  /** It declares XML entities, which no export does. */
  | 'entities'
  | 'encrypted'
  /** The browser could not read the file, for example because it was moved. */
  | 'unreadable';

export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
