/** `requestNo` of a form: the same one until the form changes, so that a repeated submit is the same order (screens.md 0.1). */
import { useRef } from 'react'
import { newUuid } from '../storage/device.ts'

export function newRequestNo(): string {
  return newUuid()
}

/**
 * A UUID that stays as long as the fields of the form stay.
 * @param fields everything that is sent; compared by its JSON
 */
export function useRequestNo(fields: unknown): string {
  const text = JSON.stringify(fields)
  const held = useRef<{ text: string; requestNo: string } | null>(null)
  if (held.current === null || held.current.text !== text) held.current = { text, requestNo: newRequestNo() }
  return held.current.requestNo
}
