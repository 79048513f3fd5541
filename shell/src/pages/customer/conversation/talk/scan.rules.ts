/** What must not pass unnoticed in a conversation: accounts to pay to in an agent's words, codes in a member's. */

/** 13 to 19 digits, perhaps in groups: a card. */
const CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\d.])/
/** TRC20 and ERC20 addresses. */
const WALLET = /\bT[1-9A-HJ-NP-Za-km-z]{33}\b|\b0x[0-9a-fA-F]{40}\b/
/** Six digits alone: an SMS code or a fund password. */
const CODE = /(?<!\d)\d{6}(?!\d)/g

/** Whether a text names a card or a wallet (screens.md G2: then the security tip shows). */
export function namesAccount(text: string): boolean {
  return CARD.test(text) || WALLET.test(text)
}

/** The text with its six-digit codes covered; the same text when there are none. */
export function maskCodes(text: string): string {
  return text.replace(CODE, '******')
}
