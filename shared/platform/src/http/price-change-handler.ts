/** 301220: what was to be paid for has another price now. The shell owns the question; a call only knows this handler. */
import { looseObject, optional, safeParse, string } from 'valibot'

/** What the member is asked: amounts as they stand on the wire. */
export type PriceChange = {
  /** '' when the server did not name it. */
  name: string
  before: string
  now: string
}

/** Shows the old and the new price. @returns whether the member wants it at the new one */
export type PriceChangeHandler = (change: PriceChange) => Promise<boolean>

const answerSchema = looseObject({ price: string(), name: optional(string(), '') })
const pricedSchema = looseObject({ price: string() })

let handler: PriceChangeHandler | null = null

/** The shell says how the question is put. Until then a call is refused with the server's sentence. @returns its own undo */
export function installPriceChangeHandler(ask: PriceChangeHandler): () => void {
  handler = ask
  return () => {
    if (handler === ask) handler = null
  }
}

/**
 * Asks whether a refused input may go out at the new price. Its request number stays: nothing was done under it, and after a lost answer the
 * screen asks by the number that it knows.
 *
 * @param input of the call, with the price that the member saw
 * @param data of the refusal
 * @returns the input at the new price, null when the member does not want it or there is no price to compare
 */
export async function atNewPrice(input: unknown, data: unknown): Promise<object | null> {
  const priced = safeParse(pricedSchema, input)
  const answer = safeParse(answerSchema, data)
  if (handler === null || !priced.success || !answer.success || answer.output.price === priced.output.price) return null
  const change = { name: answer.output.name, before: priced.output.price, now: answer.output.price }
  const isWanted = await handler(change).catch(() => false)
  return isWanted ? { ...priced.output, price: answer.output.price } : null
}
