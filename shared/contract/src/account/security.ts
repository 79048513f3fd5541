/** Security settings (screens.md 6, security). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema } from '../wire/fields.ts'

const WANTED_FUND_PASSWORD = 'a fund password is six digits without repeats or runs'

/** Six digits, no digit three times in a row, no sequence of three or more (screens.md 0.4). */
export function isFundPassword(text: string): boolean {
  if (!/^\d{6}$/.test(text)) return false
  const digits = [...text].map(Number)
  for (let index = 2; index < digits.length; index += 1) {
    const [first = 0, second = 0, third = 0] = digits.slice(index - 2, index + 1)
    const step = second - first
    if (Math.abs(step) <= 1 && third - second === step) return false
  }
  return true
}

/** Sets the first one. Repeating it with the same digits changes nothing; other digits are refused (711015): changing is another call. */
export const fundPasswordSet = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/security/fundPwd/set',
  kind: 'write',
  access: 'member',
  request: v.object({
    pwd: v.pipe(v.string(), v.regex(/^\d{6}$/, WANTED_FUND_PASSWORD), v.check(isFundPassword, WANTED_FUND_PASSWORD)),
  }),
  response: emptySchema,
})
