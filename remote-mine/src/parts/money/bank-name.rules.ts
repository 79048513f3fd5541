const BOTH = /^(\p{Script=Han}+) ([ -~]+)$/u

/** The part of a bank's name in the language of the page, if it has two: `模拟银行 SIM BANK`. */
export function bankName(bank: string, locale: string): string {
  const [, chinese, latin] = BOTH.exec(bank) ?? []
  return (locale === 'en' ? latin : chinese) ?? bank
}
