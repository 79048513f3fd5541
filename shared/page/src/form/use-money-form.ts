/** A form that moves money: draft, validation, refusal, request number, submit and unknown outcome in one hook (RULES.md PAGE-4 to PAGE-10). */
import { useDraftFields, useRequestNo } from '@lantern/platform'
import { type FormEvent, useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { type Refusal, refusalOf } from './refusal.ts'
import { type Submit, useSubmit } from './use-submit.ts'

export type MoneyFormOptions<Schema extends GenericSchema<Record<string, unknown>>, Body, Result> = {
  /** Name of the draft; unique per form. */
  name: string
  /** Fields kept across a reload or a lost session. Must not include passwords and codes. */
  schema: Schema
  initial: InferOutput<Schema>
  /** Why money moved, for `money:changed`. */
  reason: string
  /** The request without its request number. Any change to it, including a password, makes it a new request. */
  body: (fields: InferOutput<Schema>) => Body
  /** Sends it, once. */
  send: (body: Body & { requestNo: string }) => Promise<Result>
  /** Looks up by request number a write whose answer was lost; null when it never arrived. */
  find: (requestNo: string) => Promise<Result | null>
  onDone: (result: Result) => void
  onRefused?: (refusal: Refusal) => void
}

export type MoneyForm<Fields> = {
  fields: Fields
  /** Changes fields and clears the refusal of the earlier input. */
  change: (part: Partial<Fields>) => void
  /** The form started with a draft. */
  wasRestored: boolean
  /** The member has tried to submit: from now on fields show their errors. */
  isChecked: boolean
  isBusy: boolean
  refusal: Refusal | null
  clearRefusal: () => void
  submit: Pick<Submit<unknown>, 'state' | 'ask'>
  /** Message at a field: `own` once the form was validated, else that of the refusal under one of the names. */
  errorOf: (names: string | readonly string[], own?: string | false | null) => string | undefined
  /** Submit handler: locks the form and sends when `isReady` allows it, at once or after a question to the member. */
  submitWhen: (isReady: () => boolean | Promise<boolean>) => (event: FormEvent) => void
  /** Resets for the next use: these fields, nothing validated. */
  startOver: (part: Partial<Fields>) => void
}

export function useMoneyForm<Schema extends GenericSchema<Record<string, unknown>>, Body extends object, Result>(
  options: MoneyFormOptions<Schema, Body, Result>,
): MoneyForm<InferOutput<Schema>> {
  type Fields = InferOutput<Schema>
  const [fields, changeDraft] = useDraftFields(options.name, options.schema, options.initial)
  const [wasRestored] = useState(() => JSON.stringify(fields) !== JSON.stringify(options.initial))
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const submit = useSubmit<Result>({
    reason: options.reason,
    onDone: options.onDone,
    onRefused(error) {
      const next = refusalOf(error)
      setRefusal(next)
      if (next) options.onRefused?.(next)
    },
  })
  const body = options.body(fields)
  const requestNo = useRequestNo({ ...body, round: submit.round })

  const change = (part: Partial<Fields>) => {
    changeDraft(part)
    setRefusal(null)
    if (submit.state.kind === 'not-received') submit.clear()
  }
  const isAsking = useRef(false)
  const send = () => {
    setRefusal(null)
    submit.submit({ send: () => options.send({ ...body, requestNo }), find: () => options.find(requestNo) })
  }

  return {
    fields,
    change,
    wasRestored,
    isChecked,
    isBusy: submit.isBusy,
    refusal,
    clearRefusal: () => setRefusal(null),
    submit,
    errorOf(names, own) {
      if (isChecked && own) return own
      return [names].flat().flatMap((name) => refusal?.fields[name] ?? [])[0]
    },
    submitWhen: (isReady) => (event) => {
      event.preventDefault()
      setChecked(true)
      if (submit.isBusy || isAsking.current) return
      const ready = isReady()
      if (typeof ready === 'boolean') {
        if (ready) send()
        return
      }
      isAsking.current = true
      void ready
        .then((isYes) => isYes && send())
        .finally(() => {
          isAsking.current = false
        })
    },
    startOver(part) {
      change(part)
      setChecked(false)
    },
  }
}
