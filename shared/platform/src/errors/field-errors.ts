/** 10003: the server names the invalid fields, each with a message. */
import * as CODE from '@lantern/contract/code'
import { validationDataSchema } from '@lantern/contract/envelope'
import { safeParse } from 'valibot'
import { isBusinessError } from './errors.ts'

/** Messages by field name; empty when the error names no field. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return isBusinessError(error, CODE.VALIDATION) ? fieldsOf(error.data) : {}
}

/** The same from the data of an answer. */
export function fieldsOf(data: unknown): Readonly<Record<string, string>> {
  const parsed = safeParse(validationDataSchema, data)
  return parsed.success ? parsed.output.fields : {}
}
