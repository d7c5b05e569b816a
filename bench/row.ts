/** One line of the report. */
export interface Row {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly kept: boolean;
}
