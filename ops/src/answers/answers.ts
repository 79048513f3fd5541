/** The envelope of API answers and refusals. */
import * as CODE from '@lantern/contract/code'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Refusal } from '../texts/refusal.rules.ts'

const TOO_SHORT = 'write at least 3 characters'
const TOO_LONG = 'write at most 300 characters'
/** The reason of a change: required, one line, so that it cannot fake further lines in a list. */
export const reasonSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')),
  v.trim(),
  v.minLength(3, TOO_SHORT),
  v.maxLength(300, TOO_LONG),
)

export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  reply: FastifyReply,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  void fail(reply, 400, CODE.VALIDATION, `The address is wrong: ${result.issues[0].message}.`)
  return undefined
}

export function ok(data: unknown) {
  return { status_code: CODE.SUCCESS, message: '', data }
}

export function refuse(reply: FastifyReply, refusals: Refusal[]): FastifyReply {
  return reply.code(422).send(refusedBody(refusals))
}

export function refusedBody(refusals: Refusal[]) {
  // The API answers in English; the console uses `zh`.
  const told = refusals.map(({ rule, what, fix }) => ({ rule, what, fix }))
  return { status_code: CODE.VALIDATION, message: told.map(({ what }) => what).join(' '), data: { refusals: told } }
}

export function fail(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ status_code: code, message })
}
