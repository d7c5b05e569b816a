/** The token of a link from the mail, `#token=...`; undefined when there is none. Servers and logs never see it. */
export function resetToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined;
}
