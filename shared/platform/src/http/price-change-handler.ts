/** 301220: the price of a purchase has changed. The shell installs the handler that asks the member; calls only know this module. */
import { looseObject, optional, safeParse, string } from 'valibot'

/** Data of the question: amounts in wire format. */
export type PriceChange = {
  /** '' when the server did not name it. */
  name: string
  before: string
  now: string
}

/** Shows the old and the new price. @returns whether the member accepts the new one */
export type PriceChangeHandler = (change: PriceChange) => Promise<boolean>

const answerSchema = looseObject({ price: string(), name: optional(string(), '') })
const pricedSchema = looseObject({ price: string() })

let handler: PriceChangeHandler | null = null

/** Registers how the question is shown. Without it, a call is refused with the server's message. @returns its undo */
export function installPriceChangeHandler(ask: PriceChangeHandler): () => void {
  handler = ask
  return () => {
    if (handler === ask) handler = null
  }
}

/**
 * Asks whether a refused input may be sent at the new price. Its request number stays: nothing was executed under it, and after a lost answer the
 * screen looks it up by the number that it knows.
 *
 * @param input of the call, with the price that the member saw
 * @param data of the refusal
 * @returns the input with the new price, null when the member declines or there is no price to compare
 */
export async function withNewPrice(input: unknown, data: unknown): Promise<object | null> {
  const priced = safeParse(pricedSchema, input)
  const answer = safeParse(answerSchema, data)
  if (handler === null || !priced.success || !answer.success || answer.output.price === priced.output.price) return null
  const change = { name: answer.output.name, before: priced.output.price, now: answer.output.price }
  const isWanted = await handler(change).catch(() => false)
  return isWanted ? { ...priced.output, price: answer.output.price } : null
}
