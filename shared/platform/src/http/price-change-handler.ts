/** 301220: the price of a purchase has changed. The shell installs the handler that asks the member; calls only know this module. */
import { integer, looseObject, minValue, number, optional, pipe, safeParse, string, union } from 'valibot'

/** Data of the question: prices in wire format. Money is text, coins are a number. */
export type PriceChange = {
  /** '' when the server did not name it. */
  name: string
  before: string | number
  now: string | number
}

/** Shows the old and the new price. @returns whether the member accepts the new one */
export type PriceChangeHandler = (change: PriceChange) => Promise<boolean>

const priceSchema = union([string(), pipe(number(), integer(), minValue(0))])
const answerSchema = looseObject({ price: priceSchema, name: optional(string(), '') })
const pricedSchema = looseObject({ price: priceSchema })

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
  if (handler === null || !priced.success || !answer.success) return null
  const [before, now] = [priced.output.price, answer.output.price]
  if (typeof before !== typeof now || before === now) return null
  const change = { name: answer.output.name, before, now }
  const isWanted = await handler(change).catch(() => false)
  return isWanted ? { ...priced.output, price: now } : null
}
