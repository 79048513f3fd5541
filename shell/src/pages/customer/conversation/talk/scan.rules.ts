/** Detects sensitive content in a conversation: payment accounts in an agent's lines, codes in a member's. */

/** A card: 13 to 19 digits, possibly in groups. */
const CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\d.])/
/** TRC20 and ERC20 addresses. */
const WALLET = /\bT[1-9A-HJ-NP-Za-km-z]{33}\b|\b0x[0-9a-fA-F]{40}\b/
/** Six digits alone: an SMS code or a fund password. */
const CODE = /(?<!\d)\d{6}(?!\d)/g

/** Whether a text contains a card or wallet number (screens.md G2: then the security tip shows). */
export function namesAccount(text: string): boolean {
  return CARD.test(text) || WALLET.test(text)
}

/** Masks six-digit codes in a text; returns the same text when it has none. */
export function maskCodes(text: string): string {
  return text.replace(CODE, '******')
}
