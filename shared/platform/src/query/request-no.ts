/** `requestNo` of a form: unchanged until the form changes, so that a repeated submit is the same order (screens.md 0.1). */
import { useRef } from 'react'
import { newUuid } from '../storage/device.ts'

export function newRequestNo(): string {
  return newUuid()
}

/**
 * A UUID that is stable while the fields of the form are unchanged.
 * @param fields everything that is sent; compared as JSON
 */
export function useRequestNo(fields: unknown): string {
  const text = JSON.stringify(fields)
  const held = useRef<{ text: string; requestNo: string } | null>(null)
  if (held.current === null || held.current.text !== text) held.current = { text, requestNo: newRequestNo() }
  return held.current.requestNo
}
