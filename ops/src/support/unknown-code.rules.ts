/** Why a support code has no case, and what to do. Pure. */
export function unknownCode(code: string): string {
  return `No edge has reported the code ${code}. It may be misread, or older than 30 days. An edge that cannot reach ops logs it: look for supportCode "${code}".`
}
